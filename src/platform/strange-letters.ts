// Whether text of one byte a letter was read in the right encoding: its words are weighed, since one name may look like anything.

/** Vowels of the north that stand in a row in names: 'ÄÖÜ GmbH', 'ÆØÅ'. */
const north = /^[ÄÖÜäöüßÅåÆæØø]+$/
/**
 * More letters in a row, none of them plain, than a language of Europe's west has: Cyrillic, Greek, Hebrew or Arabic of a table of one
 * byte a letter (Windows-1251 and its like, KOI8).
 */
const accentedRun = /[\u00C0-\u00FF]{3,}/g
/** Signs and letters mixed without a plain one between: letters of two bytes (GB18030, Big5, Shift-JIS, EUC). Dashes, dots and quotes are drawn in rows. */
const mixedRun = /[^\0-\u00A0\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026]{4,}/g

const foreignRuns = (line: string): RegExpExecArray[] => [
  ...[...line.matchAll(accentedRun)].filter(([run]) => !north.test(run)),
  ...[...line.matchAll(mixedRun)].filter(([run]) => new Set(run).size > 2 && !north.test(run)),
]
/** Letters of another script, or of two bytes each. */
export const isForeignRun = (line: string): boolean => foreignRuns(line).length > 0

/**
 * What stands within a word only where the letters are of another encoding: Windows' dagger is a Mac's 'à', its currency sign a 'ñ' of DOS,
 * its curly apostrophe a Mac's 'í', its raised three a Polish 'ł'. Of Windows-1252 alone: each is a letter like others elsewhere.
 */
const sure = [
  /\p{L}[\u02C6\u02DC\u201A\u201C-\u201E\u2020\u2021\u2030\u2039\u203A\u20AC\u0192\u00A1-\u00A9\u00AC\u00AF\u00B1\u00B6\u00B8\u00B9\u00BC-\u00BF\u00F7]\p{L}/gu,
  /\p{Ll}\u00B3\p{Ll}/gu,
  // A Mac's 'ñ' and 'ó': 'Peña', 'León', 'Núñez'.
  /[aeiou\u0153][\u2013\u2014][ao]s?(?!\p{L})|\p{Ll}\u2014n(?!\p{L})|\u0153[\u2013\u2014]\p{Ll}/gu,
  /\p{L}[\u0160\u017D\u0178\u0152]\p{Ll}/gu,
  /\p{Ll}[\u017D\u0160\u0178](?!\p{L})/gu,
  /\p{L}[\u201A\u20AC\u0192\u2021\u2030\u00A4](?:[\s,;]|$)/gu,
  // A Mac's 'í' before consonants: 'Martínez'. 'Prud’homme' is French.
  /\p{Ll}{2}\u2019(?!(?:re|ll|ve|ys)(?!\p{L})|[hn])[b-df-hj-np-tv-z]\p{Ll}|\p{Ll}{2}\u2019n[b-z]/gu,
  // At the beginning: a Mac's 'É', 'á', 'â', 'Ü' and 'Ñ'. A low quote that is closed is a quote.
  /(?<!\p{L})(?:[\u0192\u2021\u2030]\p{L}|\u201E\p{L}(?!.{0,200}[\u201C\u201D]))/gu,
  // French has its 'œ' behind no vowel; a Mac's 'ú' is there ('Raúl').
  /[aeiouy]\u0153/giu,
  // Three Polish names that are met alone: 'Michał', 'Rafał', 'Paweł'.
  /(?<!\p{L})(?:Micha|Rafa|Pawe)\u00B3(?!\p{L})/giu,
]
/** What may be so as well, and is met seldom: 'Cube³', '£ave', 'pre–owned', 'Mac’n Cheese', 'Foo™Bar'. */
const doubtful = [
  /\p{L}[\u2022\u2026\u2122\u00AB\u00AE\u00B0\u00B2\u00B3\u00BB\u00D7]\p{L}/gu,
  /[aeiouy][\u2013\u2014][aeiouy]|\p{Ll}\u2014\p{Ll}|(?<!\p{L})\p{Lu}\u2014\p{Ll}{2}/gu,
  /\p{L}\u2020(?:[\s,;]|$)/gu,
  // Contractions, Hawaiian ('Hawai’i') and elisions ('Prud’homme', 'dell’arte', 'presqu’île') are plain.
  /\p{Ll}{2}\u2019(?!(?:s|t|ll|re|ve|d|m|l|r|y|ys)(?!\p{L})|n\u2019)(?!(?<=(?:sh|k|e|y|\b[Mm]ac)\u2019)n(?!\p{Ll}))(?!(?<=[aeiou]\u2019)[aeiou])(?!(?<=d\u2019)h)(?!(?<=qu\u2019)[aeiouh\u00EE])(?!(?<=(?:ll|nt|st|tt|un)\u2019)[aeiou]\p{Ll}{2})\p{Ll}/gu,
  /(?<!\p{L})[\u2020\u00A3]\p{Ll}/gu,
  /\p{L}{4}\u00B3(?!\p{L})/gu,
]

