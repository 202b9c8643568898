// The quiet notice about measurement of advertising, English. `{vendors}` are the services that the operator has set up.
export const en = {
  label: 'Ad measurement',
  ask: 'May our server tell {vendors} when an application is started or finished here? We never send your name, contact details or answers. Your application doesn’t depend on it.',
  more: 'What this means',
  yes: 'Yes, allow it',
  no: 'No',
  isOn: 'Ad measurement is on: {vendors}.',
  isOff: 'Ad measurement is off.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  failed: 'That was not saved. Try again in a moment.',
} as const
