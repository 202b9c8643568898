// The questions about deposits that the bank's text does not explain, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Sobre sus depósitos',
  titleOne: '¿De qué fue este depósito?',
  titleMany: '¿De qué fueron estos depósitos?',
  lede: 'El texto del banco no dice de qué es este dinero. Con su respuesta contamos bien sus ventas. Le toma un minuto.',
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
