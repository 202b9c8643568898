// What an owner can say of a deposit that the bank's text does not explain, in both languages.
import type { Choice } from './choice.ts'

export const creditWordChoices = [
  {
    value: 'customer',
    en: 'A customer’s payment',
    es: 'Un pago de un cliente',
    hint: {
      en: 'For goods or work, or a deposit on them',
      es: 'Por mercancía o trabajo, o un anticipo del cliente',
    },
  },
  {
    value: 'loan',
    en: 'A loan or an advance',
    es: 'Un préstamo o un adelanto',
    hint: { en: 'Money that has to be paid back', es: 'Dinero que hay que devolver' },
  },
  {
    value: 'own',
    en: 'My own money',
    es: 'Dinero mío',
    hint: {
      en: 'From me, or another account or business of mine',
      es: 'Mío, o de otra cuenta o negocio míos',
    },
  },
  {
    value: 'other',
    en: 'Something else',
    es: 'Otra cosa',
    hint: {
      en: 'A refund, a grant, an insurance payment…',
      es: 'Un reembolso, una subvención, un pago del seguro…',
    },
  },
  {
    value: 'unknown',
    en: 'I don’t know',
    es: 'No lo sé',
    hint: {
      en: 'That’s fine: one of us will have a look',
      es: 'No hay problema: lo revisará uno de nosotros',
    },
  },
] as const satisfies readonly Choice[]
