// The link that lists everything that is still asked, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Lo que todavía falta',
  title: 'Lo que todavía necesitamos de usted',
  lede: 'Esta lista incluye todo. Puede hacerlo ahora, paso a paso, o volver con el mismo enlace.',
  listName: 'Todavía falta',
  answers: 'Su solicitud',
  answersText: 'Quedan preguntas sin responder.',
  bank: 'Cuenta bancaria del negocio',
  'bank.none': 'Conecte la cuenta de su negocio.',
  'bank.failed': 'El último intento no funcionó. Inténtelo de nuevo o con otro banco.',
  'bank.login': 'Su banco pide que vuelva a iniciar sesión.',
  owners: 'Los dueños del negocio',
  ownersText: 'En su portal le preguntamos quiénes son los demás dueños y le decimos por qué.',
  toPortal: 'Abrir mi portal para nombrar a los dueños',
  person: 'Falta la respuesta o la firma de {name}',
  personText:
    'Firmará con su propio enlace; usted no tiene que hacer nada. Si no le llegó, escríbanos: corregimos la dirección y lo enviamos otra vez.',
  documentText: 'Una foto o un archivo.',
  faultText: 'Lo que recibimos no se lee bien. Envíe otro, o deje el que ya tenemos.',
  lookText: 'Lo recibimos. Una persona verá si se puede leer; usted no tiene que hacer nada.',
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
