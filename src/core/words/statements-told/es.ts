// Which statements that stand in for a bank are there, and which are missing, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  there: 'Recibimos {months}.',
  missing: 'Falta todavía: {months}.',
  unclearOne: 'Un archivo no se lee bien o no indica su mes: al subirlos le mostramos el porqué.',
  unclearMany: '{count} archivos no se leen bien o no indican su mes: al subirlos le mostramos el porqué.',
}
