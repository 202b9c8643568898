// 'Apply again' after a decline, English.
export const en = {
  title: 'Apply again',
  text: 'A new application begins with the answers of this one. We look at everything again, and it may be declined again; asking costs nothing. This application stays as it is.',
  begunText: 'You began a new application from this one.',
  goOn: 'Go on with it',
  smsLabel: 'Text me about my application',
  banksText: 'We can read your bank again through your earlier connection:',
  bank: 'Your bank',
  useBank: 'Apply again with this bank',
  useBanks: 'Apply again with these banks',
  otherwise: 'Change answers or use another bank',
  again: 'Apply again',
  bankNext: 'Your bank comes next. Until it is connected you can go back and change answers.',
  beginning: 'Beginning …',
} as const
