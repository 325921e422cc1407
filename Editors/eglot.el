;; Emacs 29 or newer; before that, with the package eglot.
(require 'eglot)
(add-to-list 'eglot-server-programs '(swift-mode . ("glasslint" "lsp")))
(add-hook 'swift-mode-hook #'eglot-ensure)

;; Fix on save.
(defun glasslint-fix-all ()
  (when (and (derived-mode-p 'swift-mode) (eglot-current-server))
    (ignore-errors (eglot-code-actions (point-min) (point-max) "source.fixAll.glasslint" t))))
(add-hook 'before-save-hook #'glasslint-fix-all)
