// Hints and why we ask, of the questions about what the longer forms ask, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  descriptionHint: 'Por ejemplo: una panadería con dos hornos que vende a los cafés de la ciudad.',
  usesHint: 'Elija todas las que correspondan.',
  contactMethodHint: 'La usamos cuando falta algo.',
  websiteHint: 'Déjelo vacío si no tiene.',
}
