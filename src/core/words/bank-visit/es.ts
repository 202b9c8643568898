// The links to the bank, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  pageTitle: 'Verificación bancaria',
  verifying: 'Verificando su enlace...',
  retry: 'Intentar de nuevo',
  contact: 'Puede comunicarse con nosotros: {contact}.',
  title: 'Verifique la cuenta bancaria de su negocio',
  lede: 'Conecte la cuenta de su negocio para que podamos verificar sus ingresos por vía electrónica y seguir con su solicitud.',
  advantages: 'Lo que gana al conectarla',
  plainPaper: 'Sin estados de cuenta que buscar ni subir',
  plainReal: 'Una decisión con los números reales de su negocio',
  plainReadOnly: 'Solo lectura: nadie puede mover dinero con este acceso',
  footnote:
    '* Los fondos pueden llegar el mismo día si la solicitud se aprueba antes de las 5:00 p. m., hora del Este, en un día hábil bancario.',
  howTitle: 'Cómo funciona',
  howBusiness: 'Se requiere una cuenta bancaria del negocio. No se aceptan cuentas personales.',
  howSelect: 'Elija su banco',
  howSelectText: 'Bancos grandes, pequeños y cooperativas de crédito.',
  howCredentials: 'Escriba sus claves de banca en línea',
  howCredentialsText: 'En un portal seguro de su banco o de nuestro proveedor de datos bancarios.',
  howChoose: 'Elija las cuentas',
  howChooseText: 'Solo lectura, y puede terminar el acceso cuando quiera.',
  howNote: 'Su contraseña de banca en línea nunca llega a nosotros.',
  consentBefore: 'Al continuar da su',
  consentLink: 'consentimiento para leer datos bancarios',
  newWindow: '(se abre en una ventana nueva)',
  continue: 'Continuar',
  alreadyTitle: 'Su cuenta bancaria está verificada',
  alreadyText: 'No falta conectar nada. Si lo desea, puede conectar otra cuenta del negocio.',
  another: 'Conectar otra cuenta',
  goOn: 'Seguir',
  back: 'Atrás',
  loadTitle: 'Su banco',
  loadText: 'Preparando la conexión...',
  progress: 'Verificación bancaria en curso',
  progressText:
    'Su banco está respondiendo. Puede tardar uno o dos minutos; deje esta página abierta si quiere.',
  progressLate:
    'Su banco tarda más de lo normal. Puede cerrar esta página: seguimos por nuestra cuenta y le escribimos si falta algo.',
  completed: 'Verificación bancaria completa',
  completedText: 'Gracias. Su cuenta bancaria está conectada.',
  selected: 'Usted eligió {amount}',
  statementsTitle: 'Gracias',
  statementsText:
    'Sus estados de cuenta llegaron y una persona los revisará. Le escribiremos en cuanto haya un resultado.',
  successTitle: 'Listo',
  successText:
    'Su cuenta bancaria está verificada. Aquí no tiene que hacer nada más: su asesor ya lo sabe y se comunicará con usted.',
  successDocuments:
    'Su cuenta bancaria está verificada y sus documentos llegaron. Su asesor ya lo sabe y se comunicará con usted.',
  pendingTitle: 'Casi terminamos',
  pendingText:
    'Su banco todavía está respondiendo. Seguimos por nuestra cuenta y le escribimos si falta algo.',
  oops: '¡Lo sentimos!',
  oopsText: 'No pudimos verificar su cuenta bancaria. Comuníquese con su asesor para más información.',
  again: 'Intentar conectar de nuevo',
  missing: 'Todavía falta: {documents}',
  numbersKnown: 'Su banco confirmó su número de cuenta y de ruta. No hace falta un cheque anulado.',
  upload: 'Subir ahora',
  photoId: 'Identificación con foto',
  voidedCheck: 'Cheque anulado',
}
