// The look of the bank pages: a plain card of its own, not the product's.

export const style = `
:root { --ink: #1c2430; --soft: #55606e; --line: #d3d8df; --strong: #7b8694; --ground: #f3f5f8; --paper: #fff; --deed: #26418f; --deed-dark: #1b2f69; --bad: #a3201a; --bad-soft: #fdeeec; --good: #1d6b3f; --good-soft: #e6f4ec }
* { box-sizing: border-box }
html, body { height: 100%; margin: 0 }
body { font: 400 1rem/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; color: var(--ink) }
body.frame { background: transparent }
.stage { height: 100%; overflow: auto; display: grid; place-items: center; padding: 1rem }
#card { width: min(28rem, 100%); max-height: 100%; overflow: auto; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; box-shadow: 0 12px 40px rgb(20 30 50 / .18); display: flex; flex-direction: column }
#card[aria-busy=true] main { opacity: .55 }
header { position: sticky; top: 0; background: var(--paper); border-bottom: 1px solid var(--line); border-radius: 1rem 1rem 0 0; z-index: 1 }
header form { display: grid; grid-template-columns: 2.75rem 1fr 2.75rem; align-items: center; padding: .25rem .5rem; margin: 0 }
header .name { text-align: center; font-weight: 600; font-size: .9375rem }
.icon { width: 2.75rem; height: 2.75rem; border: 0; background: none; border-radius: .5rem; font-size: 1.125rem; color: var(--ink); cursor: pointer }
button.icon:hover { background: var(--ground) }
main { padding: 1.5rem; display: grid; gap: 1rem; align-content: start }
footer { padding: .75rem 1.5rem 1rem; font-size: .8125rem; color: var(--soft); border-top: 1px solid var(--line) }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0; letter-spacing: -.01em; text-wrap: balance; outline: none }
h2 { font-size: 1rem; margin: 0 }
p, ul, dl { margin: 0; padding: 0 }
ul { list-style: none }
.lede { color: var(--soft) }
.small { font-size: .875rem; color: var(--soft) }
.ticks { display: grid; gap: .5rem }
.ticks li { padding-left: 1.75rem; position: relative }
.ticks li::before { content: '✓'; position: absolute; left: 0; color: var(--good); font-weight: 700 }
form { display: grid; gap: 1rem; margin: 0 }
.field { display: grid; gap: .375rem }
label, legend { font-weight: 600 }
input:not([type=checkbox]):not([type=hidden]) { font: inherit; min-height: 3rem; padding: 0 .875rem; border: 1.5px solid var(--strong); border-radius: .5rem; width: 100%; background: var(--paper); color: inherit }
input[aria-invalid=true] { border-color: var(--bad) }
button.primary, button.quiet { font: inherit; font-weight: 600; min-height: 3rem; border-radius: .5rem; padding: .5rem 1.25rem; cursor: pointer; border: 1.5px solid transparent }
button.primary { background: var(--deed); color: #fff }
button.primary:hover { background: var(--deed-dark) }
button.quiet { background: none; color: var(--deed); border-color: var(--line) }
button:disabled { opacity: .6; cursor: progress }
:focus-visible { outline: 3px solid #1b7fd1; outline-offset: 2px }
h1:focus-visible { outline: none }
a { color: var(--deed) }
.complaint { background: var(--bad-soft); color: var(--bad); border-left: 4px solid var(--bad); border-radius: .25rem; padding: .75rem 1rem; font-weight: 550 }
.banks, .accounts { display: grid; gap: .5rem }
.row { font: inherit; width: 100%; min-height: 3.5rem; display: flex; gap: .875rem; align-items: center; text-align: left; background: var(--paper); color: inherit; border: 1px solid var(--line); border-radius: .625rem; padding: .5rem .875rem; cursor: pointer; font-weight: 400 }
.row:hover { border-color: var(--deed); background: #f6f8fd }
.row b { display: block; font-weight: 600 }
.row input { width: 1.25rem; height: 1.25rem; accent-color: var(--deed); flex: none }
.row .money { margin-left: auto; font-variant-numeric: tabular-nums; white-space: nowrap }
.mark { width: 2.25rem; height: 2.25rem; flex: none; border-radius: 50%; background: #e5eafa; color: var(--deed-dark); display: grid; place-items: center; font-weight: 700 }
[hidden] { display: none !important }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0 }
legend { padding: 0; margin-bottom: .5rem }
.seal { width: 3.5rem; height: 3.5rem; border-radius: 50%; background: var(--good-soft); color: var(--good); display: grid; place-items: center; font-size: 1.75rem; font-weight: 700 }
details { border-top: 1px solid var(--line); padding-top: .75rem }
summary { cursor: pointer; color: var(--deed); font-weight: 600; min-height: 1.75rem }
dl { display: grid; gap: .125rem; margin-top: .5rem }
dt { margin-top: .375rem } dd { margin: 0; font-size: .875rem; color: var(--soft) }
code { font: 600 .875rem ui-monospace, 'SF Mono', Menlo, Consolas, monospace }
body.bank { background: #eef2ee; --deed: #23513c; --deed-dark: #173827 }
body.bank header { padding: 1rem 1.5rem; font: 700 1.25rem/1.2 Georgia, 'Times New Roman', serif; color: var(--deed-dark) }
body.bank header .small { display: block; font: 400 .8125rem/1.4 ui-sans-serif, system-ui, sans-serif; margin-top: .25rem }
@media (max-width: 30rem) {
  body.frame .stage { padding: 0; place-items: stretch } body.frame #card { border: 0; border-radius: 0; min-height: 100% } header { border-radius: 0 } main { padding: 1.25rem 1rem; flex: 1 } footer { padding: .75rem 1rem 1rem } body.bank header { padding: 1rem }
}
`
