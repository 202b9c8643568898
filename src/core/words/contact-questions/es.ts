// Hints of the questions about the request and the contact, and why we ask, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  amountHint: 'De $500 a $1,000,000. Las ofertas de aquí van de {least} a {most}.',
  amountBelow: 'Las ofertas de aquí empiezan en {least}. Puede pedir menos y ver qué es posible.',
  amountAbove:
    'Aquí las ofertas llegan hasta {most}. Puede pedir más: un gerente de cuenta lo verá con usted.',
  yearlySales: 'Ventas anuales estimadas: {amount}',
  salesHint: 'Al mes, antes de gastos. En general financiamos desde {least} al mes.',
  salesBelow:
    'En general financiamos desde {least} al mes. Puede seguir con menos: recibirá una respuesta con los motivos.',
  phoneWhy: 'para poder comunicarnos con usted.',
  emailWhy: 'ahí le enviamos el resultado y el enlace para volver a su solicitud.',
}
