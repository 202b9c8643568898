// Lo que se dice antes de pedir un número de Seguro Social, cuando la política no admite lo indicado. Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Antes de darnos su número de Seguro Social',
  lede: 'Todavía no hay ninguna decisión. Para que usted elija, esto es lo que pedimos en general:',
  'no.sales': 'En general financiamos negocios con {least} o más en ventas al mes, y usted indicó menos.',
  'no.time-in-business':
    'En general financiamos negocios con {months} meses o más de actividad, y usted indicó menos.',
  'no.industry': 'En general no financiamos el sector que usted indicó.',
  'no.state': 'En general no financiamos negocios en el estado que usted indicó.',
  'correct.sales': 'Corregir mis ventas al mes',
  'correct.time-in-business': 'Corregir mis años de actividad',
  'correct.industry': 'Corregir mi sector',
  'correct.state': 'Corregir el estado',
  goOnText:
    'Puede continuar con la solicitud. Toda solicitud completa recibe una respuesta por escrito y, si es negativa, los motivos.',
  stopText:
    'También puede detenerse. Es decisión suya y no cuenta como rechazo. No le pediremos nada más, y podrá retomar la solicitud en este navegador mientras guardemos sus respuestas.',
  stopTextLink:
    'También puede detenerse. Es decisión suya y no cuenta como rechazo. No le pediremos nada más. Si quiere retomar la solicitud, escríbanos.',
  linkCorrect: 'Si alguna de sus respuestas no es correcta, escríbanos antes de continuar.',
  goOn: 'Continuar',
  stop: 'Detenerme aquí',
  stopping: 'Deteniendo',
  takeUp: 'Retomar esta solicitud',
  takingUp: 'Abriendo',
  failed: 'No pudimos hacerlo en este momento. Inténtelo de nuevo.',
  stoppedTitle: 'Usted detuvo esta solicitud',
  stoppedText: 'No se decidió nada y no le pedimos nada más. Si quiere retomarla, escríbanos.',
}
