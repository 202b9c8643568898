// How the industry is asked, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  industryLabel: '¿A qué se dedica el negocio?',
  industryHint: 'Escriba una palabra, como panadería o transporte, y elija de la lista.',
}
