// The second wizard: its pages, tabs and panel, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  contactTitle: 'Empecemos',
  contactLede: 'Vea si su negocio cumple los requisitos. Nada de esto afecta su puntaje de crédito.',
  personalTitle: 'Datos personales',
  personalLede: 'Sobre usted, y cómo podemos comunicarnos.',
  businessTitle: 'Datos del negocio',
  businessLede: 'El negocio que pide los fondos, como figura en sus documentos de impuestos.',
  ownershipTitle: 'Verificar la propiedad',
  ownershipLede: 'Comprobamos que el negocio es suyo. Lo que escribe aquí se guarda cifrado.',
  signatureTitle: 'Firma',
  signatureLede:
    'Usted firma el acuerdo de solicitud. No se compromete a pagar nada y puede rechazar cualquier oferta.',
  'loan-infoTitle': 'Datos del financiamiento',
  'loan-infoLede': 'A qué se dedica el negocio y para qué es el dinero.',
  lostSecrets:
    'Su identificación fiscal, su número de Seguro Social, su fecha de nacimiento y su firma no se guardan en este navegador. Lo que no había llegado se pide otra vez.',

  tabs: 'Partes de esta solicitud',
  tabBasic: 'Información básica',
  tabOwnership: 'Propiedad',
  tabFinances: 'Finanzas',
  tabDone: 'listo',
  sideTitle: 'Su solicitud',
  sideTell: 'Cuéntenos un poco sobre su negocio.',
  sidePlain: 'Complete nuestra solicitud y verá en cada paso cómo va.',
  opening: 'Cargando',

  readAgreement: 'Leer el acuerdo de solicitud',
  agreementPrint: 'En una página aparte',
  signConsent:
    'Al firmar, usted acepta el acuerdo de solicitud y firmar por medios electrónicos. Guardamos su firma cifrada, con el texto acordado, la hora y su dirección de red.',

  congrats: '¡Felicidades!',
  finishTitle: '¡Listo! Recibimos su solicitud.',
  finishSteps: 'Qué sigue',
  finishLink: 'Usted recibe un enlace seguro por correo para subir sus documentos.',
  finishBank:
    'Conecte la cuenta bancaria de su negocio o suba sus 4 estados de cuenta más recientes. El enlace de nuestro correo lo trae de vuelta a esta solicitud.',
  finishStatements: 'Suba los 4 estados de cuenta más recientes del banco de su negocio.',
  finishManager: 'Un gerente de cuenta se comunica con usted.',
}
