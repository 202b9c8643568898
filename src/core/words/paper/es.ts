// Around every paper: page numbers, signature lines. Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  page: 'Página {page} de {pages}',
  signedBy: 'Firma de {signer}',
  signedOn: 'Fecha de la firma',
}
