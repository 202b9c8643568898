// What the page itself says before its script runs, or where it never does, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  late: 'Esta página tarda en cargar. Vuelva a cargarla, por favor. Si no funciona, comuníquese con nosotros: {contact}.',
  noScript:
    'Esta solicitud necesita JavaScript. Actívelo en su navegador o comuníquese con nosotros y la llenamos juntos: {contact}.',
}
