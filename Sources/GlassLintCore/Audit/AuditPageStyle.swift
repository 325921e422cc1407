/// How the page of an audit looks. Every text has at least 4.5:1 on what is behind it, in both schemes.
enum AuditPageStyle {
  static let sheet: HTML = #"""

    :root {
      color-scheme: light dark;
      --ground: #FCFCFB; --panel: #F4F4F1; --raised: #FFFFFF; --line: #DCDCD6; --strong: #8B8B85;
      --text: #1B1B1D; --quiet: #5A5A60; --accent: #0B57C2; --written: #868D99; --missed: #C25A12; --missed-text: #9C4408;
      --mark: #FFE9D6; --wash: #E8F0FC; --focus: #0B57C2;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #141416; --panel: #1D1D20; --raised: #232327; --line: #36363B; --strong: #77777F;
        --text: #F1F1F3; --quiet: #A9A9B1; --accent: #7DB7FF; --written: #6D7582; --missed: #F0934A; --missed-text: #FFB27A;
        --mark: #4A2E17; --wash: #1E2C40; --focus: #9CC9FF;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--ground); color: var(--text);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
      font-feature-settings: "kern", "liga"; -webkit-font-smoothing: antialiased;
    }
    .top, main, footer { max-width: 70rem; margin: 0 auto; padding: 0 1.5rem; }
    .top { padding-top: 4.5rem; padding-bottom: 2rem; }
    .kicker { margin: 0 0 .5rem; color: var(--quiet); font-size: .8125rem; font-weight: 600; letter-spacing: .09em; text-transform: uppercase; }
    h1 { margin: 0 0 .5rem; font-size: clamp(2.25rem, 6vw, 3.5rem); line-height: 1.05; letter-spacing: -.03em; font-weight: 700; overflow-wrap: anywhere; }
    h2 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em; font-weight: 680; }
    h3 { margin: 2.25rem 0 .75rem; font-size: 1rem; letter-spacing: -.005em; font-weight: 650; }
    p { margin: 0 0 1rem; max-width: 44rem; }
    .lead { color: var(--quiet); font-size: 1.0625rem; text-wrap: pretty; }
    .lead b { color: var(--text); font-weight: 600; }
    .note, small { color: var(--quiet); font-size: .8125rem; }
    code, .mono { font: .8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: 1px; }
    a:hover { text-decoration-thickness: 2px; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
    .hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; left: 1rem; top: -4rem; z-index: 3; padding: .6rem 1rem; background: var(--raised); border-radius: 0 0 .5rem .5rem; }
    .skip:focus { top: 0; }

    nav { position: sticky; top: 0; z-index: 2; background: var(--ground); border-block: 1px solid var(--line); }
    nav ul { display: flex; gap: .25rem; max-width: 70rem; margin: 0 auto; padding: .375rem 1rem; overflow-x: auto; list-style: none; scrollbar-width: thin; }
    nav a { display: block; padding: .375rem .625rem; border-radius: .5rem; color: var(--text); font-size: .875rem; text-decoration: none; white-space: nowrap; }
    nav a:hover { background: var(--panel); }

    section { padding: 3.5rem 0 1rem; }
    section + section { border-top: 1px solid var(--line); }
    footer { padding-top: 2rem; padding-bottom: 4rem; color: var(--quiet); font-size: .875rem; border-top: 1px solid var(--line); margin-top: 3rem; }

    .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(11.5rem, 1fr)); margin: 1.25rem 0 0; background: var(--raised); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; }
    .fact { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 1.25rem; box-shadow: 1px 1px 0 var(--line); }
    .fact dt { font-size: .9375rem; font-weight: 560; line-height: 1.3; order: 1; }
    .fact dd { display: contents; }
    .fact b { order: 2; font-size: 2.25rem; line-height: 1.1; letter-spacing: -.03em; font-weight: 650; font-variant-numeric: tabular-nums; }
    .fact span { order: 0; margin-top: .25rem; color: var(--quiet); font-size: .8125rem; }

    .scroll { position: relative; overflow-x: auto; margin: 0 0 1rem; }
    .scroll:focus-visible { outline-offset: 4px; }
    table { width: 100%; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
    th, td { padding: .5625rem .75rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: baseline; }
    thead th, thead td { border-bottom: 1px solid var(--strong); color: var(--quiet); font-weight: 560; white-space: nowrap; vertical-align: bottom; }
    tbody th { font-weight: 600; overflow-wrap: anywhere; min-width: 6rem; }
    tbody th small, td small { display: block; font-weight: 400; }
    tbody tr:hover { background: var(--panel); }
    .number { text-align: right; white-space: nowrap; }
    .wide { width: 34%; min-width: 7rem; vertical-align: middle; }
    thead button { display: inline-flex; align-items: center; gap: .3rem; margin: -.25rem -.375rem; padding: .25rem .375rem; border: 0; border-radius: .375rem; background: none; color: inherit; font: inherit; cursor: pointer; }
    thead button:hover { color: var(--text); background: var(--panel); }
    thead button::before, thead button::after { content: ""; width: .5rem; height: .3125rem; background: currentColor; opacity: .45; }
    thead button::before { order: 2; margin-right: -.8rem; transform: translateY(-.22rem); clip-path: polygon(50% 0, 100% 100%, 0 100%); }
    thead button::after { order: 3; transform: translateY(.22rem); clip-path: polygon(0 0, 100% 0, 50% 100%); }
    th[aria-sort="ascending"] button::before, th[aria-sort="descending"] button::after { opacity: 1; }
    th[aria-sort="ascending"] button::after, th[aria-sort="descending"] button::before { opacity: .15; }
    th[aria-sort="ascending"], th[aria-sort="descending"] { color: var(--text); }
    .filter { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin: 0 0 .75rem; font-size: .875rem; }
    .filter label { color: var(--quiet); }
    .filter input { flex: 0 1 16rem; min-width: 0; padding: .4375rem .75rem; border: 1px solid var(--strong); border-radius: .625rem; background: var(--raised); color: var(--text); font: inherit; }
    .filter output { color: var(--quiet); }
    html:not(.js) .filter { display: none; }

    .meter { position: relative; display: block; height: .625rem; margin: .3125rem 0; border-radius: 1rem; background: var(--line); overflow: hidden; }
    .meter > span { display: block; height: 100%; background: var(--accent); }
    .meter > i { position: absolute; top: 0; bottom: 0; width: 3px; margin-left: -1px; background: var(--text); }

    figure { margin: 1.5rem 0; }
    .histogram { display: block; max-width: none; height: auto; font: 11px/1 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
    .histogram .axis { stroke: var(--strong); }
    .histogram .written, .key.written::before { fill: var(--written); background: var(--written); }
    .histogram .named, .key.named::before { fill: var(--accent); background: var(--accent); }
    .histogram .missed, .key.missed::before { fill: var(--missed); background: var(--missed); }
    .histogram text { text-anchor: middle; fill: var(--text); }
    .histogram .count { fill: var(--quiet); font-size: 10px; }
    .histogram .value { font-weight: 560; }
    .histogram .step { fill: var(--text); }
    .legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-top: .5rem; color: var(--quiet); font-size: .8125rem; }
    .key::before { content: ""; display: inline-block; width: .6875rem; height: .6875rem; margin-right: .4375rem; border-radius: 2px; vertical-align: -1px; }
    .key.step::before { background: var(--text); clip-path: polygon(50% 0, 100% 100%, 0 100%); border-radius: 0; }

    .kinds { margin: 0; }
    .kinds > div { display: grid; grid-template-columns: 11rem 1fr; gap: .25rem 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
    .kinds dt { font-size: .875rem; font-weight: 560; }
    .kinds dd { margin: 0; display: flex; flex-wrap: wrap; gap: .25rem .375rem; }
    .pill { padding: .0625rem .5rem; border-radius: 1rem; background: var(--panel); font-size: .8125rem; font-variant-numeric: tabular-nums; }
    .pill small { margin-left: .3rem; }
    .mul { margin-right: .05em; }
    .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 0 2.5rem; }
    .plain { margin: 0; padding: 0; list-style: none; font-size: .9375rem; }
    .plain li { padding: .3125rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    .to { color: var(--quiet); }
    .worse { margin: 0 0 1rem; padding-left: 1.2rem; color: var(--missed-text); font-weight: 560; }
    mark { padding: .0625rem .3125rem; border-radius: .25rem; background: var(--mark); color: var(--missed-text); font-weight: 620; }
    .set { min-width: 7.5rem; }
    #screens-table tbody th { min-width: 13rem; }
    .set > * { display: inline-block; margin-right: .15rem; }

    summary { cursor: pointer; color: var(--accent); white-space: nowrap; }
    .places { margin: .375rem 0 0; padding: 0; list-style: none; font-size: .8125rem; max-width: 24rem; }
    .places li { padding: .125rem 0; }
    .path { overflow-wrap: anywhere; font-size: .8125rem; }
    .lines { color: var(--quiet); }

    tr:has(.color) > * { vertical-align: middle; }
    .color { display: inline-flex; align-items: center; gap: .625rem; }
    .color code, .color small { display: block; }
    .swatch { flex: none; display: inline-flex; width: 2.75rem; height: 1.75rem; border-radius: .5rem; overflow: hidden; box-shadow: inset 0 0 0 1px var(--strong); background: repeating-conic-gradient(#BBB 0 25%, #FFF 0 50%) 0 0 / .625rem .625rem; }
    .swatch i { flex: 1; box-shadow: inset 0 0 0 1px rgb(128 128 128 / .35); }
    .swatch.none { background: repeating-linear-gradient(135deg, var(--line) 0 3px, transparent 3px 7px); }
    .pairs { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none; }
    .pairs li { padding: 1rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--raised); }
    .pairs p { margin: .5rem 0 0; }
    .pair { display: flex; gap: 1.25rem; flex-wrap: wrap; }
    .aa { display: flex; gap: .75rem; align-items: center; font-size: .875rem; }
    .aa small { display: block; }
    .specimen { display: grid; place-items: center; width: 4rem; height: 4rem; border-radius: .75rem; font-size: 1.5rem; font-weight: 600; box-shadow: 0 0 0 1px var(--line); }
    .specimen-font { display: inline-block; min-width: 3.25rem; margin-right: .75rem; color: var(--text); line-height: 1.1 !important; vertical-align: middle; }
    .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); gap: 1.25rem 1rem; margin: 1.25rem 0 0; padding: 0; list-style: none; font-size: .875rem; font-variant-numeric: tabular-nums; }
    .tiles li { display: flex; flex-direction: column; align-items: flex-start; }
    .tiles code { max-width: 100%; }
    .stage { display: grid; place-items: center; width: 100%; aspect-ratio: 4 / 3; margin-bottom: .5rem; border-radius: .75rem; background: #ECECEA; overflow: hidden; }
    .card { width: 52%; height: 46%; border-radius: .625rem; background: #FFFFFF; }
    .corner { width: 6rem; height: 6rem; margin-bottom: .5rem; border: 2px solid var(--accent); border-right-color: transparent; border-bottom-color: transparent; border-right-width: 0; border-bottom-width: 0; background: linear-gradient(135deg, var(--wash), transparent 70%); }
    .frames { align-items: end; }
    .frame { display: grid; place-items: end start; min-height: 1rem; margin-bottom: .5rem; }
    .frame span { display: block; max-width: 6rem; max-height: 6rem; border: 1.5px solid var(--accent); border-radius: 3px; }
    .frame .tapped { background: var(--accent); }

    @media (max-width: 40rem) {
      .top, main, footer { padding-left: 1rem; padding-right: 1rem; }
      .top { padding-top: 2.5rem; }
      nav ul { padding-left: .5rem; }
      .kinds > div { grid-template-columns: 1fr; }
      .facts { grid-template-columns: 1fr 1fr; }
      .fact { padding: 1rem; }
      .fact b { font-size: 1.75rem; }
      .wide { min-width: 5rem; }
      th, td { padding-left: .5rem; padding-right: .5rem; }
      section { padding-top: 2.5rem; }
      .specimen-font { display: none; }
      .scroll table { min-width: 40rem; }
      #overview table, #labels table, #changes table { min-width: 0; }
    }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media (forced-colors: active) {
      .meter > span, .histogram rect, .swatch i, .specimen, .card, .frame .tapped { forced-color-adjust: none; }
    }
    @media print {
      :root { --ground: #FFFFFF; --panel: #FFFFFF; --raised: #FFFFFF; --line: #CCCCCC; --strong: #777777; --text: #000000; --quiet: #444444; --accent: #0B57C2; --written: #A9AFB9; --missed: #C25A12; --missed-text: #8A3B06; --mark: #FFFFFF; --wash: #FFFFFF; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      body { font-size: 10pt; }
      nav, .filter, .skip, thead button::before, thead button::after { display: none !important; }
      .top { padding-top: 0; }
      .scroll { overflow: visible; }
      .histogram { max-width: 100%; }
      section { break-inside: auto; padding-top: 1.5rem; }
      h2, h3 { break-after: avoid; }
      tr, li, figure { break-inside: avoid; }
    }

    """#
}
