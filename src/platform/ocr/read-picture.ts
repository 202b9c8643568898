// A page of a scan as pieces of text with their places: drawn, straightened, turned upright and read. One page at a time.
import type { Page, Piece } from '#core/domain/statement-reader/page.ts'
import type { DrawnPage } from './draw-pages.ts'
import { fallOf, flattenLight, isBlank, isSideways, levelled, turned, type Grey } from './grey.ts'
import { asRectangle, cornersOf } from './page-corners.ts'
import { meanConfidence, readDoubtfulAgain } from './read-again.ts'
import { readWords, type SeenWord } from './read-words.ts'

/** A smaller tilt moves no word out of its row. */
const LEVEL = 0.0008
/** Mean confidence below which a page is tried upside down. */
const DOUBTFUL = 70
/** Of a letter's size: how high capitals and digits are. */
const CAPITALS = 0.72

/** The paper alone, of a photo, in even light. */
export function flattened(picture: Grey): Grey {
  const corners = cornersOf(picture)
  return flattenLight(corners ? asRectangle(picture, corners) : picture)
}

/** Places are points of the straightened page; each piece is a word, with the engine's confidence in it (0 to 1). Throws as `readWords`. */
export async function readPicture({ grey, scale }: DrawnPage): Promise<Page> {
  const flat = flattened(grey)
  if (isBlank(flat)) return { pieces: [] }
  const { page, words, isTurned } = await readUpright(straightened(flat))
  return { pieces: piecesOf(await readDoubtfulAgain(page, words), scale), isTurned }
}

/** On its feet and level, as far as its lines tell; whether it is upside down only reading tells. */
export function straightened(flat: Grey): Grey {
  const standing = isSideways(flat) ? turned(flat, 1) : flat
  const fall = fallOf(standing)
  return Math.abs(fall.tilt) > LEVEL || fall.fan ? levelled(standing, fall) : standing
}

interface Upright {
  readonly page: Grey
  readonly words: readonly SeenWord[]
  readonly isTurned: boolean
}

/** As it lies, or upside down where that is read with more confidence. */
async function readUpright(page: Grey): Promise<Upright> {
  const upright = { page, words: await readWords(page), isTurned: false }
  if (meanConfidence(upright.words) >= DOUBTFUL) return upright
  const onItsFeet = turned(page, 2)
  const headlong = { page: onItsFeet, words: await readWords(onItsFeet), isTurned: true }
  return meanConfidence(headlong.words) > meanConfidence(upright.words) ? headlong : upright
}

function piecesOf(words: readonly SeenWord[], scale: number): Piece[] {
  const lines = new Map<string, SeenWord[]>()
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word])
  return [...lines.values()].flatMap((line) => {
    const base = middle(
      line.filter(({ text }) => !/[gjpqy,;_@$()/|[\]{}]/.test(text)),
      line,
      ({ top, height }) => top + height,
    )
    const tall = middle(
      line.filter(({ text }) => /[A-Z0-9]/.test(text) && !/[gjpqy,;()/|$]/.test(text)),
      line,
      ({ height }) => height,
    )
    return line.map(({ text, left, width, confidence }): Piece => ({
      text,
      x: left / scale,
      y: base / scale,
      width: width / scale,
      height: tall / CAPITALS / scale,
      font: 'scan',
      confidence: Math.max(0, Math.min(1, confidence / 100)),
    }))
  })
}

/** The middle one of these words' measures; where none of them is one of `some`, of all. */
function middle(
  some: readonly SeenWord[],
  all: readonly SeenWord[],
  measure: (word: SeenWord) => number,
): number {
  const sorted = (some.length ? some : all).map(measure).toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1]!
}
