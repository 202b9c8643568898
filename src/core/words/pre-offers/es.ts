// Pre-offers: estimates on what was stated, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: '¡Felicidades! Usted está precalificado',
  looking: 'Buscando ofertas',
  continue: 'Continuar',
}
