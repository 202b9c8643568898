// The link that lists everything that is still asked, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Lo que todavía falta',
  title: 'Lo que todavía necesitamos de usted',
  lede: 'La lista de abajo es todo. Puede hacerlo ahora, paso a paso, o volver con el mismo enlace.',
  listName: 'Todavía falta',
  answers: 'Su solicitud',
  answersText: 'Quedan preguntas sin responder.',
  bank: 'Cuenta bancaria del negocio',
  'bank.none': 'Conecte la cuenta de su negocio.',
  'bank.failed': 'El último intento no funcionó. Inténtelo de nuevo o con otro banco.',
  'bank.login': 'Su banco pide que vuelva a iniciar sesión.',
  person: 'Falta la firma de {name}',
  personText: 'La da con un enlace propio; usted no tiene que hacer nada.',
  documentText: 'Una foto o un archivo.',
  start: 'Empezar',
  goOn: 'Seguir',
  answer: 'Responder las preguntas',
  documentsTitle: 'Sus documentos',
  documentsLede: 'No cubra ni tache nada.',
  continue: 'Continuar',
  back: 'Atrás',
  doneTitle: 'No falta nada',
  doneText: 'Por ahora tenemos todo lo que necesitamos de usted. Le escribiremos en cuanto haya novedades.',
  look: 'Revisando lo que falta',
}
