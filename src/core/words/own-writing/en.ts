// A name in its owner's own writing, English.
export const en = {
  ownHint:
    'Write it the way you do in your own language. We keep it with your application; documents use the name above.',
} as const
