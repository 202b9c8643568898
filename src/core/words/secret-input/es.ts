// A field that hides what it holds, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  show: 'Mostrar',
  hide: 'Ocultar',
  change: 'Cambiar',
  keepIt: 'Dejar lo que ya dio',
  onFile: 'Ya tenemos este dato. Solo mostramos una parte.',
}
