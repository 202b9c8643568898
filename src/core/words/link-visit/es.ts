// What every link says when it is opened, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  verifying: 'Verificando su enlace...',
  greeting: 'Hola, {firstName}:',
  send: 'Enviando...',
}
