// What parts of the kit say that a first page does not show, English.
export const en = {
  choose: 'Choose',
  close: 'Close',
  dismiss: 'Dismiss this message',
  scoreOf: '{score} of {max}',
} as const
