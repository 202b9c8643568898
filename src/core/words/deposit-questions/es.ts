// The questions about deposits that the bank's text does not explain, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Sobre sus depósitos',
  titleOne: '¿De qué fue este depósito?',
  titleMany: '¿De qué fueron estos depósitos?',
  lede: 'El texto del banco no dice de qué es este dinero. Con su respuesta contamos bien sus ventas. Le toma un minuto, y en cuanto la envía volvemos a revisar su solicitud.',
  legendOn: '{amount} el {date}',
  legendMany: '{count} depósitos, {amount} en total',
  from: 'de {payer}',
  bankText: 'Su banco escribe: {text}',
  allDeposits: 'Ver los {count}',
  line: '{date}: {amount}',
  wordsLabel: '¿Qué fue, en pocas palabras?',
  wordsHint: 'Sin números de cuenta ni de Seguro Social, por favor.',
  sendOne: 'Enviar mi respuesta',
  sendMany: 'Enviar mis respuestas',
  sending: 'Enviando',
  chooseOne: 'Elija una respuesta. «No lo sé» también lo es.',
  sayWhat: 'Escriba qué fue.',
  doneTitle: 'Gracias',
  doneText: 'Tenemos lo que nos dijo y revisamos su solicitud con ello.',
  decidingText: 'Tenemos lo que nos dijo y estamos revisando su solicitud con ello. Tarda unos segundos.',
  lateText:
    'Tenemos lo que nos dijo. La revisión de su solicitud tarda más de lo normal: puede cerrar esta página y volver más tarde.',
  offeredText: 'Tenemos lo que nos dijo y ya revisamos su solicitud con ello: puede elegir una oferta.',
  declinedTitle: 'No podemos ofrecerle financiamiento en este momento',
  declinedText: 'Tenemos lo que nos dijo y ya revisamos su solicitud con ello. No se aprobó.',
  reasonsTitle: 'Por qué',
  declinedNext:
    'También recibirá las razones por escrito. Si alguna de sus respuestas no era correcta, díganoslo.',
  overText: 'Tenemos lo que nos dijo. Este enlace ya no sirve: cómo va su solicitud está en su portal.',
  toPlan: 'Ver lo que puede hacer',
  toOffers: 'Ver mis ofertas',
  toPortal: 'Ir a mi portal',
  mayChange:
    'Puede cambiar una respuesta aquí mientras su solicitud siga abierta, hasta que se elija una oferta o decida una persona.',
  youSaid: 'Usted dijo: {answer}',
  change: 'Cambiar una respuesta',
  documentTitle: 'Una factura o un contrato',
  documentText:
    'Usted dijo que esto lo pagó un cliente. Con una factura o un contrato con ese cliente podemos contarlo como ventas: {names}.',
  noneTitle: 'Nada que preguntar',
  noneText: 'Ahora mismo no hay ninguna pregunta sobre sus depósitos.',
  closedTitle: 'Estas preguntas están cerradas',
  closedText:
    'Su solicitud ya se decidió o se cerró, o se eligió una oferta, así que una respuesta no cambiaría nada. Si algo no está bien, escríbanos.',
  changedText:
    'Esto cambió mientras tenía la página abierta: su banco envió datos nuevos o alguien respondió en otro dispositivo. De su parte no se guardó nada ahora. Así está en este momento.',
  loading: 'Buscando preguntas',
  failedTitle: 'No funcionó',
  retry: 'Intentar de nuevo',
  contact: '¿Preguntas? Comuníquese con nosotros: {contact}.',
  toApplication: 'Volver a mi solicitud',
  continue: 'Continuar',
  back: 'Atrás',
}
