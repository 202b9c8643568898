// The upload screens, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  continue: 'Continuar',
  back: 'Atrás',
  later: 'Lo envío después',
  laterText: 'Su asesor se lo pedirá antes de entregar los fondos; le enviaremos un enlace para eso.',
  needed: 'Suba un archivo válido.',
  stillUploading: 'Espere a que termine de subir el archivo.',
  offline:
    'No hay conexión, así que este archivo no ha llegado. Sigue elegido aquí: inténtelo de nuevo cuando tenga conexión.',
  notArrived: 'Este archivo no ha llegado. Inténtelo de nuevo o elija otro.',
  monthNeeded: 'Agregue los estados de cuenta de {months}, o envíe el resto después.',
  monthUnknown: 'Díganos abajo de qué mes es {name}.',
  receivedUnknown: 'No hay conexión: por ahora no podemos ver lo que ya llegó. Lo que agregue se queda aquí.',
  received: 'Ya recibido',
  arrived: 'Gracias, recibimos su archivo.',
  stillMissing: 'Antes de entregar los fondos aún necesitamos: {documents}',
  numbersKnown: 'Su banco confirmó su número de cuenta y de ruta. No hace falta un cheque anulado.',
  sendNow: 'Subir ahora',
  noRedacting: 'No tape ni tache nada: si un archivo no se puede leer, habrá que pedirlo otra vez.',
  photoIdTitle: 'Suba su identificación con foto',
  photoIdText:
    'Licencia de conducir, pasaporte o identificación estatal del dueño que hace la solicitud: el frente, con las cuatro esquinas en la foto.',
  photoIdLabel: 'Identificación con foto',
  photoIdWhy: 'para que nadie pueda recibir dinero a su nombre. El archivo se guarda cifrado.',
  voidedCheckTitle: 'Suba un cheque anulado',
  voidedCheckText:
    'Un cheque de la cuenta del negocio con la palabra VOID escrita encima. También sirve una carta del banco con el número de cuenta y de ruta.',
  voidedCheckLabel: 'Cheque anulado',
  voidedCheckWhy: 'para que el dinero llegue a la cuenta de su negocio. El archivo se guarda cifrado.',
  statementsTitle: 'Suba los estados de cuenta de los últimos 4 meses',
  statementsText:
    'Los lee una persona, así que tarda más que conectar el banco: cerca de un día hábil. Estados de la cuenta del negocio, todas las páginas de cada mes, en PDF si puede.',
  statementsThere: 'Recibimos {count} de {all} meses.',
  statementsLabel: 'Todos los estados de cuenta a la vez, en cualquier orden',
  monthsLabel: 'Los meses que necesitamos',
  monthFound: 'Recibido',
  monthMissing: 'Falta',
  countsFor: 'Cuenta para',
  whichMonth: '¿De qué mes es?',
  monthOf: 'Mes de {name}',
  chooseMonth: 'Elija',
  statementsComplete: 'Recibimos los cuatro meses. Gracias.',
  statementsLater: 'Enviar el resto después',
  connectInstead: 'Mejor conectar un banco',
}
