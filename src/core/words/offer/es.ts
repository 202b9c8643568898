// The offer link, Spanish.
import type { en } from './en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  pageTitle: 'Su oferta',
  goodNews: '¡Buenas noticias, {name}!',
  goodNewsPlain: '¡Buenas noticias!',
  offer: 'Su oferta',
  approvedFor: 'Aprobamos para su negocio',
  term: 'Plazo',
  months: '{count} meses',
  monthOne: '1 mes',
  daily: 'Pago diario estimado, en días hábiles',
  apr: 'Tasa porcentual anual (APR)',
  total: 'Usted paga en total',
  estimate:
    'El pago diario es una estimación; también puede pagar por semana. La oferta será definitiva cuando hayamos verificado lo que nos dijo.',
  withdraw: 'Retirar los fondos',
  withdrawText:
    'Después elegirá el monto, el plazo y la frecuencia de los pagos. No se compromete a nada hasta que firme.',
  notHappy: 'No estoy conforme con esta oferta.',
  whyTitle: '¿Qué no le conviene?',
  'why.amount': 'El monto',
  'why.cost': 'Lo que cuesta',
  'why.term': 'El plazo',
  'why.frequency': 'La frecuencia de los pagos',
  'why.other': 'Otra cosa',
  mustSelect: 'Debe elegir una opción.',
  tell: 'Avisar a mi representante',
  sending: 'Enviando',
  another: 'Ver otro monto o plazo',
  toldTitle: 'Su representante ya lo sabe',
  toldText: 'Le responderemos en un día hábil. La oferta sigue abierta y no pierde nada por haberlo dicho.',
  orReach: 'O comuníquese con una persona: {contact}',
}
