// The labels of the questions about tax ids and the date of birth, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  ein: 'Número de identificación fiscal (EIN)',
  ssn: 'Número de Seguro Social',
  dateOfBirth: 'Fecha de nacimiento',
}
