/** One sheet for all pages of the simulator. */
export const style = `
:root { --ink: #1a1f36; --soft: #5b6478; --line: #d9dee8; --ground: #f6f8fb; --card: #fff; --accent: #4b45d1; --on: #fff; --bad: #b3182f; --bad-ground: #fdecef; --good: #0b6b46; --note: #fff3d1; --note-ink: #5a4300; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceff7; --soft: #a9b2c6; --line: #353c4f; --ground: #12151f; --card: #1b2030; --accent: #a7a2ff; --on: #12151f; --bad: #ff9aa8; --bad-ground: #3a1620; --good: #6fdcae; --note: #3a2f0d; --note-ink: #ffe3a0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
.notice { margin: 0; padding: .5rem 1rem; background: var(--note); color: var(--note-ink); text-align: center; font-size: .875rem; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
main.narrow { max-width: 34rem; }
.two { display: grid; gap: 2rem; }
@media (min-width: 52rem) { .two { grid-template-columns: 1fr 1fr; gap: 4rem; padding-top: 2rem; } }
h1 { font-size: 1.375rem; line-height: 1.3; margin: 0 0 .5rem; }
h2 { font-size: 1.0625rem; margin: 2rem 0 .75rem; }
.price { font-size: 2.25rem; font-weight: 700; line-height: 1.2; margin: 0; font-variant-numeric: tabular-nums; }
.soft, small { color: var(--soft); }
small { font-size: .875rem; }
a { color: var(--accent); }
.back { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration: none; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; }
.card + .card { margin-top: 1rem; }
label { display: block; margin: 0 0 .25rem; font-weight: 600; font-size: .9375rem; }
.field { margin-bottom: 1rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--soft); border-radius: .5rem; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; color: var(--on); background: var(--accent); border: 1px solid var(--accent); border-radius: .5rem; cursor: pointer; text-decoration: none; }
button.wide { width: 100%; }
button.plain { color: var(--accent); background: transparent; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.row .field { flex: 1 1 10rem; margin: 0; }
.error { background: var(--bad-ground); color: var(--bad); border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 1rem; }
.good { color: var(--good); }
dl { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; margin: 1.5rem 0; font-variant-numeric: tabular-nums; }
dt, dd { margin: 0; } dd { text-align: right; }
dl .sum { border-top: 1px solid var(--line); padding-top: .5rem; font-weight: 700; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .625rem .5rem .625rem 0; border-top: 1px solid var(--line); vertical-align: top; }
th { font-size: .875rem; color: var(--soft); }
.scroll { overflow-x: auto; }
details { margin-top: 1rem; } summary { min-height: 2.75rem; display: flex; align-items: center; cursor: pointer; color: var(--accent); }
code { font-size: .9375rem; white-space: nowrap; }
`;
