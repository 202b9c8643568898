// Breaks text into lines and puts the words of each in the order in which they are seen, whatever way they are written.
import bidiFactory from 'bidi-js'
import { settable } from '#core/ground/letters.ts'
import { scriptOf, type Script, type Weight } from './typeface.ts'

/** A piece of a line in one font and one direction. */
interface Run {
  readonly script: Script
  /** As the font is to set it: mirrored where it runs to the left. */
  readonly text: string
  readonly leftward: boolean
  readonly width: number
}

export interface Line {
  /** From left to right. */
  readonly runs: readonly Run[]
  /** Points. */
  readonly width: number
}

/** What measures letters: the opened fonts of one PDF. */
interface Measure {
  has(script: Script, weight: Weight, codePoint: number): boolean
  /** Points at a size. */
  width(script: Script, weight: Weight, size: number, text: string, leftward: boolean): number
}

export interface LetterStyle {
  readonly size: number
  readonly weight: Weight
}

const LONGEST_WORD = 250
const SHORT_TEXT = 60
const bidi = bidiFactory()
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
export const runsLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)
const NEEDS_ORDER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u2066-\u2069]/
const NO_SHAPE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** Letters of no direction stay in the font of what stands before them. */
const NEUTRAL = /[\s\p{P}\p{S}\p{M}\d]/u
/** What no paper may carry: control letters, halves of letters. */

const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu

const SPACE: Run = { script: 'latin', text: ' ', leftward: false, width: 0 }

interface Piece {
  readonly start: number
  readonly end: number
}

/** Printed as they are: most texts hold nothing else. */
const PLAIN = /^[\n -~]*$/
/** Drawn by no font: what Unicode lets a font leave out. */
const UNSEEN = /\p{DI}/u
/** Boxes, and signs that each font has of its own. */
const NO_LETTER = /[\ufffd\p{Co}]/u
/** Letters with the marks on them, pictures with what they are made of. */
const seenLetters = new Intl.Segmenter('en', { granularity: 'grapheme' })

export type LineBreaker = (text: string, style: LetterStyle, width: number) => Line[]

/**
 * Breaks text of one PDF: measures are kept, since names and words return on every row. `lacking`: what stands in place of so many
 * letters that no font has (ADR 105).
 */
