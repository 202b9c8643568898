// The field that searches a list, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  listLabel: 'Opciones',
  listFound: '{count} opciones. Use las flechas.',
  listNone: 'No hay nada con ese nombre. Pruebe otra palabra o escriba Otros servicios.',
}
