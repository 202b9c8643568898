// The offer link, Spanish.
import type { en } from './en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  pageTitle: 'Su oferta',
  goodNews: '¡Buenas noticias, {name}!',
  goodNewsPlain: '¡Buenas noticias!',
  offer: 'Su oferta',
  approvedFor: 'Su negocio ha sido aprobado por',
  term: 'Plazo',
  months: '{count} meses',
  monthOne: '1 mes',
  daily: 'Pago diario estimado, en días bancarios',
  apr: 'APR (tasa anual)',
  total: 'Devuelve en total',
  estimate:
    'El pago diario es una estimación; también puede pagar por semana. La oferta es definitiva cuando hayamos comprobado lo que nos dijo.',
  withdraw: 'Retirar los fondos',
  withdrawText:
    'Ahora elige el monto, el plazo y la frecuencia de los pagos. Nada le obliga hasta que firme.',
  notHappy: 'No estoy conforme con esta oferta.',
  whyTitle: '¿Qué no le conviene?',
  'why.amount': 'El monto',
  'why.cost': 'Lo que cuesta',
  'why.term': 'El plazo',
  'why.frequency': 'La frecuencia de los pagos',
  'why.other': 'Otra cosa',
  mustSelect: 'Debe seleccionar un valor.',
  tell: 'Decírselo a mi representante',
  sending: 'Enviando',
  another: 'Ver otro monto o plazo',
  toldTitle: 'Su representante ya lo sabe',
  toldText: 'Le responderemos en un día hábil. La oferta sigue abierta y no pierde nada por haberlo dicho.',
  orReach: 'O comuníquese con una persona: {contact}',
}
