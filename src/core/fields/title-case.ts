// Capitals for a name that was typed all in small letters or all in capitals.

/** The words that the spec treats by themselves; an ending dot is kept. */
const fixed: Readonly<Record<string, string>> = { llc: 'LLC', 'l.l.c': 'L.L.C', inc: 'INC', of: 'of' }

const capitalised = (word: string): string => {
  const lower = word.toLowerCase()
  return (
    fixed[lower.replace(/[.,]+$/, '')]?.concat(/[.,]+$/.exec(lower)?.[0] ?? '') ??
    lower.replace(/(^|[-'’&/.])(\p{L})/gu, (_, before: string, letter: string, at: number) =>
      // "rosa's" has no capital after its apostrophe, "o'brien" has.
      /['’]/.test(before) && lower.length - at <= 2 ? before + letter : before + letter.toUpperCase(),
    )
  )
}

/** One capital per word ('harbor house of light llc' is 'Harbor House of Light LLC') when the text has one case only; anything else is left as its owner wrote it. Idempotent. */
export function recased(text: string): string {
  const oneCase = text === text.toLowerCase() || text === text.toUpperCase()
  return oneCase && text.toLowerCase() !== text.toUpperCase() ? text.replace(/\S+/g, capitalised) : text
}
