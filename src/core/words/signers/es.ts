// The links of an owner, guarantor or signer, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Firmar',
  briefingTitle: 'Firmar por {business}',
  briefingLede: '{business} solicitó financiamiento y puso su nombre en la solicitud.',
  asksTitle: 'Lo que le pedimos',
  asksDetails:
    'Quién es usted: su nombre, su función en el negocio, número de Seguro Social, dirección particular y fecha de nacimiento.',
  asksSignature: 'Su firma.',
  role: 'Usted figura como:',
  'role.owner': 'Dueño',
  'role.guarantor': 'Garante',
  'role.signer': 'Firmante',
  private: 'Los datos que escriba aquí no los ve ninguna otra persona que firme. Se guardan cifrados.',
  spouse:
    'Usted firma por la parte que tiene en este negocio. Un cónyuge que no tiene parte en él no tiene que firmar, y la solicitud no se rechaza por eso.',
  agreement: 'Acepto el {agreement}, el {eSign} y el {privacy}.',
  agreementName: 'acuerdo de solicitud',
  eSignName: 'uso de documentos electrónicos y firma electrónica',
  privacyName: 'aviso de privacidad',
  smsLabel: 'Mensajes de texto',
  creditReportLabel: 'Informe de crédito (opcional)',
  mustAgree: 'Para continuar debe aceptar nuestras políticas.',
  signForBusiness: 'Firmar por {business}',
  signForPerson: 'Firmar por {name}',
  other: 'Otra persona también tiene que firmar',
  otherTitle: '¿Quién más tiene que firmar?',
  otherText:
    'Su representante lo leerá y enviará a esa persona su propio enlace. Lo que le pedimos a usted no cambia.',
  otherName: 'Nombre de esa persona',
  otherEmail: 'Correo electrónico de esa persona',
  otherSend: 'Enviar',
  otherCancel: 'Cancelar',
  otherSent:
    'Pasamos el nombre de {name} a su representante, quien le enviará su propio enlace a esa persona.',
  notYourName:
    'Escriba su propio nombre, {name}, o dibuje su firma. Si el nombre está mal, avise primero a su representante.',
  numberTaken:
    'Este número ya figura en la solicitud. Cada persona da su propio número y firma por sí misma. Si es el suyo, avise a su representante.',
  proposed:
    '{who} indica que otra persona también tiene que firmar: {name}, {email}. Agréguela en la página de la solicitud si es correcto.',
  sending: 'Enviando...',
  personalTitle: 'Sobre usted',
  personalLede: 'Revise su nombre y díganos qué hace en el negocio.',
  ownerTitle: 'Verificación del dueño',
  ownerLede: 'Usamos cifrado para proteger su información personal.',
  signatureTitle: 'Su firma',
  signatureLede: 'Usted firma la solicitud del negocio como la persona nombrada en la página anterior.',
  doneTitle: '¡Felicidades!',
  doneSignature: '¡Completó la firma correctamente!',
  doneDetails: '¡Completó correctamente la información del dueño adicional!',
  doneClose:
    'Ya puede cerrar esta página. Un representante se comunicará con usted si necesitamos más información.',
}
