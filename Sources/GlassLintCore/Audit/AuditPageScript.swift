/// What sorts and filters the tables of the page. Without it, the page says the same.
enum AuditPageScript {
  static let code: HTML = #"""

    (function () {
      "use strict";
      document.documentElement.classList.add("js");
      function key(row, column) {
        var cell = row.cells[column];
        if (cell.dataset.v !== undefined) { return Number(cell.dataset.v); }
        return cell.textContent.trim();
      }
      function compare(a, b) {
        if (typeof a === "number" && typeof b === "number") { return a - b; }
        return String(a).localeCompare(String(b), "en", { numeric: true });
      }
      document.querySelectorAll("table").forEach(function (table) {
        var body = table.tBodies[0];
        Array.prototype.forEach.call(body.rows, function (row, position) { row.dataset.position = position; });
        table.querySelectorAll("thead button").forEach(function (button) {
          button.addEventListener("click", function () {
            var head = button.closest("th");
            var column = head.cellIndex;
            var numbers = head.classList.contains("number");
            var now = head.getAttribute("aria-sort");
            var next = now === "none" ? (numbers ? "descending" : "ascending")
              : now === (numbers ? "descending" : "ascending") ? (numbers ? "ascending" : "descending") : "none";
            table.querySelectorAll("th[aria-sort]").forEach(function (other) { other.setAttribute("aria-sort", "none"); });
            head.setAttribute("aria-sort", next);
            var rows = Array.prototype.slice.call(body.rows);
            rows.sort(function (a, b) {
              var order = next === "none" ? 0 : compare(key(a, column), key(b, column));
              if (next === "descending") { order = -order; }
              return order || a.dataset.position - b.dataset.position;
            });
            rows.forEach(function (row) { body.appendChild(row); });
          });
        });
      });
      document.querySelectorAll(".filter input").forEach(function (input) {
        var table = document.getElementById(input.getAttribute("aria-controls"));
        var output = input.parentElement.querySelector("output");
        var rows = Array.prototype.slice.call(table.tBodies[0].rows);
        input.addEventListener("input", function () {
          var words = input.value.toLowerCase().split(" ").filter(Boolean);
          var shown = 0;
          rows.forEach(function (row) {
            var text = row.textContent.toLowerCase();
            var hit = words.every(function (word) { return text.indexOf(word) >= 0; });
            row.hidden = !hit;
            if (hit) { shown += 1; }
          });
          output.textContent = words.length ? shown + " of " + rows.length + " rows" : rows.length + " rows";
        });
        input.addEventListener("keydown", function (event) {
          if (event.key === "Escape" && input.value) {
            input.value = "";
            input.dispatchEvent(new Event("input"));
            event.preventDefault();
          }
        });
      });
    })();

    """#
}
