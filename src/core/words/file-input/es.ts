// Choosing and sending files, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  chooseFile: 'Elegir un archivo',
  chooseFiles: 'Elegir archivos',
  takePhoto: 'Tomar una foto',
  takePhotos: 'Tomar fotos',
  dropAnywhere: 'o suéltelos en cualquier parte de esta página',
  dropHere: 'o suéltelo aquí',
  dropManyHere: 'o suéltelos aquí',
  fileFormats: 'PDF, JPG, JPEG, PNG, GIF o BMP, hasta {size}',
  fileFormatsOfStatements:
    'PDF, JPG, JPEG, PNG, GIF o BMP, o el archivo que descarga de su banco (CSV, Excel, QFX, QBO, OFX), hasta {size}',
  fileSending: 'Subiendo',
  fileWaiting: 'En espera',
  fileUploading: 'Subiendo, {percent}%',
  fileChecking: 'Subido, en revisión',
  fileDone: 'Subido',
  fileFailed: 'No se subió',
  cancelFile: 'Cancelar {name}',
  retryFile: 'Intentar de nuevo con {name}',
  removeFile: 'Quitar {name}',
  fileExtension: 'Suba solo archivos con extensión .jpeg/.jpg/.png/.gif/.pdf/.bmp.',
  fileExtensionOfStatements:
    'Envíe un PDF, fotos o el archivo que descarga de su banco: CSV, Excel (.xlsx), QFX, QBO u OFX. Un archivo de Excel antiguo (.xls) se puede guardar como .xlsx.',
  fileInvalid: 'Suba un archivo válido.',
  fileTooLarge: 'Este archivo pesa más de {size}. Elija uno más pequeño.',
  fileHeic:
    'Esta foto está en formato HEIC y este navegador no puede abrirla. Tome la foto aquí con su teléfono o guárdela primero como JPG.',
  preview: 'Vista previa de {name}',
  fileLocked: 'Protegido con contraseña',
  cancel: 'Cancelar',
  remove: 'Quitar',
}
