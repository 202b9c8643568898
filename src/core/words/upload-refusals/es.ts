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
  name: 'Indique qué documento es.',
  tooMany: 'Suba como máximo {most} archivos a la vez.',
  month: 'Indique de qué mes es este estado de cuenta. Debe ser de los últimos dos años.',
  sameFile: '{name} es el mismo archivo que {keptAs}. Se guardó una sola vez.',
  otherMonth: '{name} se había enviado para {from}. Ahora cuenta para {month}.',
  onlyPhotos:
    'Varios archivos forman un solo documento únicamente si son fotos JPEG de sus páginas. Envíe solo las fotos, o un único PDF. No se subió nada.',
  judged:
    'Ya empezamos a revisar este documento, así que se queda. Si no es el correcto, agregue el correcto junto a él.',
  heic: 'Esta foto está en formato HEIC. Tómela de nuevo con el botón de la cámara, o guárdela como JPEG y súbala así.',
}
