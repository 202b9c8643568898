// The marks of a text in SGML or XML, one after the other, with the text behind each. Nothing is declared, expanded or fetched.

export interface Mark {
  /** In capitals, without a namespace. */
  readonly name: string
  readonly isEnd: boolean
  /** `<a/>`: it ends itself. */
  readonly isEmpty: boolean
  readonly attributes: string
  /** Up to the next mark, as it stands, blanks kept. */
  readonly text: string
}

const mark = /^(\/?)(?:[\w.-]+:)?([\w.-]+)([^]*?)(\/?)$/

/** Comments, declarations and instructions are passed over. A text between `<![CDATA[` and `]]>` counts as text of the mark before. */
export function* marksOf(text: string): Generator<Mark> {
  let open: Omit<Mark, 'text'> | null = null
  let words = ''
  for (let at = text.indexOf('<'); at >= 0;) {
    const skipped = ends.find(([begins]) => text.startsWith(begins, at))
    const end = text.indexOf(skipped?.[1] ?? '>', at + 1)
    if (end < 0) break
    const found = skipped ? null : mark.exec(text.slice(at + 1, end))
    if (found) {
      if (open) yield { ...open, text: words }
      const [, slash, name = '', attributes = '', empty] = found
      open = { name: name.toUpperCase(), isEnd: slash === '/', isEmpty: empty === '/', attributes }
      words = ''
    } else if (skipped?.[0] === CDATA) words += text.slice(at + CDATA.length, end)
    const next = text.indexOf('<', end)
    words += withSigns(text.slice(end + (skipped?.[1].length ?? 1), next < 0 ? undefined : next))
    at = next
  }
  if (open) yield { ...open, text: words }
}

const CDATA = '<![CDATA['
const ends: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  [CDATA, ']]>'],
  ['<!', '>'],
  ['<?', '>'],
]

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The signs that every writer escapes; what a file declares for itself stays as it is written. */
const withSigns = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
        (whole, name, decimal, hex) => {
          if (name) return signs[String(name).toLowerCase()] ?? String(whole)
          const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
          return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
        },
      )
    : text

/** The value of an attribute; null where the mark has none of this name. */
export const attributeOf = ({ attributes }: Mark, name: string): string | null => {
  const found = new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return found ? withSigns(found[1] ?? found[2] ?? '') : null
}
