// The sample of an electronic record, English.
export const en = {
  title: 'Sample of an electronic record',
  lede: 'This file is like the records that {sender} will send you if you agree to get them electronically: agreements, disclosures and notices as PDF files.',
  ledeHere:
    'This sample looks like the records that {sender} will show and send you if you agree to get them electronically: agreements, disclosures and notices.',
  codeLabel: 'Your code',
  codeAbout: 'Type it on the page from which you opened this file.',
  howTitle: 'What this shows',
  how1: 'You can open a PDF file on this device.',
  how1Here: 'This device shows our documents.',
  how2: 'You can read what it says, on the screen or aloud.',
  how3: 'You can keep it: save this file or print it now, if you like.',
  how3Here: 'You can keep it: each document can be opened as a PDF file, saved and printed.',
  notTitle: 'If you cannot read this',
  notRead:
    'Do not agree to electronic records. Ask us for the documents on paper; they are free, and it changes nothing about what you are offered.',
  nothingTitle: 'You have not agreed to anything yet',
  nothing: 'Opening this file or typing its code signs nothing. You are asked for your consent separately.',
  nothingHere: 'Looking at this sample signs nothing. You are asked for your consent separately.',
} as const
