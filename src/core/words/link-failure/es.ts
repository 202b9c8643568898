// What a link says that could not be opened, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  invalidTitle: 'Este enlace no funciona',
  invalid: 'El enlace no es válido o ya venció. Pida uno nuevo a su representante.',
  newLinkText: 'También podemos enviarle un enlace nuevo.',
  newLink: 'Enviarme un enlace nuevo',
  newLinkSentTitle: 'Revise su correo o sus mensajes',
  newLinkSent:
    'Si podemos enviarle un enlace nuevo, le llegará en unos minutos al correo electrónico o celular registrado. Si no llega nada, comuníquese con su representante.',
  failedTitle: 'No pudimos verificar su enlace',
  retry: 'Intentar de nuevo',
  contact: 'Puede comunicarse con nosotros: {contact}.',
}
