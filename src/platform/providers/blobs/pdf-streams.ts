// Finds the streams of a PDF and the filters that each names, without a parser: by the word that begins them and what stands before it.
import { objectText } from './pdf-encryption.ts'

interface PdfStream {
  /** Where its bytes begin. */
  readonly at: number
  /** Where they end at the latest, by its length or by the word that ends it: a reader may take either. A filter may end before, or go on. */
  readonly end: number
  /** What stands before it: its dictionary, and perhaps more. */
  readonly head: string
}

/** Far more than the dictionary of a stream takes, in bytes. */
const WINDOW = 8_192
/** And than stands between the word and the end of its line. */
const LONGEST_LINE = 1_024
const END = 'endstream'

/** In their order; also such as stand within another, since a file may point at them. */
export function* streamsOf(file: Buffer): Generator<PdfStream> {
  let from = 0
  let mark = 0
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const isEnd = at >= 3 && file.toString('latin1', at - 3, at) === 'end'
    if (isEnd || !isSpace(file[at + 6])) continue
    const head = file.toString('latin1', Math.max(from, at - WINDOW), at)
    from = at + 6
    const begin = afterLine(file, at + 6)
    // Looked for once where there is none.
    if (mark < begin) mark = file.indexOf(END, begin)
    if (mark < 0) mark = file.length
    const end = Math.min(Math.max(mark, begin + (numberIn(head, 'Length') ?? 0)), file.length)
    yield { at: begin, end, head }
  }
}

/**
 * The file with blanks in place of its pictures: whoever reads its text alone opens none of them. What only calls itself a picture, and
 * is a page's text, is no text from then on.
 */
export function withoutPictures(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes)
  for (const { at, end, head } of streamsOf(file)) {
    const own = withoutEscapes(head.slice(head.lastIndexOf('obj') + 1))
    if (/\/Subtype[\s\0]*\/Image\b/.test(own)) file.fill(' ', at, end)
  }
  return file
}

/** A word ends at a blank, a bracket or a comment. */
const isSpace = (byte: number | undefined): boolean =>
  byte !== undefined && '\0\t\n\f\r ()<>[]{}/%'.includes(String.fromCharCode(byte))

function afterLine(file: Buffer, from: number): number {
  let at = from
  const most = Math.min(file.length, from + LONGEST_LINE)
  while (at < most && file[at] !== 0x0a && file[at] !== 0x0d) at++
  return file[at] === 0x0d && file[at + 1] === 0x0a ? at + 2 : at + 1
}

/** All lists of filters that the head names: its own, as a rule; several where another thing stands in it, or something hides. */
export function filtersIn(file: Buffer, head: string): readonly (readonly string[])[] {
  // A comment may stand between name and value; a per cent sign in a text is none.
  const texts = [head, head.replace(/%[^\r\n]*/g, ' ')].map(withoutEscapes)
  const lists = texts.flatMap((text) =>
    [...text.matchAll(/\/F(?:ilter)?[\s\0]*(\[[^\]]{0,512}\]|\/[^\s\0/[\]<>()%]+|\d{1,10}\s+\d{1,5}\s+R)/g)]
      .slice(-MOST_LISTS)
      .map(([, value = '']) => namesIn(file, value)),
  )
  const known = new Map(lists.filter(({ length }) => length).map((list) => [list.join(), list]))
  return [...known.values()]
}

const MOST_LISTS = 4

function namesIn(file: Buffer, value: string): string[] {
  const direct = value.replace(/(\d{1,10})\s+(\d{1,5})\s+R/g, (_all, object: string, turn: string) => {
    const text = objectText(file, `${Number(object)} ${Number(turn)}`)?.slice(0, 512) ?? ''
    return /^\s*(\[[^\]]*\]|\/[^\s/[\]<>()%]+)/.exec(withoutEscapes(text))?.[1] ?? ''
  })
  return [...direct.matchAll(/\/([^\s\0/[\]<>()%]+)/g)].map(([, name = '']) => name)
}

/** '/Flate#44ecode' is '/FlateDecode'. */
const withoutEscapes = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The last number of a name in the head; null where it has none. */
export function numberIn(head: string, name: string): number | null {
  const found = [...head.matchAll(new RegExp(`/${name}[\\s\\0]+(\\d{1,15})`, 'g'))].at(-1)?.[1]
  return found === undefined ? null : Number(found)
}
