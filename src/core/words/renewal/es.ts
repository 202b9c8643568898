// The renewal of a business that was funded before, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Pedir fondos de nuevo',
  requestedAmount: '¿Cuánto necesita?',
  interest: '¿Para qué lo usará?',
  smsConsent: 'Enviarme mensajes de texto sobre mi solicitud',
  lede: 'Díganos cuánto necesita y para qué. Ya conocemos su negocio, así que no preguntamos más.',
  amountHint: 'De {least} a {most}.',
  wrongContact:
    '¿Cambió su dirección, su banco o los dueños? Envíe esto primero; su representante lo corrige con usted.',
  adTitle: 'Conecte la cuenta bancaria de su negocio',
  adLede: 'Leemos los ingresos de su negocio en su banco, para que no tenga que enviar estados de cuenta.',
  toBank: 'Continuar a su banco',
  uploadInstead: 'Prefiero subir estados de cuenta',
  notNow: 'Ahora no',
  notNowText: 'Entonces una persona revisa su pedido, y eso toma más tiempo.',
  knownTitle: 'Su banco ya está conectado',
  knownLede: 'Podemos leer la misma cuenta para este pedido. No tiene que volver a iniciar sesión.',
  knownBanks: 'Bancos conectados',
  useKnown: 'Usar este banco',
  useKnowns: 'Usar estos bancos',
  another: 'Conectar otro banco',
  bank: 'Su banco',
  working: 'Un momento...',
  statementsTitle: '¡Ya estamos en ello!',
  statementsLede:
    'Suba los estados de cuenta de los últimos 4 meses de la cuenta de su negocio, un archivo por cada mes.',
  statementsLinked:
    'Su banco está conectado, así que no tiene que enviar ninguno. Si tiene a mano los estados de cuenta de los últimos 4 meses, ayudan a quien revisa su pedido.',
  submit: 'Enviar',
  withoutStatements: 'Continuar sin estados de cuenta',
  later: 'Enviar el resto más tarde',
  finishTitle: 'Listo',
  finishText: 'Su solicitud está ahora en revisión',
  nextTitle: '¿Qué sigue?',
  nextText:
    'Recibirá una confirmación por correo electrónico, y por SMS si aceptó los mensajes de texto. Le escribimos otra vez en cuanto haya un resultado.',
  offersTitle: 'Sus ofertas están listas',
  offersText: 'El mensaje que le enviamos lleva a ellas.',
  fasterTitle: 'La respuesta llega antes con su banco o sus estados de cuenta',
  fasterText: 'Todavía no ha llegado ninguno. Puede cerrar esta página o enviar uno ahora.',
  connectNow: 'Conectar el banco',
  uploadNow: 'Subir estados de cuenta',
  restText:
    'Han llegado {count} de 4 meses. Los demás pueden seguir ahora o más tarde, por este mismo enlace.',
  again: 'Intentar de nuevo',
  sending: 'Enviando...',
}
