// Hints and why we ask, of the questions about the owner, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  creditHint: 'Basta con su mejor estimación',
  creditWhy: 'ayuda a elegir las ofertas. Aquí no consultamos su historial.',
  titleHint: 'Sugerido según su tipo de empresa',
  ownershipHint: 'Su propia parte, de 1 a 100',
  ownershipWhy: 'los propietarios con una parte mayor también se nombran y firman.',
  ownershipOthers:
    'Después de esta solicitud, su portal le pide los demás propietarios con una parte mayor. Cada uno recibe su propio enlace y firma por su propia parte; hasta entonces no hay contrato.',
  ownershipSole:
    'Un negocio de propietario único pertenece a una sola persona. Si otros tienen una parte, vuelva atrás y elija otro tipo de negocio; si todo es suyo, escriba 100.',
  ownAll: 'Soy dueño del 100%',
}
