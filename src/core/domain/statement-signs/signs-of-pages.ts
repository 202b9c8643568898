// Signs that lie on the pages: text below a box or another text, text without ink, pictures and notes where figures stand.
import type { Area, Mark, PageFacts } from './file-facts.ts'
import type { AccountReading, LinePlace } from '../statement-reader/read-statement.ts'
import { amountIn, boxOf, type Sign, type SignBox, type WeightClass } from './sign.ts'

const hasFigure = ({ text }: Mark): boolean => /\d/.test(text)

const common = (a: SignBox, b: SignBox): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
const sizeOf = ({ width, height }: SignBox): number => Math.max(width * height, 0.01)
/** Share of the smaller one. */
const overlap = (a: SignBox, b: SignBox): number => common(a, b) / Math.min(sizeOf(a), sizeOf(b))
/** The body of letters, without what hangs below: lines stand closer than letters are high. */
const body = ({ x, y, width, height }: Mark): SignBox => ({
  x,
  y: y - 0.65 * height,
  width,
  height: 0.6 * height,
})

const isPlain = (mark: Mark): boolean => !mark.isNote && !mark.isDrawn && mark.width > 0 && mark.height > 0

const onPage = (
  code: Sign['code'],
  weight: WeightClass,
  page: number,
  box: SignBox,
  evidence: Sign['evidence'],
): Sign => ({ code, weight, page, box, evidence })

/** Boxes and texts beyond are not compared: a page of a statement has some hundreds of each. */
const MOST_COMPARED = 4_000

/** `accounts`: as the file was read; what hides a figure of one of its lines is no form of the bank's. */
export const signsOfPages = (pages: readonly PageFacts[], accounts: readonly AccountReading[]): Sign[] => [
  ...pages.flatMap((page, at) => {
    const marks = page.marks.slice(0, MOST_COMPARED)
    const byRow = rowsOfMarks(marks)
    return [
      ...below(page, marks, byRow, at + 1, onLinesOf(accounts, at + 1)),
      ...twice(marks, byRow, at + 1),
      ...withoutInk(page, marks, at + 1),
      ...pictures(page, marks, at + 1),
      ...notes(page, marks, at + 1),
    ]
  }),
  ...picturePages(pages),
]

/** Whether a text stands in a line of an account that was read. */
type OnLine = (mark: Mark) => boolean

function onLinesOf(accounts: readonly AccountReading[], page: number): OnLine {
  const rows = new Map<number, LinePlace[]>()
  for (const { place } of accounts.flatMap(({ lines }) => lines))
    if (place?.page === page) rows.set(Math.round(place.y), [...(rows.get(Math.round(place.y)) ?? []), place])
  return ({ x, y, width }) =>
    [-1, 0, 1].some((off) =>
      rows
        .get(Math.round(y) + off)
        ?.some((place) => x + width > place.x - 2 && x < place.x + place.width + 2),
    )
}

type Near = (mark: SignBox) => readonly Mark[]

/** Marks by their height on the page, so that none is compared with all. */
function rowsOfMarks(marks: readonly Mark[]): Near {
  const STEP = 12
  const rows = new Map<number, Mark[]>()
  for (const mark of marks) {
    const row = Math.floor(mark.y / STEP)
    const own = rows.get(row)
    if (own) own.push(mark)
    else rows.set(row, [mark])
  }
  return ({ y, height }) => {
    const found: Mark[] = []
    for (let row = Math.floor((y - 2) / STEP); row <= Math.floor((y + height + 2) / STEP); row++)
      found.push(...(rows.get(row) ?? []))
    return found
  }
}

