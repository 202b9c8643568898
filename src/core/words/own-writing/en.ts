// A name in its owner's own writing, English.
export const en = {
  ownHint: 'As you write it yourself. We keep it with your application; papers carry the name above.',
} as const
