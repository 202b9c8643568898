// Hints and why we ask, of the questions about the owner, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  creditHint: 'Basta con su mejor estimación',
  creditWhy: 'ayuda a acotar las ofertas. Aquí no consultamos su informe de crédito.',
  titleHint: 'Sugerido según su tipo de empresa',
  ownershipHint: 'Su propia parte, de 1 a 100',
  ownershipSole:
    'Un negocio de propietario único es de una sola persona: escriba 100 o elija otro tipo de negocio',
  ownershipWhy:
    'los demás dueños con una participación mayor se indican después de esta solicitud, reciben su propio enlace y también firman.',
  shareWhy: 'quien tiene una participación mayor firma por esa participación, y por ninguna otra razón.',
  ownAll: 'Soy dueño del 100%',
}
