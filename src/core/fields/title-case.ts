// Capitals for an address that stands on file all in small letters or all in capitals. Names are never recased (spec 278).

/** The words that the spec treats by themselves; an ending dot is kept. */
const fixed: ReadonlyMap<string, string> = new Map([
  ['llc', 'LLC'],
  ['l.l.c', 'L.L.C'],
  ['inc', 'INC'],
  ['of', 'of'],
])

/** A letter whose capital is two letters ('ß', 'ᾀ') stays small: its capital would read as a text in capitals. */
const capital = (letter: string): string =>
  letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter

const capitalised = (word: string): string => {
  const lower = word.toLowerCase()
  return (
    fixed.get(lower.replace(/[.,]+$/, ''))?.concat(/[.,]+$/.exec(lower)?.[0] ?? '') ??
    lower.replace(/(^|[-'’&/.])(\p{L})/gu, (_, before: string, letter: string, at: number) =>
      // "rosa's" has no capital after its apostrophe, "o'brien" has.
      /['’]/.test(before) && lower.length - at <= 2 ? before + letter : before + capital(letter),
    )
  )
}

/** One capital per word ('harbor house of light llc' is 'Harbor House of Light LLC') when the text has one case only; anything else is left as its owner wrote it. Idempotent. */
export function recased(text: string): string {
  const oneCase = text === text.toLowerCase() || text === text.toUpperCase()
  return oneCase && text.toLowerCase() !== text.toUpperCase() ? text.replace(/\S+/g, capitalised) : text
}
