// A field that hides what it holds, English.
export const en = {
  show: 'Show',
  hide: 'Hide',
  change: 'Change',
  keepIt: 'Keep what you gave us',
  onFile: 'You gave us this. We show only part of it.',
} as const
