// What is wrong with an uploaded file, or worth a note about it, English.
export const en = {
  missing: 'Please upload a valid file.',
  empty: 'This file is empty. Please upload a valid file.',
  broken: 'This PDF is damaged or was cut off on its way. Please save it again and upload the new copy.',
  swollen:
    'This PDF unpacks to far more than a document has, so we do not open it. Please send its pages as photos, or ask your bank for a new PDF.',
  notPdf:
    'This file is named .pdf but is not a PDF. Please open the document where you have it, save or print it as PDF, and upload that.',
  notPicture:
    'This file is named .{extension} but is not such a picture. Please take the photo again, or save it as JPEG and upload that.',
  name: 'Please say which document this is.',
  tooMany: 'Please upload at most {most} files at a time.',
  month: 'Please say which month this statement is for. It must be within the last two years.',
  sameFile: '{name} is the same file as {keptAs}. It was kept once.',
  otherMonth: '{name} was sent for {from} before. It now counts for {month}.',
  onlyPhotos:
    'Several files become one document only as JPEG photos of its pages. Please send the photos alone, or one PDF. Nothing was uploaded.',
  judged:
    'We have begun to check this document, so it stays. If it is the wrong one, please add the right one beside it.',
  heic: 'This photo is in the HEIC format. Please take it again with the camera button, or save it as JPEG and upload that.',
} as const
