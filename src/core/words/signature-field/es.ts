// The label of the signature, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  signature: 'Firma',
  signatureVariant: 'Así escribo mi nombre',
}
