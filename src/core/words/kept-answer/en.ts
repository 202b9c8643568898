// An answer that stands until it is changed, English.
export const en = {
  changeAnswer: 'Change',
} as const
