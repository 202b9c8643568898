// What is asked where the parts of an address do not agree, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  zipElsewhere: 'El código postal {zip} es de {states}, no de {state}. Corrija el código postal o el estado.',
  zipUnknown: 'El código postal {zip} no existe. Revíselo, por favor.',
  militaryCity: 'Con {state}, la ciudad es APO, FPO o DPO. Corrija la ciudad o el estado.',
  militaryState: 'Una dirección APO, FPO o DPO lleva AA, AE o AP como estado. Corrija el estado o la ciudad.',
  militaryBusiness:
    'Escriba el lugar donde está el negocio. Una dirección postal militar solo sirve para un negocio que opera desde una casa de ese lugar.',
  noNumber:
    'Escriba la calle con su número, o la ruta rural con su buzón (box). Si no hay número, agregue «sin número» después de la calle.',
  wholeAddress: 'Escriba solo la calle: la ciudad, el estado y el código postal van aparte.',
}
