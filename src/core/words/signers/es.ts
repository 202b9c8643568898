// The links of an owner, guarantor or signer, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Firmar',
  briefingTitle: 'Firmar por {business}',
  briefingLede: '{business} solicitó fondos para el negocio y le nombró en la solicitud.',
  asksTitle: 'Lo que le pedimos',
  asksDetails:
    'Quién es usted: su nombre, su función en el negocio, número de Seguro Social, domicilio y fecha de nacimiento.',
  asksSignature: 'Su firma.',
  role: 'Usted figura como:',
  'role.owner': 'Propietario',
  'role.guarantor': 'Garante',
  'role.signer': 'Firmante',
  private: 'Los datos que escriba aquí no los ve ninguna otra persona que firme. Se guardan cifrados.',
  spouse:
    'Usted firma por la parte que tiene en este negocio. Un cónyuge que no tiene ninguna no tiene que firmar, y por eso no se rechaza ninguna solicitud.',
  agreement: 'Acepto el {agreement}, el {eSign} y el {privacy}.',
  agreementName: 'acuerdo de solicitud',
  eSignName: 'uso de documentos y firmas electrónicos',
  privacyName: 'aviso de privacidad',
  smsLabel: 'Mensajes de texto',
  creditReportLabel: 'Informe de crédito (opcional)',
  mustAgree: 'Para continuar debe aceptar nuestras políticas.',
  signForBusiness: 'Firmar por {business}',
  signForPerson: 'Firmar por {name}',
  other: 'Otra persona también tiene que firmar',
  otherTitle: '¿Quién más tiene que firmar?',
  otherText: 'Su representante lo lee y le envía un enlace propio. Lo que le pedimos a usted no cambia.',
  otherName: 'Su nombre',
  otherEmail: 'Su correo electrónico',
  otherSend: 'Enviar',
  otherCancel: 'Cancelar',
  otherSent: 'Pasamos el nombre de {name} a su representante, que le envía un enlace propio.',
  notYourName:
    'Escriba su propio nombre, {name}, o dibuje su firma. Si el nombre está mal, avise primero a su representante.',
  proposed:
    '{who} indica que otra persona también tiene que firmar: {name}, {email}. Agréguela en la página de la solicitud si es correcto.',
  sending: 'Enviando...',
  personalTitle: 'Sobre usted',
  personalLede: 'Revise su nombre y díganos qué hace en el negocio.',
  ownerTitle: 'Verificación de propiedad',
  ownerLede: 'Usamos cifrado para proteger su información personal.',
  signatureTitle: 'Su firma',
  signatureLede: 'Usted firma la solicitud del negocio como la persona nombrada en la página anterior.',
  doneTitle: '¡Felicidades!',
  doneSignature: '¡Completó la firma correctamente!',
  doneDetails: '¡Completó correctamente la información del propietario adicional!',
  doneClose:
    'Ya puede cerrar esta página. Un representante se comunicará con usted si necesitamos más información.',
}
