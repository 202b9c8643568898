// The simulated issuer's pages: who signs on, and what went wrong. In the language that was asked for.
import type { IssuersPerson } from './people.ts'

const words = {
  en: {
    title: 'Sign on',
    lede: 'A simulated identity provider. Choose who you are; nothing is checked.',
    cancel: 'Cancel',
    factor: 'with a second factor',
    wrong: 'This sign-on cannot be made',
    left: 'You are signed off',
  },
  es: {
    title: 'Inicie sesión',
    lede: 'Un proveedor de identidad simulado. Elija quién es; no se comprueba nada.',
    cancel: 'Cancelar',
    factor: 'con segundo factor',
    wrong: 'Este inicio de sesión no se puede hacer',
    left: 'Su sesión terminó',
  },
} as const

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const frame = (language: string, title: string, body: string): string => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 24rem; margin: 3rem auto; padding: 0 1rem }
form { display: grid; gap: .75rem }
button { font: inherit; text-align: start; padding: .75rem 1rem; border: 1px solid; border-radius: .5rem; background: none; cursor: pointer; overflow-wrap: anywhere }
small { display: block; opacity: .75 }
</style>
<main><h1>${title}</h1>${body}</main></html>`

export function choosePage(people: readonly IssuersPerson[], asked: URLSearchParams): string {
  const language = asked.get('ui_locales')?.startsWith('es') ? 'es' : 'en'
  const t = words[language]
  const buttons = people.map(
    ({ sub, name, email = '', groups = [], amr = [] }) =>
      `<button name="person" value="${escape(sub)}">${escape(name)}<small>${escape(
        [email, ...groups, ...(amr.includes('mfa') ? [t.factor] : [])].filter(Boolean).join(' · '),
      )}</small></button>`,
  )
  return frame(
    language,
    t.title,
    `<p>${t.lede}</p><form method="post"><input type="hidden" name="asked" value="${escape(asked.toString())}">
${buttons.join('\n')}
<button name="person" value="">${t.cancel}</button></form>`,
  )
}

export const problemPage = (why: string): string => frame('en', words.en.wrong, `<p>${escape(why)}</p>`)
export const leftPage = (): string => frame('en', words.en.left, '')
