// Documents that are asked for by name, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  photoId: 'Identificación con foto',
  voidedCheck: 'Cheque anulado',
  statements: 'Estados de cuenta del negocio',
  signingAuthority: 'Documento que nombra a quien puede firmar',
  signingAuthorityText:
    'Una resolución firmada, el acuerdo operativo o los estatutos que nombren a quien firma. O escríbanos y díganos quién puede firmar por el negocio.',
  customerPaper: 'Factura o contrato de un cliente',
  customerPaperText:
    'Por un depósito que usted dijo que pagó un cliente: una factura o un contrato con ese cliente.',
  statementsHint: 'Todas las páginas de cada mes, en PDF si puede. Puede elegir varios archivos.',
}