export function lineBreaker(measure: Measure, lacking: (letters: number) => string): LineBreaker {
  const widths = new Map<string, number>()
  const scripts = new Map<string, Script | null>()
  const forms = new Map<string, string | null>()

  const fontOf = (letter: string, weight: Weight): Script | null => {
    const key = `${weight[0]}${letter}`
    let found = scripts.get(key)
    if (found === undefined) {
      const order = [scriptOf(letter), 'latin', 'hebrew', 'arabic'] as const
      const code = letter.codePointAt(0)!
      found = order.find((script) => measure.has(script, weight, code)) ?? null
      scripts.set(key, found)
    }
    return found
  }

  /** A letter as fonts of ours set it, without the marks that are not drawn; null where none has it. */
  const formOf = (letter: string, weight: Weight): string | null => {
    const key = `${weight[0]}${letter}`
    let form = forms.get(key)
    if (form === undefined) {
      const has = (each: string) => fontOf(each, weight) !== null
      const drawn = [...letter].filter((each) => NO_SHAPE.test(each) || !UNSEEN.test(each) || has(each))
      form = NO_LETTER.test(letter)
        ? null
        : settable(drawn.join(''), (letters) =>
            [...letters].every((each) => NO_SHAPE.test(each) || /\s/.test(each) || has(each)),
          )
      forms.set(key, form)
    }
    return form
  }

  /** A text in letters that the fonts have: of all others in a row, with the spaces between them, it is said how many they are. */
  const set = (text: string, weight: Weight): string => {
    if (PLAIN.test(text)) return text
    let out = ''
    let missing = 0
    let gap = ''
    const tell = (next: string) => {
      if (missing)
        out += `${/\S$/.test(out) ? ' ' : ''}${lacking(missing)}${gap || (/^[\p{L}\p{N}]/u.test(next) ? ' ' : '')}`
      missing = 0
      gap = ''
    }
    for (const { segment } of seenLetters.segment(text)) {
      const form = formOf(segment, weight)
      if (form === null) {
        missing++
        gap = ''
      } else if (missing && /^[^\S\n]+$/.test(form)) gap += form
      else {
        tell(form)
        out += form
      }
    }
    tell('')
    return out.replace(/[^\S\n]/g, (space) => (fontOf(space, weight) ? space : ' '))
  }

  /** Pieces of one font and level each, in the order of writing. */
  const piecesOf = (text: string, levels: Uint8Array | null, weight: Weight) => {
    const pieces: { script: Script; level: number; text: string }[] = []
    let at = 0
    for (const letter of text) {
      const level = levels?.[at] ?? 0
      at += letter.length
      if (NO_SHAPE.test(letter)) continue
      const last = pieces.at(-1)
      const code = letter.codePointAt(0)!
      const stays = last?.level === level && NEUTRAL.test(letter) && measure.has(last.script, weight, code)
      const script = stays ? last.script : (fontOf(letter, weight) ?? 'latin')
      const shown = level % 2 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter
      if (last?.script === script && last.level === level) last.text += shown
      else pieces.push({ script, level, text: shown })
    }
    return pieces
  }

  const widthOf = (script: Script, { weight, size }: LetterStyle, text: string, leftward: boolean) => {
    const key = `${script[0]}${weight[0]}${size}${text}`
    let width = widths.get(key)
    if (width === undefined) widths.set(key, (width = measure.width(script, weight, size, text, leftward)))
    return width
  }

  const wordWidth = (word: string, levels: Uint8Array | null, style: LetterStyle): number =>
    piecesOf(word, levels, style.weight).reduce(
      (sum, { script, level, text }) => sum + widthOf(script, style, text, level % 2 === 1),
      0,
    )

  /** Where the lines of a text begin and end. A word longer than a line is cut. */
  const broken = (text: string, levels: Uint8Array | null, style: LetterStyle, width: number): Piece[] => {
    // Most cells: the whole is measured at once, as it is set afterwards.
    const whole = text.trim()
    const first = text.indexOf(whole)
    if (whole.length <= SHORT_TEXT && wordWidth(whole, levels?.subarray(first) ?? null, style) <= width)
      return [{ start: first, end: first + whole.length }]
    const lines: Piece[] = []
    const space = wordWidth(' ', null, style)
    let start = 0
    let end = 0
    let used = 0
    for (const found of text.matchAll(/\S+/g)) {
      const at = found.index
      // Whatever is longer fits into no line: it need not be measured.
      const long = found[0].length > LONGEST_WORD
      const word = long ? Infinity : wordWidth(found[0], levels?.subarray(at) ?? null, style)
      if (end > start && used + space * (at - end) + word > width) {
        lines.push({ start, end })
        start = end = at
        used = 0
      }
      if (end === start) start = end = at
      if (word > width) {
        for (const letter of found[0]) {
          const wide = wordWidth(letter, levels?.subarray(end) ?? null, style)
          if (end > start && used + wide > width) {
            lines.push({ start, end })
            start = end
            used = 0
          }
          used += wide
          end += letter.length
        }
        continue
      }
      used += (end > start ? space * (at - end) : 0) + word
      end = at + found[0].length
    }
    lines.push({ start, end })
    return lines
  }

  const lineOf = (text: string, levels: Uint8Array | null, style: LetterStyle): Line => {
    const runs = inSeenOrder(piecesOf(text, levels, style.weight)).map(
      ({ script, level, text: logical }): Run => {
        const leftward = level % 2 === 1 && RIGHT_TO_LEFT.test(logical)
        // The font turns words round by their letters; signs alone have none that tell it.
        const piece = level % 2 && !leftward ? [...logical].reverse().join('') : logical
        return { script, text: piece, leftward, width: widthOf(script, style, piece, leftward) }
      },
    )
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
  }

  return (given, style, width) =>
    set(given.replace(UNPRINTABLE, ' ').normalize('NFC'), style.weight)
      .split('\n')
      .flatMap((text) => {
        const levels = NEEDS_ORDER.test(text) ? bidi.getEmbeddingLevels(text, 'auto').levels : null
        return broken(text, levels, style, width).map(({ start, end }) => {
          const line = lineOf(text.slice(start, end), levels?.subarray(start, end) ?? null, style)
          // Unseen: without it whoever reads the file runs the words of two lines together.
          return text[end] === ' ' ? { ...line, runs: [...line.runs, SPACE] } : line
        })
      })
}

/** Rule L2 of the bidirectional algorithm (Unicode Annex 9) on pieces: from the highest level down, whatever is at it or above is reversed. */
function inSeenOrder<P extends { readonly level: number }>(pieces: P[]): P[] {
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  let seen = pieces
  for (let level = highest; level > 0; level--) {
    const next: P[] = []
    let turned: P[] = []
    for (const piece of seen) {
      if (piece.level >= level) turned.unshift(piece)
      else {
        next.push(...turned, piece)
        turned = []
      }
    }
    seen = [...next, ...turned]
  }
  return seen
}
