// Every e-mail and text message that the product sends, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  unnamed: 'su negocio',
  'unnamed.person': 'la empresa que le nombra',
  'unnamed.signer-link': 'una empresa',
  'unnamed.adverse-action': 'la empresa de esta solicitud',
  greeting: 'Hola, {firstName}:',
  greetingNoName: 'Hola:',
  linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  linkExpires:
    'Este enlace es solo para usted. Funciona hasta el {date} y puede abrirlo las veces que necesite. No lo reenvíe.',
  signature: 'El equipo de {brand}',
  signatureOf: '{staff}, {brand}',
  footer: 'Recibe este correo por una solicitud de financiamiento para negocios con {brand}.',
  footerAffiliate: 'Recibe este correo porque se registró como afiliado de {brand}.',
  neverAsk:
    'Nunca le pedimos la contraseña de su banco ni su número de Seguro Social completo por correo o mensaje de texto.',
  contact: '¿Preguntas? {contact}',
  stopHint: 'Para no recibir textos, responda ALTO.',

  'document.photo-id': 'Identificación con foto',
  'document.photo-id.sms': 'ID con foto',
  'document.signing-authority': 'Documento que nombra a quien puede firmar',
  'document.customer-paper': 'Factura o contrato de un cliente',
  'document.voided-check': 'Cheque anulado',
  'document.bank-statement': 'Estados de cuenta del negocio',

  'continue-link.subject': 'Continúe su solicitud con {brand}',
  'continue-link.text':
    'Sus respuestas están guardadas. Abra el enlace para seguir donde se quedó. Solo toma unos minutos.',
  'continue-link.action': 'Continuar la solicitud',
  'continue-link.sms': '{brand}: guardamos su solicitud de financiamiento. Siga en este enlace: {link}',

  'application-received.subject': 'Recibimos su solicitud',
  'application-received.text':
    'Gracias. Recibimos la solicitud de {business}. {next}\n\nGuarde este correo: con el enlace puede volver a su solicitud cuando quiera.',
  'received.connect':
    'El siguiente paso es conectar la cuenta bancaria del negocio para ver los ingresos y preparar ofertas. Si ya lo hizo, siga desde ahí.',
  'received.reading':
    'Su banco está conectado: revisamos los datos y le escribimos en cuanto haya un resultado.',
  'application-received.action': 'Ir a mi solicitud',
  'application-received.sms':
    '{brand}: recibimos la solicitud de {business}. Vuelva a ella cuando quiera: {link}',

  'document-request.subject': 'Necesitamos un documento para su solicitud: {document}',
  'document-request.text':
    'Para seguir con la solicitud de {business} necesitamos: {document}.\n\n{message}\n\nPuede tomar una foto con su teléfono o subir un archivo (PDF, JPEG, PNG, GIF o BMP). No tape ni tache nada.',
  'document-request.action': 'Subir el documento',
  'document-request.sms':
    '{brand}: necesitamos un documento para su solicitud ({document}). Puede subirlo en este enlace: {link}',

  'todo-link.subject': 'Lo que falta para su solicitud',
  'todo-link.text':
    'La solicitud de {business} está casi completa. El enlace de abajo muestra todo lo que todavía necesitamos de usted y lo guía paso a paso.',
  'todo-link.action': 'Ver lo que falta',
  'todo-link.sms': '{brand}: vea lo que falta para su solicitud y mande todo por este enlace: {link}',

  'bank-verification-link.subject': 'Verifique la cuenta bancaria de su negocio',
  'bank-verification-link.text':
    'Para seguir con la solicitud de {business} necesitamos verificar su cuenta bancaria. Usted elige su banco e inicia sesión en un portal seguro; su contraseña nunca llega a nosotros. Se requiere una cuenta bancaria del negocio; no se aceptan cuentas personales.',
  'bank-verification-link.action': 'Verificar la cuenta bancaria',
  'bank-verification-link.sms':
    '{brand}: verifique la cuenta bancaria de su negocio para seguir con su solicitud: {link}',

  'connect-bank-link.subject': 'Conecte la cuenta bancaria de su negocio',
  'connect-bank-link.text':
    'Con la cuenta bancaria de {business} conectada leemos sus ingresos directamente del banco y usted no tiene que enviar estados de cuenta. Usted elige su banco e inicia sesión en un portal seguro; su contraseña nunca llega a nosotros. Hace falta una cuenta bancaria del negocio; no se aceptan cuentas personales.',
  'connect-bank-link.action': 'Conectar la cuenta bancaria',
  'connect-bank-link.sms':
    '{brand}: conecte la cuenta bancaria de su negocio para no tener que enviar estados de cuenta: {link}',

  'questions-link.subject': 'Una pregunta breve sobre sus depósitos',
  'questions-link.text':
    'El texto del banco no dice de qué fueron algunos depósitos. Díganoslo y contaremos bien las ventas de {business}. Le toma un minuto, y «No lo sé» también es una respuesta.',
  'questions-link.action': 'Responder la pregunta',
  'questions-link.sms':
    '{brand}: una pregunta breve sobre unos ingresos de su negocio. Responda por este enlace: {link}',

  'confirm-address-link.subject': 'Confirme la dirección de su negocio',
  'confirm-address-link.text':
    'Para seguir con la solicitud de {business} necesitamos que confirme dónde está el negocio. Le tomará un minuto.',
  'confirm-address-link.action': 'Confirmar la dirección',
  'confirm-address-link.sms': '{brand}: confirme el domicilio de su negocio para seguir: {link}',

  'offer-link.subject': 'Su oferta está lista para que la vea',
  'offer-link.text':
    'Hay una oferta para {business}. El enlace de abajo muestra el monto, el plazo, los pagos y lo que cuesta en total; puede elegirla, elegir otro monto o plazo, o decirnos qué no le conviene. No se compromete a nada hasta que firme.',
  'offer-link.action': 'Ver la oferta',
  'offer-link.sms': '{brand}: ya tiene su oferta. Puede verla y elegir en este enlace: {link}',

  'signer-link.subject': '{business} le nombró en su solicitud de financiamiento',
  'signer-link.text':
    '{business} solicitó financiamiento y le nombró como dueño, garante o firmante. El enlace de abajo muestra lo que se le pide a usted y nada de otras personas. Un cónyuge que no participa en el negocio no tiene que firmar. Si no conoce este negocio, no haga nada y avísenos: {contact}.',
  'signer-link.action': 'Ver lo que se me pide',
  'signer-link.sms': '{brand}: {business} le nombra en su solicitud. Vea lo que se le pide: {link}',

  'renewal-link.subject': 'Solicite de nuevo para {business}',
  'renewal-link.text':
    'Gracias por trabajar con nosotros. {business} puede volver a solicitar financiamiento con unas pocas preguntas: ya conocemos el negocio, así que preguntamos sobre todo cuánto necesita y para qué. Solicitarlo no le compromete a nada.',
  'renewal-link.action': 'Solicitar financiamiento',
  'renewal-link.sms':
    '{brand}: vuelva a solicitar financiamiento para {business} con unas pocas preguntas: {link}',

  'renewal-received.subject': 'Recibimos su nueva solicitud',
  'renewal-received.text':
    'Gracias. Recibimos la nueva solicitud de {business}, y ya está en revisión. Le escribiremos en cuanto haya un resultado, por lo general en un día hábil.',
  'renewal-received.sms': '{brand}: recibimos su nueva solicitud y ya la estamos revisando.',

  'incomplete-link.subject': 'Faltan algunas respuestas',
  'incomplete-link.text':
    'Para seguir con la solicitud de {business} necesitamos algunas respuestas más. Solo le preguntamos lo que falta; lo que ya respondió queda como está.',
  'incomplete-link.action': 'Responder lo que falta',
  'incomplete-link.sms': '{brand}: faltan algunas respuestas en su solicitud: {link}',

  'bank-needs-attention.subject': 'Su banco le pide iniciar sesión de nuevo',
  'bank-needs-attention.text':
    'La conexión con la cuenta bancaria de {business} dejó de funcionar: el banco pide que inicie sesión otra vez. Hasta entonces no podemos seguir con su solicitud. No se perdió nada.',
  'bank-needs-attention.action': 'Iniciar sesión en mi banco',
  'bank-needs-attention.sms':
    '{brand}: su banco le pide que entre otra vez en su cuenta para que podamos seguir: {link}',

  'in-review.subject': 'Estamos revisando su solicitud',
  'in-review.text':
    'Una persona está revisando la solicitud de {business}. Si todavía necesitamos algo de usted, su solicitud lo indica. Le escribiremos en cuanto haya un resultado, por lo general en un día hábil.',
  'in-review.sms': '{brand}: estamos revisando su solicitud. Le escribiremos en cuanto haya un resultado.',

  'owners-asked.subject': 'Necesitamos saber quién firma por su negocio',
  'owners-asked.text':
    'Leímos la solicitud de {business}. Antes de responderle necesitamos saber quién firma: los dueños con una participación mayor, o alguien que pueda firmar por el negocio. En su portal está qué falta exactamente y por qué: {portal}. Seguiremos en cuanto lo tengamos.',

  'statements-received.subject': 'Recibimos sus estados de cuenta',
  'statements-received.text':
    'Gracias. Los estados de cuenta de {business} llegaron completos y ya estamos revisando la solicitud. Le escribiremos en cuanto haya un resultado, por lo general en un día hábil.',
  'statements-received.sms': '{brand}: recibimos sus estados de cuenta y ya estamos revisando su solicitud.',

  'offers-ready.subject': 'Sus ofertas están listas',
  'offers-ready.text':
    'Hay ofertas para {business}. Abra el enlace para compararlas, cada una con su costo completo, y elegir una. Verlas no le compromete a nada.',
  'offers-ready.action': 'Ver mis ofertas',
  'offers-ready.sms': '{brand}: ya tiene sus ofertas. Puede verlas en este enlace: {link}',

  'counter-offer.subject': 'Su solicitud: una oferta por otro monto',
  'counter-offer.text':
    'Gracias por su solicitud. Usted pidió {asked} para {business}. No podemos ofrecer ese monto. En su lugar le ofrecemos {offered}; el enlace de abajo muestra la oferta con su costo total y le permite aceptarla. Verla no le compromete a nada.\n\nEsta es una contraoferta. Si no la acepta en 90 días, su solicitud por {asked} se considera no aprobada y le enviaremos un aviso. Puede pedirnos los motivos cuando quiera: responda a este mensaje.',
  'counter-offer.action': 'Ver la oferta',
  'counter-offer.sms':
    '{brand}: tenemos una oferta por un monto distinto del solicitado. Puede verla en este enlace: {link}',

  'offer-chosen.subject': 'Guardamos la oferta que eligió',
  'offer-chosen.text':
    'Gracias. Usted eligió una oferta para {business}. El siguiente paso es el contrato: le enviaremos el enlace por correo electrónico. Si antes falta algo, un representante se comunicará con usted. No se compromete a nada hasta que lo firme.',
  'offer-chosen.action': 'Ver lo que elegí',
  'offer-chosen.sms': '{brand}: guardamos la oferta elegida. Le enviaremos por correo el enlace al contrato.',

  'sign-link.subject': 'Su contrato está listo para firmar',
  'sign-link.text':
    'El contrato de {business} está listo. Abra el enlace de abajo para leerlo y firmarlo en su teléfono o computadora hasta el {until}. Si usa un dispositivo nuevo, primero enviaremos un código a este correo. No se compromete a nada hasta que firme. Si algo no es como esperaba, no firme y avísenos.',
  'sign-link.action': 'Leer y firmar',
  'sign-link.sms': '{brand}: ya puede leer y firmar el contrato de {business}: {link}',

  'signed-copy-link.subject': 'Su copia del contrato firmado',
  'signed-copy-link.text':
    'Todos firmaron el contrato de {business}. El enlace de abajo lleva a su propia copia, sellada para protegerla de cambios. Guárdela: el enlace vence, su archivo no. Si abre el enlace en un navegador en el que no firmó, le pedirá un código que enviamos a su correo: la copia es solo para usted.',
  'signed-copy-link.action': 'Obtener mi copia',
  'signed-copy-link.sms': '{brand}: todas las personas firmaron. Obtenga su copia del contrato: {link}',

  'affiliate-sign-link.subject': 'Su contrato de afiliado está listo para firmar',
  'affiliate-sign-link.text':
    'Gracias por registrarse. Su contrato está listo. Si cerró la página, abra el enlace de abajo para leerlo y firmarlo en su teléfono o computadora. No se compromete a nada hasta que firme. Si usted no se registró, no haga nada.',
  'affiliate-sign-link.action': 'Leer y firmar',

  'affiliate-welcome.subject': 'Le damos la bienvenida: su enlace de afiliado',
  'affiliate-welcome.text':
    'Su contrato está firmado y sellado. Comparta este enlace: cada solicitud que llegue por él cuenta para usted.\n\n{link}\n\nEn su propia página, con el botón de abajo, obtiene su copia del contrato y ve cuántas solicitudes llegaron. Quién las presentó queda entre esas personas y nosotros; por eso no aparecen nombres.',
  'affiliate-welcome.action': 'Abrir su página',

  'contract-ended.subject': 'El contrato pendiente de firma terminó',
  'contract-ended.text':
    'El contrato de {business} ya no se puede firmar: {why} No obliga a nadie, y las firmas que ya tenía dejan de contar. Si se prepara un contrato nuevo, cada firmante recibirá un enlace por correo electrónico.',
  'contractEnded.void': 'se retiró, o lo reemplaza otro.',
  'contractEnded.declined': 'uno de los firmantes lo rechazó.',
  'contractEnded.expired': 'llegó el último día y faltaban firmas.',

  'contract-declined.subject': 'El contrato no se firmó',
  'contract-declined.text':
    'El contrato de {business} fue rechazado, así que no obliga a nadie. Un representante leerá el motivo y se comunicará con usted. En el enlace de abajo puede elegir otra oferta cuando quiera.',
  'contract-declined.action': 'Ver mis ofertas',

  'declined.subject': 'Sobre su solicitud',
  'declined.text':
    'Revisamos con cuidado la solicitud de {business} y por ahora no podemos hacerle una oferta. Aparte recibirá un aviso con los motivos específicos.\n\n{before}\n\nMuchos motivos cambian con el tiempo. Puede volver a solicitar, y con gusto le explicamos qué ayudaría.',
  'again.second':
    'Usted volvió a solicitar y esta es una segunda decisión: la anterior es del {date}. Cada una llega con su propio aviso.',
  'again.more':
    'Usted volvió a solicitar y esta es la decisión número {count}: la primera es del {first}; la anterior, del {date}. Cada una llega con su propio aviso.',
  'again.same': 'Igual que entonces: {causes}',
  'again.gone': 'Ya no es un obstáculo: {causes}',
  'again.added': 'No se mencionó entonces: {causes}',
  'declined.sms': '{brand}: hay noticias sobre su solicitud. Vea el correo que le enviamos.',

  'plan-date.subject': 'Llegó el día de su plan',
  'plan-date.text':
    'Usted nos pidió que le escribiéramos hoy sobre {business}. Si se cumplió lo que dice su plan, puede volver a solicitar: el formulario ya trae sus respuestas. Revisamos todo de nuevo, y podemos rechazar la solicitud otra vez. Este es el único mensaje al respecto.',
  'plan-date.action': 'Ver mi plan y volver a solicitar',
  'plan-date.sms': '{brand}: se cumple la fecha de su plan. Puede verlo y volver a solicitar: {link}',

  'adverse-action.subject': 'Aviso de la decisión sobre su solicitud',
  'adverse-action.head': 'Fecha: {date}\nSolicitante: {business}\nSolicitud: {application}',
  'adverse-action.text':
    'Gracias por solicitar crédito para su negocio. Después de considerar su solicitud, lamentamos no poder aprobarla.\n\nLos motivos principales de nuestra decisión son:\n\n{reasons}\n\n{report}Acreedor: {creditor}\n\nAviso: La Ley Federal de Igualdad de Oportunidades de Crédito prohíbe a los acreedores discriminar a los solicitantes de crédito por motivos de raza, color, religión, origen nacional, sexo, estado civil o edad (siempre que el solicitante tenga capacidad para celebrar un contrato vinculante); porque todo o parte de sus ingresos provenga de un programa de asistencia pública; o porque el solicitante haya ejercido de buena fe algún derecho conforme a la Ley de Protección del Crédito al Consumidor. La agencia federal que vigila el cumplimiento de esta ley en relación con este acreedor es {agency}.\n\nSi algo en lo que nos basamos es incorrecto, avísenos: lo revisaremos de nuevo.',
  'adverse-action.report':
    'Nuestra decisión se basó en todo o en parte en información de un informe de la agencia de informes del consumidor que se indica aquí. La agencia no participó en nuestra decisión y no puede darle los motivos específicos. Según la Ley de Informe Justo de Crédito (Fair Credit Reporting Act), usted tiene derecho a conocer la información de su expediente de crédito. Tiene derecho a una copia gratuita de su informe si se la pide a la agencia dentro de los 60 días siguientes a recibir este aviso. Si alguna información del informe es inexacta o está incompleta, tiene derecho a disputarla ante la agencia.\n\nAgencia de informes del consumidor: {agency}',
  'adverse-action.score':
    'También obtuvimos de ella su puntaje de crédito y lo usamos en nuestra decisión. Su puntaje de crédito es un número que refleja la información de su informe de crédito; puede cambiar cuando esa información cambia.\n\nSu puntaje de crédito: {score}\nFecha: {date}\nLos puntajes van de {lowest} a {highest}.\n\nFactores clave que afectaron negativamente su puntaje de crédito:\n{factors}',
  'adverse-action.noReasons':
    'Usted tiene derecho a una declaración por escrito de los motivos específicos. Pídala dentro de los 60 días siguientes a este aviso; se la enviamos dentro de los 30 días siguientes a su pedido.',

  'staff-message.subject': 'Un mensaje sobre su solicitud',
  'staff-message.text': '{message}',
  'staff-message.sms': '{brand}: {message}',

  'text-stopped.sms':
    '{brand}: ya no le mandaremos mensajes de texto. Para recibirlos de nuevo, responda EMPEZAR.',
  'text-started.sms':
    '{brand}: de nuevo le mandaremos mensajes de texto sobre su solicitud. Pueden aplicarse tarifas de mensajes y datos. Responda AYUDA si necesita ayuda, ALTO para no recibir textos.',
  'text-how-to-stop.sms':
    '{brand}: una persona lee lo que usted nos escribe. Si no quiere mensajes de texto, responda ALTO.',
  'text-files-taken.sms': '{brand}: sus archivos llegaron y ya forman parte de su solicitud ({taken}).',
  'text-files-refused.sms':
    '{brand}: recibimos {taken} de sus {all} archivos. Aceptamos fotos (JPEG, PNG, GIF, BMP) y PDF. Mande los que faltan por este enlace: {link}',
  'text-files-unknown.sms':
    '{brand}: no sabemos a qué solicitud pertenecen sus archivos; por eso no los guardamos. Puede mandarlos por este enlace: {link}',
  // In the portal, beside what the person wrote.
  filesSent: 'Archivos enviados con este mensaje: {count}',
  'text-help.sms':
    '{brand}: mensajes sobre su solicitud de financiamiento. {contact} Pueden aplicarse tarifas de mensajes y datos. Para no recibir textos, responda ALTO.',

  'contact-changed.subject': 'Cambiaron unos datos de contacto',
  'contact-changed.text':
    'Una solicitud que usaba esta dirección ahora usa otra. Si usted lo pidió, no tiene que hacer nada.\n\nSi no lo pidió, avísenos de inmediato: {contact}',
  'contact-changed.sms':
    '{brand}: una solicitud que usaba este teléfono ahora usa otro. Si usted no hizo ese cambio, avise de inmediato: {contact}',
  'signer-changed.subject': 'Cambió el correo de alguien que firma con usted',
  'signer-changed.text':
    'En su solicitud se cambió el correo de otro dueño, garante o firmante, o se nombró a una persona de nuevo o en lugar de otra. Lo que esa persona firma se confirma con un código a su correo. Por eso el correo nuevo valdrá dentro de un día, o en cuanto se confirme.\n\nSi usted lo sabe, no tiene que hacer nada. Si no lo sabe, avísenos de inmediato: {contact}',
  'signer-changed.sms':
    '{brand}: se ha cambiado el correo de otra persona que firma en su solicitud. Si usted no lo sabe, avise de inmediato: {contact}',
  'contact-code.subject': 'Su código para cambiar sus datos de contacto: {code}',
  'contact-code.text':
    'Alguien nos pidió cambiar un dato de contacto de su solicitud. Si fue usted, lea este código solo a la persona a la que llamó: {code}\n\nSi no fue usted, no dé el código a nadie y avísenos: {contact}',
  'contact-code.sms':
    '{brand}: el código {code} confirma un cambio de sus datos de contacto. Léalo solo a la persona a la que llamó. ¿No fue usted? {contact}',

  'sign-code.subject': 'Su código para abrir el contrato: {code}',
  'sign-code.text':
    'Su código para leer y firmar el contrato de {business}: {code}. Sirve durante {minutes} minutos, en el navegador en que lo pidió. No se lo dé a nadie, tampoco a nosotros. Si no lo pidió, no haga nada: sin el código nadie firma en su nombre.',
  'portal-code.subject': 'Su código para iniciar sesión: {code}',
  'portal-code.text':
    'Use este código para iniciar sesión en su portal: {code}\n\nSirve {minutes} minutos, una sola vez, en el navegador en que lo pidió. No se lo dé a nadie: nunca se lo pedimos por teléfono.\n\nSi usted no lo pidió, no tiene que hacer nada. Si vuelve a pasar, avísenos: {contact}',
  'portal-code.sms':
    '{brand}: su código es {code}. Sirve {minutes} minutos. No se lo dé a nadie: nunca se lo pedimos.',

  'incomplete-notice.subject': 'Su solicitud está incompleta',
  'incomplete-notice.text':
    'Fecha: {date}\n\nGracias por solicitar crédito comercial a {brand}. Todavía no podemos decidir sobre la solicitud de {business}, porque falta lo siguiente:\n\n{missing}\n\nEnvíelo a más tardar el {by}. Si no lo tenemos para entonces, no seguiremos considerando la solicitud. Puede volver a presentarla cuando quiera.\n\nEl enlace lleva a lo que falta. Si no desea seguir, no tiene que hacer nada.',
  'incomplete-notice.action': 'Completar la solicitud',
  'incomplete-notice.sms': '{brand}: falta algo en su solicitud. Vea el correo que le enviamos.',
  'incomplete.bank':
    '- la conexión con la cuenta bancaria del negocio, o sus estados de cuenta de los últimos 4 meses',
  'incomplete.answers': '- las respuestas a las preguntas que faltan de la solicitud',
}
