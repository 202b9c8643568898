// What the offer and pre-offer calls answer in words, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  mustSelect: 'Debe elegir una opción.',
  byPerson: 'Una persona revisó su solicitud y le hizo esta oferta.',
  lowerAmount: 'Escriba un monto menor',
  validAmount: 'Elija un monto válido',

  bankNeeded: 'Indique el nombre del banco',
  lastFourNeeded: 'Indique los últimos cuatro dígitos del número de cuenta',

  'next.draft': 'Termine las preguntas de su solicitud.',
  'next.referred': 'Termine las preguntas de su solicitud.',
  'next.bank-needed':
    'Conecte la cuenta bancaria de su negocio, o suba los estados de cuenta de los últimos 4 meses, para que podamos hacerle ofertas.',
  'next.bank-statements':
    '{told} Envíe lo que falta o conecte la cuenta bancaria del negocio para que podamos hacerle ofertas.',
  'next.bank-login': 'Su banco le pide que vuelva a iniciar sesión: hasta entonces no podemos seguir.',
  'next.deciding': 'Estamos leyendo sus datos bancarios. Puede tardar uno o dos minutos.',
  'next.owners':
    'Antes de seguir necesitamos saber quién firma por el negocio. En su portal está lo que le pedimos; en cuanto lo tengamos, seguimos por nuestra cuenta.',
  'next.owners.portal':
    'Antes de seguir necesitamos saber quién firma por el negocio. Más abajo está lo que le pedimos; en cuanto lo tengamos, seguimos por nuestra cuenta.',
  'next.owners-others':
    'Otra persona del negocio todavía tiene que responder con su propio enlace, o estamos revisando el documento que usted envió. Seguimos en cuanto lo tengamos. Si el enlace no le llegó, escríbanos.',
  'next.in-review':
    'Un representante está revisando su solicitud y se comunicará con usted, por lo general en un día hábil.',
  'next.nothing': 'Mientras tanto no tiene que hacer nada.',
  'next.representative':
    'Para {product} no hay oferta inmediata: un representante se comunicará con usted, por lo general en un día hábil, para ver qué es posible.',
  'next.offered':
    'Cuando elija, prepararemos el contrato y le enviaremos el enlace por correo electrónico. No se compromete a nada hasta que lo firme.',
  'next.offered.post':
    'Cuando elija, un representante le enviará el contrato por correo postal, como usted pidió. No se compromete a nada hasta que lo firme.',
  'next.offer-chosen':
    'Un representante continuará con su contrato y se comunicará con usted, por lo general en un día hábil. Puede elegir otra oferta hasta que firme.',
  'next.offer-chosen.post':
    'Un representante le enviará el contrato por correo postal, como usted pidió. Puede elegir otra oferta hasta que firme.',
  'next.making':
    'Estamos preparando su contrato, y también le enviaremos el enlace por correo electrónico. No se compromete a nada hasta que lo firme.',
  'next.account':
    'Su elección está guardada. Antes de preparar el contrato, indique qué cuenta recibe el dinero y hace los pagos.',
  'next.account.portal':
    'Su elección está guardada. Antes de preparar el contrato, indique en la página de sus ofertas qué cuenta recibe el dinero y hace los pagos.',
  'next.others': 'Usted ya firmó. Falta que firme alguien más: le escribimos cuando todos lo hayan hecho.',
  'next.contract-out':
    'El contrato está listo para firmar: el enlace está en su correo electrónico. No se compromete a nada hasta que firme, y hasta entonces puede elegir otra oferta.',
  'next.contract-signed':
    'Todos firmaron. Ahora hacemos las últimas verificaciones; si necesitamos algo de usted, un representante se comunicará con usted. Después enviamos el dinero en un día hábil: puede ser el mismo día si las verificaciones terminan a más tardar a las 5:00 p. m., hora del Este.',
  'next.money-due':
    'Todos firmaron. Según el contrato, el dinero se envía a más tardar el {date}. Si no ha llegado a su cuenta, díganoslo.',
  'next.money-sent': 'Todos firmaron, y el dinero se envió el {date}.',
  'next.disclosure':
    'La ley de {state} exige una divulgación de esta misma oferta antes del contrato ({law}). Un representante la revisará con usted y seguirá desde ahí.',
  'next.declined':
    'Recibirá por correo electrónico un aviso con los motivos específicos. No tiene que hacer nada para recibirlo.',
  'next.declined.post':
    'Recibirá por correo postal un aviso con los motivos específicos. No tiene que hacer nada para recibirlo.',
  'next.declined.sent':
    'Le enviamos por correo electrónico el aviso con los motivos específicos. También está guardado en su portal.',
  'next.declined.sent.portal':
    'Le enviamos por correo electrónico el aviso con los motivos específicos. También está guardado aquí.',
  'next.not-qualified':
    'Recibirá por correo electrónico un aviso con los motivos. No tiene que hacer nada para recibirlo.',
  'next.not-qualified.post':
    'Recibirá por correo postal un aviso con los motivos. No tiene que hacer nada para recibirlo.',
  'next.not-qualified.sent':
    'Le enviamos por correo electrónico el aviso con los motivos. También está guardado en su portal.',
  'next.not-qualified.sent.portal':
    'Le enviamos por correo electrónico el aviso con los motivos. También está guardado aquí.',
  'next.returned':
    'Nuestro correo electrónico con el aviso no se pudo entregar. El aviso está guardado en su portal.',
  'next.returned.portal':
    'Nuestro correo electrónico con el aviso no se pudo entregar. El aviso está guardado aquí.',
  'next.withdrawn': 'Esta solicitud fue retirada. Comuníquese con nosotros si quiere retomarla.',
  'next.stopped':
    'No se decidió nada y no le pedimos nada más. Puede retomar esta solicitud mientras guardemos sus respuestas.',
  'next.to-be-erased':
    'Usted pidió que borremos esta solicitud. La borraremos en cuanto la ley lo permita y no la usaremos para nada nuevo. Si quiere solicitar fondos, empiece otra solicitud: estará en blanco.',
  'next.expired': 'Esta solicitud venció. Empiece una nueva.',
  'next.offer-expired':
    'Pasó mucho tiempo sin que la oferta llegara a un contrato, por eso venció. No debe nada por ella. Puede empezar otra solicitud cuando quiera.',

  'unqualified.sales':
    'Sus ventas mensuales son de {actual}; financiamos negocios con {wanted} o más al mes.',
  'unqualified.time-in-business':
    'Su negocio tiene menos de {wanted} meses, y financiamos negocios que llevan abiertos al menos ese tiempo.',
  'unqualified.other':
    'La información que tenemos del negocio no cumple nuestras condiciones en este momento. Díganos si cree que algo en ella está mal.',
}
