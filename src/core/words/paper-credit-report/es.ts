// The credit report as a paper, Spanish.
import type { en } from './en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  title: 'Informe de crédito',
  titleOf: 'Informe de crédito de {name}',
  none: 'No se conserva ningún informe de crédito de esta solicitud.',
  bureau: 'Agencia',
  inquiry: 'Consulta',
  soft: 'Suave: no cambia el puntaje',
  obtained: 'Obtenido',
  consented: 'Consentimiento dado',
  purpose: 'Finalidad',
  opened: 'Abierto para',
  until: 'Vale hasta',
  onScale: 'En una escala de {lowest} a {highest}.',
  late: '{days} días de atraso',
}
