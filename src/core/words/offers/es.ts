// The offers page, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  qualified: '¡Buenas noticias: usted califica!',
  loading: 'Buscando sus ofertas',
}
