// The link under which the address of the business is confirmed, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Confirme la dirección de su negocio',
  addressTitle: '¿Está aquí su negocio?',
  addressLede: 'Revise la dirección y corrija lo que no esté bien. Después, continúe.',
  doneTitle: 'Gracias',
  doneText: 'La dirección de su negocio quedó confirmada. Aquí no tiene que hacer nada más.',
}
