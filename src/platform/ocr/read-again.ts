// Lines of a page that the engine took for one, as beside each other in letters of two sizes: read once more, cell by cell.
import type { Grey } from './grey.ts'
import { readWords, type SeenWord } from './read-words.ts'

/** Mean confidence below which a line is read again, of 100. */
const DOUBTFUL = 60
/** Of the usual height of a line. */
const TALL = 1.5
/** Of the usual height of a line: a wider gap parts cells. */
const GAP = 2.5
const MOST_CELLS = 16
/** Points around a cell. */
const MARGIN = 6

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The words of the page, better where a cell by itself is read with more confidence. Throws as `readWords`. */
export async function readDoubtfulAgain(
  page: Grey,
  words: readonly SeenWord[],
): Promise<readonly SeenWord[]> {
  const lines = new Map<string, SeenWord[]>()
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word])
  const usual = [...lines.values()].map((line) => heightOf(boxOf(line))).toSorted((a, b) => a - b)
  const height = usual[usual.length >> 1] ?? 0
  let left = MOST_CELLS
  const read: SeenWord[] = []
  for (const line of lines.values()) {
    const cells =
      meanConfidence(line) < DOUBTFUL && heightOf(boxOf(line)) > TALL * height
        ? cellsOf(line, GAP * height)
        : []
    // One that stands by itself would be read the same.
    if (cells.length < 2 || left < cells.length) {
      read.push(...line)
      continue
    }
    left -= cells.length
    for (const cell of cells) read.push(...(await better(page, cell, boxOf(line))))
  }
  return read
}

/** Of all letters, 0 to 100; 0 where there are none. */
export function meanConfidence(words: readonly SeenWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters
    ? words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters
    : 0
}

const boxOf = (words: readonly SeenWord[]): Box => ({
  left: Math.min(...words.map(({ left }) => left)),
  top: Math.min(...words.map(({ top }) => top)),
  right: Math.max(...words.map(({ left, width }) => left + width)),
  bottom: Math.max(...words.map(({ top, height }) => top + height)),
})
const heightOf = ({ top, bottom }: Box): number => bottom - top

function cellsOf(line: readonly SeenWord[], gap: number): SeenWord[][] {
  const cells: SeenWord[][] = []
  for (const word of line.toSorted((a, b) => a.left - b.left)) {
    const cell = cells.at(-1)
    if (cell && word.left - boxOf(cell).right < gap) cell.push(word)
    else cells.push([word])
  }
  return cells
}

async function better(page: Grey, cell: readonly SeenWord[], line: Box): Promise<readonly SeenWord[]> {
  const { left, right } = boxOf(cell)
  const from = { x: Math.max(0, left - MARGIN), y: Math.max(0, line.top - MARGIN) }
  const again = await readWords(
    cut(page, from.x, from.y, right + MARGIN - from.x, line.bottom + MARGIN - from.y),
  )
  if (meanConfidence(again) <= meanConfidence(cell)) return cell
  return again.map((word) => ({
    ...word,
    left: word.left + from.x,
    top: word.top + from.y,
    line: `${cell[0]!.line}/${from.x}/${word.line}`,
  }))
}

function cut({ width, height, at }: Grey, x: number, y: number, wide: number, high: number): Grey {
  const across = Math.min(wide, width - x)
  const down = Math.min(high, height - y)
  const to = new Uint8Array(across * down)
  for (let row = 0; row < down; row++)
    to.set(at.subarray((y + row) * width + x, (y + row) * width + x + across), row * across)
  return { width: across, height: down, at: to }
}
