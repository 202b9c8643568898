// Hints of the questions about the request and the contact, and why we ask, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  amountHint: 'De $500 a $1,000,000',
  yearlySales: 'Ventas anuales estimadas: {amount}',
  salesHint: 'Al mes, antes de gastos',
  phoneWhy: 'para que su asesor pueda comunicarse con usted.',
  emailWhy: 'ahí le enviamos el resultado y el enlace para volver a su solicitud.',
}
