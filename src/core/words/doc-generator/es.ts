// The document generator and the card by which staff reach it, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  generating: 'Generando...',
  continue: 'Continuar',
  back: 'Volver a todas las cuentas',
  backToFile: 'Volver a la solicitud',
  print: 'Imprimir',
  download: 'Descargar PDF',
  downloading: 'Creando el PDF',
  failed: 'No se pudo generar el documento',
  failedLink:
    'Este enlace no abre ningún documento: puede haber caducado, haberse retirado o haber perdido una parte al copiarlo. Pida uno nuevo a quien se lo envió.',
  failedLogin:
    'Este documento se abre para el personal con sesión iniciada. Inicie sesión y vuelva a abrir el enlace.',
  failedRight:
    'Su acceso no abre documentos de este tipo. Pida ayuda a un colega que decida sobre solicitudes.',
  failedReason:
    'Este documento se abre con un motivo. Abra la solicitud, indique por qué la abre y vuelva a abrir este enlace.',
  failedGone:
    'El enlace es válido, pero el documento no se puede crear: los datos de los que se hace ya no existen.',
  failedBusy: 'El documento no se pudo crear ahora. No se pierde nada; inténtelo de nuevo en unos segundos.',
  again: 'Intentar de nuevo',
  other: 'Abrir otro documento',
  until: 'Este enlace funciona hasta el {date}.',
  entryTitle: 'Abrir un documento',
  entryLede:
    'Los documentos se crean a partir de una solicitud cuando se abren. Cada uno tiene su propio enlace, que puede enviarle quien atiende la solicitud.',
  kind: 'Tipo de documento',
  link: 'Enlace',
  linkHelp: 'El enlace completo, tal como se le envió.',
  open: 'Abrir',
  linkMissing: 'Pegue el enlace que recibió.',
  kindMissing: 'Elija el tipo de documento.',
  kindOther: 'Este enlace abre un documento de otro tipo: {kind}.',
  linkWrong: 'Esto no es el enlace de un documento. Contiene «docgenerator» y al menos tres partes después.',
  kindsTitle: 'Qué es cada uno',
  'doc.bla': 'Solicitud de préstamo comercial',
  'doc.oppbla': 'Solicitud de préstamo comercial con oferta',
  'doc.report': 'Informe de crédito',
  'doc.appreport': 'Informe de crédito, sin botones',
  'doc.statements': 'Estado de cuenta de un mes',
  'doc.offer-summary': 'Resumen de la oferta para el dueño',
  'doc.adverse-action': 'Aviso de acción adversa',
  'doc.counter-offer': 'Aviso de contraoferta',
  'doc.decision-memo': 'Memorando de decisión',
  'about.bla': 'La empresa, sus dueños, lo que autorizaron y cómo firmaron.',
  'about.oppbla': 'La misma solicitud, cuando ya tiene una oferta.',
  'about.report':
    'Lo que la agencia de crédito informó de cada persona que dio su consentimiento: puntuación, cuentas con su historial, consultas y registros públicos. Para el personal; cada consulta queda registrada.',
  'about.appreport': 'El mismo informe para una ventana propia: en la página solo está el documento.',
  'about.statements': 'Una cuenta vinculada en un mes, línea por línea, con el saldo de cada día.',
  'about.offer-summary':
    'Lo que cuesta cada oferta, o la elegida, en total, con todos los pagos; en el idioma del dueño.',
  'about.adverse-action': 'La carta de un rechazo con sus motivos; en el idioma del dueño.',
  'about.counter-offer': 'La carta de una oferta por otro importe; en el idioma del dueño.',
  'about.decision-memo':
    'Resultado, motivos, datos, cambios y quién decidió, con los hashes para repetirlo. Para el personal.',
  madeFor: 'Creado para {name}',
  sharedBy: 'Compartido por {name}',
  papers: 'Documentos creados',
  papersHelp:
    'Se crean a partir de la solicitud tal como está ahora. Un enlace abre un documento para quien lo tenga, durante {days} días; los números de las personas van ocultos.',
  paper: 'Documento',
  account: 'Cuenta',
  month: 'Mes',
  noStatements: 'No hay datos bancarios, por eso no hay estados de cuenta.',
  makeLink: 'Crear un enlace',
  linkMade: 'Enlace a: {paper}',
  wholeFile: 'Expediente completo (ZIP)',
  revealed: 'PDF con números',
  revealTitle: '¿Mostrar los números en este documento?',
  revealLede:
    'El PDF contendrá completos los números fiscales, los números de Seguro Social y las fechas de nacimiento. Se anota para qué los necesita.',
  revealAction: 'Crear el PDF',
  reveal: 'Para qué',
  openApplication: 'Abrir la solicitud',
  staffLogin: 'Iniciar sesión',
  revealDone: 'El documento con números se creó; el motivo quedó anotado.',
}
