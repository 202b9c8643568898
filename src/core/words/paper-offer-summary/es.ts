// The summary of an offer for its owner, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Resumen de su oferta',
  lede: 'Para {business}, al {date}. Indica lo que cuesta cada oferta en total, con todos los pagos. No es un contrato: no se debe nada hasta que ambas partes hayan firmado uno.',
  ledeChosen:
    'Para {business}, al {date}. Indica lo que cuesta en total la oferta que usted eligió, con todos los pagos. No es un contrato: no se debe nada hasta que ambas partes hayan firmado uno.',
  disclosureTitle: 'Primero recibe una divulgación',
  disclosure:
    'La ley de su estado exige divulgar una oferta en un formato propio. La recibe antes de firmar, y es la que vale si difiere de este resumen.',
  compareTitle: 'Las ofertas, una junto a otra',
  compareCaption: 'Cada oferta con su costo total',
  offer: 'Oferta',
  offerOf: 'Oferta {at}: {term} meses',
  amount: 'Usted recibe',
  amountAbout: 'En un solo pago. No se descuenta nada.',
  cost: 'Costo',
  total: 'Devuelve en total',
  apr: 'APR',
  term: 'Plazo, en meses',
  payment: 'Pago',
  weekly: 'Pago semanal',
  daily: 'Pago cada día bancario',
  lastPayment: 'Último pago',
  count: 'Número de pagos',
  perDollar: 'Devuelve por cada $1',
  funded: 'Fondos enviados a más tardar, si elige ahora',
  ends: 'Último pago el',
  aprAbout:
    'La APR se calcula con el importe, los pagos y sus días por el método actuarial de la Regulación Z, Apéndice J. Permite comparar ofertas de distinta duración.',
  aprWeeks:
    'Las semanas cuentan como iguales: cuando un día festivo bancario pasa un pago al siguiente día bancario, la APR no lo tiene en cuenta, como permite la Regulación Z (12 CFR 1026.17(c)(3)).',
  datesPast:
    'Los días en que se basaba esta oferta ya pasaron, por eso no se puede nombrar el día de ningún pago. Un representante nombrará otros.',
  schedule: 'Todos los pagos de la oferta {at}',
  number: 'N.º',
  on: 'Fecha',
  amountDue: 'Pago',
  left: 'Queda por pagar',
  sum: 'En total',
  empty: 'Ahora no se puede nombrar ningún día.',
  early:
    'Puede pagar antes en cualquier momento y sin cargo. Eso por sí solo no reduce el total; pregúntenos cuánto debería.',
}
