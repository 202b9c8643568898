// The bank screens: why, linking, what came of it, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  continue: 'Continuar',
  back: 'Atrás',

  toBank: 'Continuar con su banco',
  introTitle: 'Conecte la cuenta bancaria de su negocio',
  introPromise:
    'Para darle una aprobación al instante, necesitamos verificar la cuenta bancaria de su negocio.',
  businessOnly: 'Se requiere una cuenta bancaria del negocio. No se aceptan cuentas personales.',
  selected: 'Usted eligió {amount}',
  selectedText:
    'Es una estimación según lo que nos dijo. Para hacerle una oferta necesitamos los datos de su banco.',
  stageLinked: 'Sesión iniciada en su banco',
  advantages: 'Lo que gana al conectarla',
  howTitle: 'Cómo funciona',
  howChoose: 'Elija su banco',
  howChooseText:
    'Usamos un proveedor de datos bancarios para verificar electrónicamente los ingresos de su negocio.',
  howLogin: 'Inicie sesión en su banco',
  howLoginText: 'Su contraseña va al banco o a su portal seguro, nunca a nosotros.',
  howAccounts: 'Elija las cuentas del negocio',
  howAccountsText: 'Solo lectura: nadie puede mover dinero con este acceso. Puede quitarlo cuando quiera.',
  whoTitle: '¿Quién ve estos datos?',
  whoText:
    'El personal que trabaja en su solicitud; cada consulta queda registrada. Nunca los vendemos, y ningún prestamista los recibe sin su permiso.',
  consentBy: 'Al continuar, usted acepta:',
  readBy:
    'Los datos de su banco llegan por medio de {provider}. Es el proveedor de datos bancarios del que habla este consentimiento.',
  consentRest: 'Leer el consentimiento completo',
  uploadInstead: 'Prefiero subir mis estados de cuenta',
  notNow: 'Ahora no',
  notNowText: 'Por ahora, una estimación sin banco; puede conectarlo después.',

  opening: 'Abriendo la conexión segura con su banco',
  returning: 'Volviendo de su banco',
  openTitle: 'Conecte su banco',
  openText: 'Elija su banco abajo e inicie sesión. Nunca vemos su contraseña.',
  frameTitle: 'Conexión con el banco',
  widgetText: 'La conexión se abrió en una ventana sobre esta página. Termínela ahí, o ciérrela para volver.',
  slowFrame:
    'Si no aparece nada en unos segundos, puede que este navegador bloquee la conexión con el banco.',
  leaveFrame: 'Detener y elegir otra opción',

  progress: 'Verificación bancaria en curso',
  progressText: 'Deje esta página abierta un momento.',
  completed: 'Verificación bancaria completada',
  completedText: 'Gracias. Su cuenta bancaria está conectada.',
  account: '{name} que termina en {mask}',
  goesOn: 'Esta página sigue sola en unos segundos.',
  waits: 'Esta página espera hasta que usted siga.',
  stay: 'Quedarme en esta página',
  readingTitle: 'Estamos leyendo sus cuentas',
  readingText:
    'Gracias, su banco respondió. Estamos revisando que sean cuentas del negocio. Puede tardar uno o dos minutos.',
  readingLate:
    'Gracias, su banco respondió. Leer sus cuentas está tardando más de lo normal. Le avisamos si falta algo.',
  linkedTitle: 'Su banco está conectado',
  linkedText: 'Gracias. Ya leímos sus cuentas. Ahora calculamos su resultado.',
  besides: 'La otra cuenta no se conectó',
  another: 'Conectar otra cuenta',

  repairTitle: 'Su banco le pide iniciar sesión de nuevo',
  repairText:
    'La conexión con {institution} necesita que inicie sesión otra vez; por ejemplo, porque cambió su contraseña. No se perdió nada: inicie sesión y seguimos.',
  yourBank: 'su banco',
  repair: 'Iniciar sesión de nuevo',

  endedTitle: 'Su banco todavía no está conectado',
  'why.cancelled': 'La conexión se cerró antes de terminar. No se compartió nada.',
  'why.login':
    'Su banco no aceptó los datos de acceso. Después de varios intentos, los bancos bloquean el acceso por un tiempo: pruébelos primero en el sitio web de su banco.',
  'why.second-factor':
    'El segundo paso del acceso (un código o una pregunta) no funcionó. Casi siempre basta con pedir un código nuevo.',
  'why.institution-down':
    'Su banco no responde en este momento. El problema es del banco y suele durar poco.',
  'why.no-accounts':
    'No encontramos una cuenta de negocio con ese acceso. Se requiere una cuenta bancaria del negocio.',
  'why.personal-account':
    'Con ese acceso solo encontramos cuentas personales. Se requiere una cuenta bancaria del negocio; no se aceptan cuentas personales. No se ha decidido nada y no conservamos acceso a ellas.',
  'why.expired': 'La conexión estuvo abierta demasiado tiempo y se cerró por su seguridad.',
  'why.unavailable': 'El servicio de conexión no responde en este momento.',
  'why.revoked': 'El acceso se quitó en su banco.',
  'why.replaced': 'Esta conexión se reemplazó por una más nueva.',
  'why.other': 'Su banco no terminó la conexión y no dio ningún motivo.',
  'why.not-begun': 'Todavía no hay ningún banco conectado y no se compartió nada.',
  'why.off': 'Por ahora no se pueden conectar bancos aquí. Puede seguir de otra manera; no se pierde nada.',
  waysTitle: '¿Cómo quiere seguir?',
  again: 'Intentar de nuevo',
  againText: 'Abre la conexión otra vez.',
  anotherBank: 'Elegir otro banco',
  anotherBankText: 'Cualquier banco donde el negocio tenga una cuenta.',
  statements: 'Subir los estados de cuenta de los últimos 4 meses',
  statementsText: 'Los lee una persona; tarda cerca de un día hábil.',
  without: 'Seguir sin banco',
  withoutText: 'Verá una estimación. Para una oferta necesitaremos después el banco o los estados de cuenta.',
  taking: 'Un momento',

  validating: 'Validando...',
  validatingText: 'Puede tardar uno o dos minutos. Puede salir de esta página: no se pierde nada.',
  noticeText:
    'Por lo general, el aviso de su calificación llega por correo electrónico en unos 10 minutos, y también por mensaje de texto si usted los aceptó; después se comunica con usted un gerente de cuenta. Si antes tiene que revisarla una persona, tarda más.',
  'stage.fetching': 'Leyendo sus cuentas',
  'stage.analysing': 'Calculando su resultado',
  reviewsTitle: 'Lo que dicen los clientes',
  pause: 'Pausar',
  play: 'Reanudar',
  nextReview: 'Siguiente',
  review: 'Reseña {at} de {count}',
  late: 'Está tardando más de lo normal',
  lateText:
    'No tiene que esperar: le escribiremos en cuanto haya un resultado. Mientras tanto puede enviar los documentos.',
  checkNow: 'Revisar de nuevo',
  documents: 'Seguir con los documentos',
  readyTitle: 'Su resultado está listo',
  readyText: 'Sus ofertas están listas. No hace falta enviar nada más para verlas.',
  readyDocuments: 'Sus ofertas están listas. Antes le pedimos documentos; también puede enviarlos más tarde.',
  seeOffers: 'Ver mis ofertas',
  reviewTitle: 'Estamos revisando su solicitud',
  reviewText:
    'La revisa una persona. Le escribiremos en cuanto haya un resultado, por lo general en un día hábil.',
  depositsAsked:
    'Hay algo que solo usted nos puede decir: de qué fueron algunos depósitos. Le toma un minuto.',
  answerNow: 'Responder ahora',
  statementsTitle: 'Recibimos sus estados de cuenta',
  statementsRead:
    'Los lee una persona y tarda alrededor de un día hábil. Le escribiremos en cuanto haya un resultado.',
  attentionText: 'Su banco le pide iniciar sesión de nuevo antes de que podamos seguir.',
  attention: 'Iniciar sesión de nuevo',
  chooseWay: 'Elegir otra opción',
  failedTitle: 'No pudimos consultar su resultado',
}
