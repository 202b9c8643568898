// A field that hides what it holds, English.
export const en = {
  show: 'Show',
  hide: 'Hide',
  change: 'Change',
  keepIt: 'Keep what you gave',
  onFile: 'We have this from you. It is shown in part only.',
} as const