const word = /[^\s,;|"]+/g
const [DOUBTFUL, SURE] = [1, 2]
const beyondAscii = /[^\0-\u00A0]/

/** From how many words with letters beyond ASCII on the share is judged; a file with fewer is judged at its end. */
const ENOUGH = 500

/**
 * Weighs the words that have letters beyond ASCII. The text is of another encoding where more than half of them cannot or may not be of
 * this one, and two of them differ or one is sure; or where two that differ are sure and more than a third is.
 */
export class Weighing {
  private all = 0
  private readonly strange = new Tally()
  private readonly sure = new Tally()
  private readonly windows: boolean

  /** `windows`: read as Windows-1252, where signs within words tell as well. */
  constructor(windows: boolean) {
    this.windows = windows
  }

  /** Takes a whole line. True as soon as enough words were seen to say that the encoding is another one. */
  take(line: string, at: number): boolean {
    if (!beyondAscii.test(line)) return false
    const wasEnough = this.all >= ENOUGH
    const marks = this.marksOf(line)
    for (const { 0: text, index } of line.matchAll(word)) {
      if (!beyondAscii.test(text)) continue
      this.all++
      const found = marks.subarray(index, index + text.length)
      if (found.includes(SURE)) this.sure.add(text, at)
      if (found.includes(SURE) || found.includes(DOUBTFUL)) this.strange.add(text, at)
    }
    return !wasEnough && this.all >= ENOUGH && this.line !== null
  }

  /** For each place of the line what a rule says of the sign there. */
  private marksOf(line: string): Uint8Array {
    const marks = new Uint8Array(line.length)
    const mark = (found: Iterable<RegExpExecArray>, as: number) => {
      for (const { 0: text, index } of found) marks[index + Math.max(0, text.search(beyondAscii))] = as
    }
    if (this.windows) {
      for (const rule of doubtful) mark(line.matchAll(rule), DOUBTFUL)
      for (const rule of sure) mark(line.matchAll(rule), SURE)
    }
    mark(foreignRuns(line), SURE)
    return marks
  }

  /** The line of the first word of another encoding; null where the text is of this one as far as can be told. */
  get line(): number | null {
    const half = this.strange.count * 2 > this.all && (this.sure.count > 0 || this.strange.differ)
    const third = this.sure.count * 3 > this.all && this.sure.differ
    return half || third ? this.strange.line : null
  }
}

/** How many words, whether two of them differ, and the line of the first. */
class Tally {
  count = 0
  differ = false
  line: number | null = null
  private first: string | null = null

  add(text: string, line: number): void {
    this.count++
    this.first ??= text
    this.line ??= line
    if (text !== this.first) this.differ = true
  }
}
