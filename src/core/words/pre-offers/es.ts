// Pre-offers: estimates on what was stated, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  looking: 'Buscando ofertas',
  lookingText: 'Toma solo un momento',
  title: '¡Felicidades! Usted precalifica',
  estimate:
    'Estos montos son estimaciones según lo que nos dijo. Todavía no hemos visto datos de su banco, así que no son una oferta ni tienen precio; el monto final puede cambiar.',
  select: 'Elija entre las ofertas disponibles',
  another: '¿Necesita otro monto?',
  upTo: 'Hasta {amount}',
  lowerAmount: 'Escriba un monto menor',
  validAmount: 'Elija un monto válido',
  thenBank:
    'Después volvemos a su cuenta bancaria: al conectarla, la estimación puede convertirse en una oferta, muchas veces en minutos.',
  continue: 'Continuar',
  saving: 'Guardando',
  without: 'Seguir sin banco',
  failed: 'Ocurrió un error',
  again: 'Intentar de nuevo',
}
