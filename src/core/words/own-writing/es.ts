// A name in its owner's own writing, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  ownHint: 'Tal como usted lo escribe. Queda en su solicitud; los documentos llevan el nombre de arriba.',
}
