// The address field, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  addressManual: 'Escribir la dirección a mano',
  addressHint: 'Escriba calle y código postal, y elija su dirección de la lista.',
  addressSuggestions: 'Direcciones',
  addressFound: 'Encontramos {count} direcciones. Elija con las flechas del teclado.',
  addressFoundOne: 'Encontramos una dirección. Elíjala con la flecha hacia abajo.',
  addressNone: 'No encontramos la dirección. Puede escribirla a mano.',
  addressPartial: 'No pudimos llenar toda la dirección. Complétela, por favor.',
  addressFilled: 'Dirección completada.',
  addressElsewhere: 'El código postal {zip} es de {state}. Revise el estado y el código postal.',
  addressUseState: 'Usar {state}',
  noPoBoxes: 'Sin apartados postales (P.O. Box)',
}
