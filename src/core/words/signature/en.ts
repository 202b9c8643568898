// Signing on a screen, English.
export const en = {
  drawHint: 'Draw your signature with a finger, a pen or the mouse, then press Save.',
  box: 'Signature box',
  clear: 'Clear',
  save: 'Save',
  saved: 'Your signature is saved on this page. Continue to sign.',
  notSaved: 'Press Save to keep this signature.',
  typeInstead: 'Type your name instead',
  drawInstead: 'Draw instead',
  typeHint: 'Typing your full name counts the same as a signature drawn by hand.',
  typeLabel: 'Your full name',
  notYourName:
    'Please type your own name, {name}, or draw your signature. If the name is wrong, go back and correct it.',
  confirmVariant:
    'Your name in this application is {name}. If what you typed is how you write it, please confirm that here, or draw your signature.',
  signedOn: 'Signed on {date}. Your signature is kept encrypted and is not shown again.',
  signAgain: 'Sign again',
  picture: 'Your signature',
} as const
