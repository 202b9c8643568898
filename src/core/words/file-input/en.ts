// Choosing and sending files, English.
export const en = {
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  takePhoto: 'Take a photo',
  takePhotos: 'Take photos',
  dropAnywhere: 'or drop them anywhere on this page',
  dropHere: 'or drop it here',
  dropManyHere: 'or drop them here',
  fileFormats: 'PDF, JPG, JPEG, PNG, GIF or BMP, up to {size}',
  fileFormatsOfStatements:
    'PDF, JPG, JPEG, PNG, GIF or BMP, or your bank’s download (CSV, Excel, QFX, QBO, OFX), up to {size}',
  fileSending: 'Uploading',
  fileWaiting: 'Waiting',
  fileUploading: 'Uploading, {percent}%',
  fileChecking: 'Uploaded, being checked',
  fileDone: 'Uploaded',
  fileFailed: 'Not uploaded',
  cancelFile: 'Cancel {name}',
  retryFile: 'Try {name} again',
  removeFile: 'Remove {name}',
  fileExtension: 'Please upload file with an extension of .jpeg/.jpg/.png/.gif/.pdf/.bmp only.',
  fileExtensionOfStatements:
    'Please send a PDF, photos, or your bank’s download: CSV, Excel (.xlsx), QFX, QBO or OFX. An old Excel file (.xls) can be saved as .xlsx.',
  fileInvalid: 'Please upload a valid file.',
  fileTooLarge: 'This file is larger than {size}. Please choose a smaller one.',
  fileHeic:
    'This photo is in HEIC format, which this browser cannot open. Please take the photo here with your phone, or save it as JPG first.',
  preview: 'Preview of {name}',
  fileLocked: 'Locked with a password',
  cancel: 'Cancel',
  remove: 'Remove',
} as const
