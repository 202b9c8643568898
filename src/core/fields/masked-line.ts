// A line that its owner recognises and nobody else can read: '2418 Euclid Ave' as '•••• E••••• A••'.

/** Letters and digits as dots, but the first letter of each word. */
export const maskLine = (line: string): string =>
  line.replace(/[\p{L}\p{N}]+/gu, (word) =>
    [...word]
      .map((sign, at) => (at === 0 && /\p{L}/u.test(sign) && !/\p{N}/u.test(word) ? sign : '•'))
      .join(''),
  )
