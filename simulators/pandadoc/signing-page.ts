// The page that a signing session opens, made to be framed: it tells its frame what happens, as PandaDoc's own does.
import type { Recipient, SimDocument } from './documents.ts'

const style = `body{font:17px/1.5 system-ui;margin:0;background:#f5f6f8;color:#17212b}
main{max-width:36rem;margin:0 auto;padding:1.25rem}
h1{font-size:1.25rem;margin:.5rem 0}p{margin:.5rem 0}
label{display:block;font-weight:600;margin-top:1rem}
input{font:inherit;width:100%;box-sizing:border-box;padding:.7rem;border:1px solid #6b7785;border-radius:8px;min-height:48px}
button{font:inherit;min-height:48px;padding:.6rem 1.2rem;border-radius:8px;border:1px solid #17212b;background:#fff;color:inherit;margin:1rem .5rem 0 0}
button.main{background:#1a6b4d;border-color:#1a6b4d;color:#fff}
a{color:#0b5c8a}`

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const told = (type: string): string => `tell('session_view.document.${type}')`

const frame = (body: string, script: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign</title>
<style>${style}</style><main>${body}</main>
<script>const tell=(type)=>parent.postMessage({type,payload:{uuid:location.pathname.split('/')[2]}},'*');${script}</script></html>`

/** Text in both languages, as it is in for a page that has its own. */
export function signingPage(document: SimDocument, recipient: Recipient, session: string): string {
  const name = escaped(`${recipient.first_name} ${recipient.last_name}`.trim())
  return frame(
    `<h1>${escaped(document.name)}</h1>
<p>This page stands in for the signing provider's. <span lang="es">Esta página hace las veces de la del proveedor de firmas.</span></p>
<p><a href="/s/${session}/paper.pdf" target="_blank" rel="noopener">Read the document / <span lang="es">Leer el documento</span></a></p>
<form><label for="name">Type your full name to sign / <span lang="es">Escriba su nombre completo para firmar</span></label>
<input id="name" autocomplete="name" placeholder="${name}" required>
<button class="main">Finish / <span lang="es">Terminar</span></button>
<button type="button" id="no">Decline / <span lang="es">Rechazar</span></button></form>`,
    `const send=(what)=>fetch('/s/${session}/'+what,{method:'POST'}).then((answer)=>answer.ok?true:Promise.reject())
document.querySelector('form').addEventListener('submit',(event)=>{event.preventDefault();send('complete').then(()=>{document.querySelector('form').remove();${told('completed')}},()=>${told('exception')})})
document.querySelector('#no').addEventListener('click',()=>send('decline').then(()=>{document.querySelector('form').remove();${told('exception')}}))
${told('loaded')}`,
  )
}

export const lostPage = (): string =>
  frame('<h1>This session has ended</h1><p lang="es">Esta sesión ha terminado</p>', told('exception'))
