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
    'There is nothing to see in this file: it is one colour all over. Please check that it is the right one and that the lens was free, and send it again.',
  tooSmall:
    'This picture is too small to be read, perhaps a preview of the real one. Please send the photo in its full size, or take it again.',
  again: 'The one that you sent cannot be read well. Please send it again.',
  'again.infected':
    'The file that you sent was removed: the virus scan found something harmful in it. Please send a clean copy, for example a new photo.',
  'again.too-small':
    'The picture that you sent is too small to be read. Please send the photo in its full size.',
  'again.blank': 'There is nothing to see in the file that you sent. Please check it and send it again.',
  'again.small':
    'The picture that you sent is small, so that print is lost. Please send the photo in its full size.',
  'again.blurred': 'The picture that you sent is blurred. Please take it again, holding still in good light.',
  'again.glare': 'Light washes out a part of the picture that you sent. Please take it again without flash.',
  'again.cut': 'An edge is cut off in the picture that you sent. Please take it again with all four corners.',
  heic: 'This photo is in the HEIC format. Please take it again with the camera button, or save it as JPEG and upload that.',
} as const
