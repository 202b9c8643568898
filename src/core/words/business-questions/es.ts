// Hints and why we ask, of the questions about the business, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  yearsHint: 'Desde la primera venta de este negocio. En general financiamos a partir de {months} meses.',
  yearsBelow:
    'En general financiamos negocios con {months} meses o más de actividad. Puede seguir de todos modos: recibirá una respuesta con los motivos.',
  startHint: 'Solo si quiere decirlo con exactitud: si no, vale su respuesta de arriba.',
}
