// What is agreed to by going on from a first page, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  before: 'Al continuar, acepta el',
  agreement: 'acuerdo de solicitud',
  and: 'y el',
  eSign: 'consentimiento de firma electrónica',
  confirm: 'y confirma que leyó el',
  privacy: 'aviso de privacidad',
  newWindow: '(se abre en otra ventana)',
}
