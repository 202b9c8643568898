// The labels of the questions about the owner, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  creditBand: 'Puntaje de crédito estimado',
  title: 'Cargo en el negocio',
  creditReport: 'Informe de crédito (opcional)',
  ownership: 'Porcentaje de participación',
}
