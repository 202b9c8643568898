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
  total: 'Usted paga en total',
  apr: 'Tasa porcentual anual (APR)',
  term: 'Plazo, en meses',
  payment: 'Pago',
  weekly: 'Pago semanal',
  daily: 'Pago cada día hábil',
  lastPayment: 'Último pago',
  count: 'Número de pagos',
  perDollar: 'Usted paga por cada $1',
  funded: 'Fecha límite de envío del dinero, si elige ahora',
  ends: 'Último pago el',
  aprAbout:
    'La APR se calcula con el monto, los pagos y sus fechas por el método actuarial del Reglamento Z, Apéndice J. Permite comparar ofertas de distinta duración.',
  aprWeeks:
    'Las semanas cuentan como iguales: cuando un día festivo bancario pasa un pago al siguiente día hábil, la APR no lo tiene en cuenta, como permite el Reglamento Z (12 CFR 1026.17(c)(3)).',
  datesPast:
    'Las fechas en que se basaba esta oferta ya pasaron, por eso no podemos dar la fecha de ningún pago. Un representante le dará fechas nuevas.',
  schedule: 'Todos los pagos de la oferta {at}',
  number: 'N.º',
  on: 'Fecha',
  amountDue: 'Pago',
  left: 'Queda por pagar',
  sum: 'En total',
  empty: 'Por ahora no podemos dar fechas.',
  early:
    'Puede pagar antes en cualquier momento y sin cargo. Eso por sí solo no reduce el total; pregúntenos cuánto debería.',
}
