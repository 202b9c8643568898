// Around every paper: page numbers, signature lines. Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  page: 'Página {page} de {pages}',
  signedBy: 'Firma de {signer}',
  oneLacking: '[1 carácter no imprimible]',
  lacking: '[{count} caracteres no imprimibles]',
  signedOn: 'Fecha de la firma',
}
