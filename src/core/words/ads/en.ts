// The quiet notice about measurement of advertising, English. `{vendors}` are the services that the operator has set up.
export const en = {
  label: 'Measurement of advertising',
  ask: 'May our server tell {vendors} that an application was begun or finished here? Never your name, contacts or answers. Nothing depends on it.',
  more: 'What this means',
  yes: 'Yes, you may',
  no: 'No',
  isOn: 'Measurement of advertising is on: {vendors}.',
  isOff: 'Measurement of advertising is off.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  failed: 'That was not saved. Try again in a moment.',
} as const
