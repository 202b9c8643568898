// Handing over to a partner lender, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Una opción de financiamiento inmediato',
  partnering: '{brand} trabaja con {lender} para ofrecerle una opción de financiamiento inmediato.',
  why: 'Con ventas de menos de {limit} al mes, muchas veces no podemos hacerle una oferta. {lender} decide según sus propias condiciones.',
  notSent: 'Su número de Seguro Social no se envía.',
  consentMissing: 'Marque la casilla para enviar sus datos, o siga aquí.',
  terms: 'Condiciones',
  newWindow: '(se abre en otra ventana)',
  start: 'Empezar con {lender}',
  sending: 'Enviando',
  decline: 'No, seguir aquí',
  correct: 'Corregir mis ventas',
  declineText: 'Su solicitud se queda aquí y sigue sin {lender}.',
  waiting: 'Primero guardamos su solicitud.',
  opened: 'Ya puede continuar con {lender}. También puede seguir con su solicitud aquí.',
  open: 'Abrir {lender}',
  goOn: 'Seguir con mi solicitud',
}