/** Text that a box hides. Banks cover what a form has printed before, without figures; a figure with another one over it was replaced. */
function below(
  { areas, width, height }: PageFacts,
  marks: readonly Mark[],
  near: Near,
  page: number,
  isOnLine: OnLine,
): Sign[] {
  const signs: Sign[] = []
  const patches: Sign[] = []
  for (const area of areas.slice(0, MOST_COMPARED)) {
    if (area.kind === 'note' || sizeOf(area) > 0.25 * width * height || area.height < 3) continue
    const around = near(area).filter(isPlain)
    const inside = around.filter((mark) => common(body(mark), area) > 0.8 * sizeOf(body(mark)))
    const hidden = inside.filter((mark) => mark.order < area.order && hasFigure(mark) && !mark.isInvisible)
    const over = inside.filter((mark) => mark.order > area.order && hasFigure(mark))
    for (const mark of hidden) {
      const new_ = over.find((other) => overlap(body(other), body(mark)) > 0.2)
      if (new_?.text.trim() === mark.text.trim()) continue
      const isOwn = isOnLine(mark)
      // A bank's logo hides what its form has printed before; it hides no line.
      if (area.kind === 'picture' && !isOwn) continue
      signs.push(
        onPage('text-covered', new_ || isOwn ? 'strong' : 'medium', page, boxOf(mark), {
          text: mark.text.trim(),
          ...(new_ && { over: new_.text.trim() }),
        }),
      )
    }
    if (area.kind === 'picture') continue
    if (isWhite(area))
      for (const mark of around.filter((each) => hidesDigits(area, each) && isOnLine(each)))
        signs.push(onPage('text-covered', 'strong', page, boxOf(mark), { text: mark.text.trim() }))
    const [only] = over
    const isSnug = only && area.height < 2.2 * only.height && area.width < 2.5 * only.width + 8
    if (over.length === 1 && isSnug && !hidden.length && amountIn(only.text) !== null && isWhite(area))
      patches.push(onPage('figure-on-box', 'medium', page, boxOf(only), { text: only.text.trim() }))
  }
  // A form that puts a box below every figure has many.
  const figures = marks.filter(({ text }) => amountIn(text) !== null).length
  return [...signs, ...(patches.length * 10 <= figures ? patches : [])]
}

/** A box over a few figures of a longer text, as over the first ones of an amount. */
function hidesDigits(area: Area, mark: Mark): boolean {
  const own = body(mark)
  if (mark.order > area.order || mark.isInvisible || common(own, area) > 0.8 * sizeOf(own)) return false
  const high = Math.min(own.y + own.height, area.y + area.height) - Math.max(own.y, area.y)
  if (high < 0.8 * own.height) return false
  const letter = mark.width / mark.text.length
  const from = Math.max(0, Math.round((area.x - mark.x) / letter))
  return /\d/.test(mark.text.slice(from, Math.max(from, Math.round((area.x + area.width - mark.x) / letter))))
}

const isWhite = ({ colour }: Area): boolean =>
  colour !== null && /^#f[a-f0-9]f[a-f0-9]f[a-f0-9]$/i.test(colour)

/** Two visible texts at one place, where one of them is a figure. What is set twice to look bold is the same text. */
function twice(marks: readonly Mark[], near: Near, page: number): Sign[] {
  const signs: Sign[] = []
  for (const mark of marks) {
    if (!isPlain(mark) || mark.isInvisible || amountIn(mark.text) === null) continue
    for (const other of near(boxOf(mark))) {
      if (other.order <= mark.order || !isPlain(other) || other.isInvisible || !hasFigure(other)) continue
      if (other.text.trim() === mark.text.trim() || other.colour !== mark.colour) continue
      if (Math.abs(other.y - mark.y) > 0.3 * mark.height || overlap(body(mark), body(other)) < 0.7) continue
      signs.push(
        onPage('text-twice', 'medium', page, boxOf(mark), {
          text: mark.text.trim(),
          over: other.text.trim(),
        }),
      )
    }
  }
  return signs
}

