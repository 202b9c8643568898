// What is wrong with an uploaded file, or worth a note about it, English.
export const en = {
  missing: 'Please upload a valid file.',
  empty: 'This file is empty. Please upload a valid file.',
  broken: 'This PDF is damaged or was cut off on its way. Please save it again and upload the new copy.',
  swollen:
    'This PDF unpacks to far more than a normal document, so we don’t open it. Please send its pages as photos, or ask your bank for a new PDF.',
  notPdf:
    'This file is named .pdf but is not a PDF. Please open the original document, save or print it as a PDF, and upload that.',
  notPicture:
    'This file is named .{extension} but is not that kind of picture. Please take the photo again, or save it as a JPEG and upload that.',
  notExport:
    'This file is named .{extension} but is not that kind of file, or has no table in it. Please download it from your bank again, or send the statement as a PDF.',
  statementFormats:
    'Please send the statement as a PDF or photos, or what your bank exports: CSV, Excel (.xlsx), OFX, QFX or QBO. An old Excel file (.xls) can be saved as .xlsx.',
  exportUnread:
    'We found no list of payments with days and amounts in this file. Please download the transactions of the account from your bank again, or send the statement as a PDF.',
  exportTooLong:
    'This file is longer than we can read. Please download it from your bank month by month, or send the statements as PDFs.',
  exportNotDollars:
    'The amounts in this file are not in US dollars. Please send the statement of your business account in dollars.',
  name: 'Please say which document this is.',
  tooMany: 'Please upload at most {most} files at a time.',
  month: 'Please say which month this statement is for. It must be within the last two years.',
  sameFile: '{name} is the same file as {keptAs}. We kept it once.',
  otherMonth: '{name} was sent for {from} before. It now counts for {month}.',
  onlyPhotos:
    'Several files can become one document only if they are JPEG photos of its pages. Please send just the photos, or one PDF. Nothing was uploaded.',
  judged:
    'We have started to check this document, so it stays. If it is the wrong one, please add the right one as well.',
  blank:
    'There is nothing to see in this file: it is all one color. Please check that it is the right one and that nothing covered the lens, and send it again.',
  tooSmall:
    'This picture is too small to read; it may be only a preview. Please send the photo in its full size, or take it again.',
  again: 'What you sent is hard to read. Please send it again.',
  'again.infected':
    'We removed the file you sent: the virus scan found something harmful in it. Please send a clean copy, for example a new photo.',
  'again.too-small': 'The picture you sent is too small to read. Please send the photo in its full size.',
  'again.blank': 'There is nothing to see in the file you sent. Please check it and send it again.',
  'again.small':
    'The picture you sent is small, so small print is lost. Please send the photo in its full size.',
  'again.blurred': 'The picture you sent is blurred. Please take it again in good light, holding still.',
  'again.glare': 'Glare hides part of the picture you sent. Please take it again without flash.',
  'again.cut':
    'An edge is cut off in the picture you sent. Please take it again with all four corners showing.',
  heic: 'This photo is in the HEIC format. Please take it again with the camera button, or save it as JPEG and upload that.',
} as const
