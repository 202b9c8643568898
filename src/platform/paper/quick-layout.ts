// Sets figures letter by letter: shaping costs more than all else in a statement, and amounts, dates and numbers, hardly one of them twice, have nothing to be shaped.
import type { Font } from 'fontkit'

interface Glyph {
  readonly id: number
  readonly advanceWidth: number
  readonly codePoints: readonly number[]
}

interface Position {
  readonly xAdvance: number
  readonly yAdvance: number
  readonly xOffset: number
  readonly yOffset: number
  readonly advanceWidth: number
}

interface Run {
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly Position[]
  readonly advanceWidth: number
}

/** The part of the library's own font that is called here; it lays out one word at a time. */
export interface LaidOut {
  readonly font: Font
  layoutRun(text: string, features?: unknown): Run
}

/** Latin letters, digits and signs with a digit among them; words of letters alone keep their kerning, and return. */
const FIGURES = /^(?=.*\d)[\x20-\x7e]+$/
const letters = new WeakMap<Font, Map<string, Run>>()
const quickened = new WeakSet<LaidOut>()

/** Harmless when called again with the same font of a document. */
export function layOutQuickly(font: LaidOut): void {
  if (quickened.has(font)) return
  quickened.add(font)
  const shaped = font.layoutRun.bind(font)
  const known = letters.get(font.font) ?? new Map<string, Run>()
  letters.set(font.font, known)
  const letterOf = (letter: string): Run => {
    let run = known.get(letter)
    if (!run) known.set(letter, (run = shaped(letter)))
    return run
  }
  font.layoutRun = (text, features) => {
    if (features || !FIGURES.test(text)) return shaped(text, features)
    const glyphs: Glyph[] = []
    const positions: Position[] = []
    let advanceWidth = 0
    for (const letter of text) {
      const run = letterOf(letter)
      glyphs.push(...run.glyphs)
      positions.push(...run.positions)
      advanceWidth += run.advanceWidth
    }
    return { glyphs, positions, advanceWidth }
  }
}
