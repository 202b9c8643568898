// The second wizard: its pages, tabs and panel, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  contactTitle: 'Empecemos',
  contactLede: 'Vea si su negocio cumple los requisitos. Nada de esto afecta su puntaje de crédito.',
  personalTitle: 'Datos personales',
  personalLede: 'Sobre usted, y cómo podemos comunicarnos.',
  businessTitle: 'Datos del negocio',
  businessLede: 'El negocio que pide los fondos, como figura en sus documentos de impuestos.',
  ownershipTitle: 'Verificación del dueño',
  ownershipLede: 'Comprobamos que el negocio es suyo. Lo que escribe aquí se guarda cifrado.',
  signatureTitle: 'Firma',
  signatureLede:
    'Usted firma el acuerdo de solicitud. No se compromete a pagar nada y puede rechazar cualquier oferta.',
  'loan-infoTitle': 'Datos del financiamiento',
  'loan-infoLede': 'A qué se dedica el negocio y para qué es el dinero.',
  lostSecrets:
    'Su número fiscal, su número de Seguro Social, su fecha de nacimiento y su firma no se guardan en este navegador. Le pedimos otra vez lo que no se alcanzó a guardar.',

  tabs: 'Partes de esta solicitud',
  tabBasic: 'Información básica',
  tabOwnership: 'Dueño',
  tabFinances: 'Finanzas',
  tabDone: 'listo',
  sideTitle: 'Su solicitud',
  sideTell: 'Cuéntenos un poco sobre su negocio.',
  sidePlain: 'Complete nuestra solicitud y verá en cada paso cómo va.',
  opening: 'Cargando',

  readAgreement: 'Leer el acuerdo de solicitud',
  agreementPrint: 'En una página aparte',
  signConsent:
    'Al firmar, usted acepta el acuerdo de solicitud y la firma electrónica. Guardamos su firma cifrada, con el texto acordado, la hora y su dirección IP.',

  congrats: '¡Felicidades!',
  finishTitle: '¡Listo! Recibimos su solicitud.',
  finishSteps: 'Qué sigue',
  finishLink: 'Usted recibe un enlace seguro por correo para subir sus documentos.',
  finishBank:
    'Conecte la cuenta bancaria de su negocio o suba sus estados de cuenta de los últimos 4 meses. Con el enlace de nuestro correo puede volver a esta solicitud.',
  finishStatements: 'Suba los estados de cuenta del negocio de los últimos 4 meses.',
  finishManager: 'Un gerente de cuenta se comunicará con usted.',
}
