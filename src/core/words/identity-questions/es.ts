// Hints and why we ask, of the questions about tax ids and the date of birth, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  einHint: 'Nueve dígitos, como 12-3456789',
  einWhy: 'distingue su negocio de otros con el mismo nombre. Se guarda cifrado.',
  ssnSoleWhy:
    'un propietario único no tiene otro número fiscal. Se guarda cifrado y esto no afecta su puntaje de crédito.',
  ssnWhy: 'para confirmar que es usted. Se guarda cifrado y esto no afecta su puntaje de crédito.',
  ssnHint: 'Nueve dígitos, como 123-45-6789. También sirve un ITIN.',
  birthWhy: 'solo los adultos pueden firmar, y necesitamos confirmar quién presenta la solicitud.',
  birthHint: 'Mes, día y año, como 04/25/1980',
}