/** Figures that nobody sees. Below a picture of the page they are what was read from it; white ones may stand on a dark box. */
function withoutInk({ areas, width, height }: PageFacts, marks: readonly Mark[], page: number): Sign[] {
  const isScan = areas.some((area) => area.kind === 'picture' && sizeOf(area) > 0.5 * width * height)
  if (isScan) return []
  return marks
    .filter((mark) => {
      if (!isPlain(mark) || amountIn(mark.text) === null) return false
      if (mark.isInvisible) return true
      return (
        mark.colour === '#ffffff' &&
        !areas.some((area) => area.order < mark.order && overlap(area, boxOf(mark)) > 0.5)
      )
    })
    .map((mark) => onPage('text-invisible', 'medium', page, boxOf(mark), { text: mark.text.trim() }))
}

/** The band of the page in which figures stand below each other, and the columns that they stand in. */
function tableOf(marks: readonly Mark[]): SignBox | null {
  const figures = marks.filter((mark) => isPlain(mark) && amountIn(mark.text) !== null)
  if (figures.length < 8) return null
  const ys = figures.map(({ y }) => y).toSorted((a, b) => a - b)
  const lefts = figures.map(({ x }) => x).toSorted((a, b) => a - b)
  const rights = figures.map(({ x, width }) => x + width).toSorted((a, b) => a - b)
  // The outermost twentieth is heads and totals.
  const at = (list: readonly number[], share: number): number => list[Math.floor(share * (list.length - 1))]!
  const [x, y] = [at(lefts, 0.05), at(ys, 0.05)]
  return { x, y, width: at(rights, 0.95) - x, height: at(ys, 0.95) - y }
}

/** Small pictures among the figures of a table, without text on them. */
function pictures({ areas, width }: PageFacts, marks: readonly Mark[], page: number): Sign[] {
  const table = tableOf(marks)
  if (!table) return []
  const found = areas.filter(
    (area) =>
      area.kind === 'picture' &&
      area.height >= 4 &&
      area.height <= 40 &&
      area.width >= 12 &&
      area.width <= 0.6 * width &&
      common(area, table) > 0.9 * sizeOf(area) &&
      !marks.some((mark) => mark.order > area.order && overlap(body(mark), area) > 0.5),
  )
  // Arrows and signs that a bank sets at each line are many.
  if (found.length > 6) return []
  return found.map((area) =>
    onPage('picture-in-table', 'medium', page, area, {
      width: Math.round(area.width),
      height: Math.round(area.height),
    }),
  )
}

/** A note with text or a box that lies over a figure. */
function notes({ areas }: PageFacts, marks: readonly Mark[], page: number): Sign[] {
  const words = marks.filter(({ isNote, isInvisible }) => isNote && !isInvisible)
  return areas
    .filter((area) => area.kind === 'note' && area.height > 3)
    .flatMap((area): Sign[] => {
      const own = words.filter((mark) => overlap(body(mark), area) > 0.5)
      const under = marks.filter(
        (mark) => isPlain(mark) && hasFigure(mark) && overlap(body(mark), area) > 0.6,
      )
      const text = own
        .map((mark) => mark.text.trim())
        .join(' ')
        .slice(0, 80)
      if (!under.length && !/\d/.test(text)) return []
      return [
        onPage(
          'note-over-page',
          (under.length && text) || amountIn(text) !== null ? 'strong' : 'medium',
          page,
          area,
          { text },
        ),
      ]
    })
}

/** A page without text that is one picture, where others have text. Pages with pictures of checks have their numbers as text. */
function picturePages(pages: readonly PageFacts[]): Sign[] {
  const withText = pages.filter(({ marks }) => marks.length > 20).length
  if (!withText) return []
  return pages.flatMap(({ marks, areas, width, height }, at) => {
    const picture = areas.find((area) => area.kind === 'picture' && sizeOf(area) > 0.6 * width * height)
    return marks.length === 0 && picture ? [onPage('page-is-picture', 'weak', at + 1, picture, {})] : []
  })
}
