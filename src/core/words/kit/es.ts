// What parts of the kit say that a first page does not show, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  choose: 'Elija',
  close: 'Cerrar',
  dismiss: 'Quitar este mensaje',
  scoreOf: '{score} de {max}',
}
