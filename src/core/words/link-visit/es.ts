// What every link says when it is opened, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  verifying: 'Verificando su enlace...',
  greeting: 'Hola, {firstName}:',
  invalidTitle: 'Este enlace no funciona',
  failedTitle: 'No pudimos verificar su enlace',
  retry: 'Intentar de nuevo',
  contact: 'Puede comunicarse con nosotros: {contact}.',
  send: 'Enviando...',
}
