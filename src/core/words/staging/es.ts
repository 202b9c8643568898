// The testers' menu, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Pruebas',
  page: 'Página {page}/{last}',
  back: 'Página anterior',
  forward: 'Página siguiente',
  mobile: 'Móvil',
  desktop: 'Escritorio',
}
