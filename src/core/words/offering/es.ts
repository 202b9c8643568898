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
  'next.deciding': 'Estamos leyendo sus datos bancarios. Puede tardar uno o dos minutos.',
  'next.in-review':
    'Un asesor está revisando su solicitud y le llamará en un plazo de un día hábil. No tiene que hacer nada.',
  'next.representative':
    'Para {product} no hay oferta inmediata: un asesor le llamará en un plazo de un día hábil para ver qué es posible.',
  'next.offered':
    'Cuando elija, se prepara el contrato y le llega por correo. Nada lo compromete hasta que lo firme.',
  'next.offer-chosen':
    'Su asesor se comunicará con usted en un plazo de un día hábil para revisar los últimos detalles y enviarle el contrato. Puede elegir otra oferta hasta que firme.',
  'next.making':
    'Su contrato se está preparando, y también le llega por correo. Nada lo obliga hasta que lo firme.',
  'next.account':
    'Su elección está guardada. Antes de preparar el contrato, indique en la página de sus ofertas qué cuenta recibe el dinero y hace los pagos.',
  'next.others': 'Usted ya firmó. Falta que firme alguien más: le escribimos cuando todos lo hayan hecho.',
  'next.contract-out':
    'El contrato está listo para firmar: el enlace está en su correo electrónico. Nada lo obliga hasta que firme, y hasta entonces puede elegir otra oferta.',
  'next.contract-signed':
    'El contrato está firmado. Su gerente de cuenta se comunicará con usted sobre las últimas verificaciones antes de enviar el dinero.',
  'next.disclosure':
    'La ley de {state} exige un aviso de esta misma oferta antes del contrato ({law}). Un representante lo revisa con usted y sigue desde ahí.',
  'next.declined': 'Recibirá por correo un aviso con los motivos concretos. No tiene que hacer nada más.',
  'next.not-qualified': 'Recibirá por correo un aviso con los motivos. No tiene que hacer nada más.',
  'next.withdrawn': 'Esta solicitud fue retirada. Comuníquese con nosotros si quiere retomarla.',
  'next.stopped':
    'No se decidió nada y no le pedimos nada más. Puede retomar esta solicitud mientras guardemos sus respuestas.',
  'next.expired': 'Esta solicitud venció. Empiece una nueva.',
  'next.offer-expired':
    'La oferta estuvo mucho tiempo sin llegar a un contrato, por eso venció. No debe nada por ella. Puede empezar otra solicitud cuando quiera.',

  'unqualified.sales':
    'Sus ventas mensuales son de {actual}; financiamos negocios con {wanted} o más al mes.',
  'unqualified.time-in-business':
    'Su negocio tiene menos de {wanted} meses, y financiamos negocios que llevan abiertos al menos ese tiempo.',
  'unqualified.other':
    'La información que tenemos del negocio no cumple nuestras condiciones en este momento. Llámenos y lo revisamos juntos.',
}
