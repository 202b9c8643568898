// What is wrong with an uploaded file, or worth a note about it, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  missing: 'Suba un archivo válido.',
  empty: 'El archivo está vacío. Suba un archivo válido.',
  broken: 'Este PDF está dañado o llegó incompleto. Guárdelo de nuevo y suba la copia nueva.',
  swollen:
    'Al descomprimirse, este PDF ocupa mucho más que cualquier documento, así que no lo abrimos. Envíe fotos de sus páginas o pida a su banco un PDF nuevo.',
  notPdf:
    'Este archivo se llama .pdf, pero no es un PDF. Abra el documento original, guárdelo o imprímalo como PDF y suba ese archivo.',
  notPicture:
    'Este archivo se llama .{extension}, pero no es una imagen de ese tipo. Tome la foto de nuevo, o guárdela como JPEG y súbala.',
  notExport:
    'Este archivo se llama .{extension}, pero no es de ese tipo o no contiene ninguna tabla. Descárguelo otra vez de su banco o envíe el estado de cuenta en PDF.',
  statementFormats:
    'Envíe el estado de cuenta en PDF o en fotos, o el archivo que exporta su banco: CSV, Excel (.xlsx), OFX, QFX o QBO. Un archivo de Excel antiguo (.xls) se puede guardar como .xlsx.',
  exportUnread:
    'En este archivo no encontramos una lista de movimientos con fechas e importes. Descargue otra vez los movimientos de la cuenta desde su banco o envíe el estado de cuenta en PDF.',
  exportTooLong:
    'Este archivo es más largo de lo que podemos leer. Descárguelo de su banco mes por mes o envíe los estados de cuenta en PDF.',
  exportNotDollars:
    'Los importes de este archivo no están en dólares. Envíe el estado de cuenta de su negocio en dólares.',
  name: 'Indique qué documento es.',
  tooMany: 'Suba como máximo {most} archivos a la vez.',
  month: 'Indique de qué mes es este estado de cuenta. Debe ser de los últimos dos años.',
  sameFile: '{name} es el mismo archivo que {keptAs}. Se guardó una sola vez.',
  otherMonth: '{name} se había enviado para {from}. Ahora cuenta para {month}.',
  onlyPhotos:
    'Varios archivos forman un solo documento únicamente si son fotos JPEG de sus páginas. Envíe solo las fotos, o un único PDF. No se subió nada.',
  judged:
    'Ya empezamos a revisar este documento, así que no se puede quitar. Si no es el correcto, agregue el correcto junto a él.',
  blank:
    'En este archivo no se ve nada: es todo de un solo color. Compruebe que sea el correcto y que nada tapara la cámara, y envíelo de nuevo.',
  tooSmall:
    'Esta imagen es demasiado pequeña para leerla; quizá sea una miniatura. Envíe la foto en su tamaño completo o tómela de nuevo.',
  again: 'Lo que envió no se lee bien. Envíelo de nuevo, por favor.',
  'again.infected':
    'Quitamos el archivo que nos envió: el antivirus encontró algo dañino en él. Envíe una copia limpia, por ejemplo una foto nueva.',
  'again.too-small':
    'La imagen que envió es demasiado pequeña para leerla. Envíe la foto en su tamaño completo.',
  'again.blank': 'En el archivo que envió no se ve nada. Compruébelo y envíelo de nuevo.',
  'again.small':
    'La imagen que envió es pequeña y no se lee la letra chica. Envíe la foto en su tamaño completo.',
  'again.blurred': 'La imagen que envió está borrosa. Tómela de nuevo con buena luz y sin mover la cámara.',
  'again.glare': 'Un reflejo tapa parte de la imagen que envió. Tómela de nuevo sin flash.',
  'again.cut': 'A la imagen que envió le falta un borde. Tómela de nuevo con las cuatro esquinas.',
  heic: 'Esta foto está en formato HEIC. Tómela de nuevo con el botón de la cámara, o guárdela como JPEG y súbala así.',
}
