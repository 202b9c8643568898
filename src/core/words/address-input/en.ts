// The address field, English.
export const en = {
  addressManual: 'Enter the address by hand',
  addressHint: 'Type your street and zip code, then choose your address from the list.',
  addressSuggestions: 'Addresses',
  addressFound: '{count} addresses found. Use the arrow keys to choose.',
  addressFoundOne: 'One address found. Use the down arrow key to choose it.',
  addressNone: 'No address found. You can enter it by hand.',
  addressPartial: 'We could not fill in the whole address. Please complete it.',
  addressFilled: 'Address filled in.',
  addressElsewhere: 'Zip code {zip} is in {state}. Please check the state and the zip code.',
  addressUseState: 'Use {state}',
  noPoBoxes: 'No P.O. boxes',
} as const
