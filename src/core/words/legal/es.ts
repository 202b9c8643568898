// Around a legal text: loading, failure, its date, whom to write to. Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  loading: 'Cargando el texto',
  failed: 'No se pudo cargar el texto.',
  retry: 'Intentar de nuevo',
  version: 'Vigente desde el {date}',
  contact: 'Contacto: {contact}',
  print: 'Imprimir o guardar como PDF',
  others: 'Otros textos',
  agreement: 'Acuerdo de solicitud',
  'e-sign': 'Consentimiento de firma electrónica',
  privacy: 'Aviso de privacidad',
}
