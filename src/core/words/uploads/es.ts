// The upload screens, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  continue: 'Continuar',
  later: 'Lo envío después',
  photoIdTitle: 'Suba su identificación con foto',
  voidedCheckTitle: 'Suba un cheque anulado',
  statementsTitle: 'Suba los estados de cuenta bancarios de los últimos 4 meses',
}
