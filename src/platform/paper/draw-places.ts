// Draws what is no running text: places for signatures, which are noted down, and pictures.
import {
  INK,
  isLines,
  LINE_WIDTH,
  linesOf,
  trace,
  type Point,
  type Stroke,
} from '#core/fields/drawn-lines.ts'
import type { ImageBlock, SignatureBlock, SignaturePlace } from '#core/paper/paper.ts'
import { looksWritten } from '#core/paper/hand.ts'
import { isolated, shownValue } from '#core/paper/shown.ts'
import { en } from '#core/words/paper/en.ts'
import { es } from '#core/words/paper/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { drawLines, drawText } from './draw-text.ts'
import { ink, sheetSize, spoken, styles, textWidth, type Sheet } from './sheet.ts'

const SIGN_WIDTH = 290
const SIGN_HEIGHT = 46
/** Of a typed name: as many as stand above the line. */
const TYPED_LINES = 3
/** Of the names of what is known of a signature. */
const DETAIL_WIDTH = 70

/** A line to sign on and one for the day, never split over pages. */
export function drawSignature(sheet: Sheet, block: SignatureBlock, language: Language): SignaturePlace {
  const words = pick({ en, es }, language)
  const label = fill(words.signedBy, { signer: isolated(block.signer) })
  const roleLines = block.role ? sheet.broken(block.role, styles.label, SIGN_WIDTH).length : 0
  const lines = sheet.broken(label, styles.body, SIGN_WIDTH).length + roleLines
  const details = (block.signed?.details?.length ?? 0) * styles.small.leading
  sheet.need(SIGN_HEIGHT + lines * styles.body.leading + details + 16)
  const top = sheet.y + 6
  sheet.y = top + SIGN_HEIGHT
  const dateX = sheetSize.left + SIGN_WIDTH + 24
  sheet.artifact(() => {
    for (const [from, to] of [
      [sheetSize.left, sheetSize.left + SIGN_WIDTH],
      [dateX, sheetSize.right],
    ] as const)
      sheet.doc.moveTo(from, sheet.y).lineTo(to, sheet.y).lineWidth(0.8).strokeColor(ink.text).stroke()
  })
  const part = sheet.element(sheet.root, 'Sect')
  if (block.signed) drawSigned(sheet, part, block.signed, { top, dateX, language })
  sheet.y += 3
  const below = sheet.y
  drawText(sheet, part, label, { width: SIGN_WIDTH })
  if (block.role) drawText(sheet, part, block.role, { style: styles.label, width: SIGN_WIDTH })
  for (const { label, as, value } of block.signed?.details ?? []) {
    const { y } = sheet
    drawText(sheet, part, label, { style: styles.small, width: DETAIL_WIDTH })
    const shown = { style: styles.small, x: sheetSize.left + DETAIL_WIDTH, width: SIGN_WIDTH - DETAIL_WIDTH }
    sheet.y = y
    drawText(sheet, part, shownValue(as, value, language), shown)
  }
  const end = sheet.y
  sheet.y = below
  drawText(sheet, part, words.signedOn, { x: dateX, width: sheetSize.right - dateX })
  part.end()
  sheet.y = Math.max(sheet.y, end) + 12
  return {
    place: block.place,
    signer: block.signer,
    page: sheet.pageNumber(),
    x: sheetSize.left,
    y: sheetSize.height - top - SIGN_HEIGHT,
    width: SIGN_WIDTH,
    height: SIGN_HEIGHT,
  }
}

interface SignedAt {
  readonly top: number
  readonly dateX: number
  readonly language: Language
}

/** The signature and its day, above their lines. */
function drawSigned(
  sheet: Sheet,
  part: Parameters<typeof drawText>[1],
  { picture, text, on }: NonNullable<SignatureBlock['signed']>,
  { top, dateX, language }: SignedAt,
): void {
  const line = sheet.y
  const { left } = sheetSize
  const drawing = picture && drawingOf(sheet, picture)
  if (drawing) {
    const scale = Math.min((SIGN_HEIGHT - 4) / drawing.height, SIGN_WIDTH / drawing.width)
    const [width, height] = [drawing.width * scale, drawing.height * scale]
    const figure = sheet.element(part, 'Figure', { alt: text, bbox: [left, top, left + width, top + height] })
    sheet.content(figure, () => drawing.draw(left, top, scale))
    figure.end()
  } else {
    const typed = sheet.element(part, 'P', spoken(text))
    const { lines, style } = typedLines(sheet, text)
    sheet.y = line - lines.length * style.leading - 2
    drawLines(sheet, typed, lines, style, left)
    typed.end()
  }
  sheet.y = line - styles.body.leading - 2
  drawText(sheet, part, shownValue('date', on, language), { x: dateX, width: sheetSize.right - dateX })
  sheet.y = line
}

interface Drawing {
  readonly width: number
  readonly height: number
  /** With its upper left corner there, so much larger. */
  readonly draw: (left: number, top: number, scale: number) => void
}

/** Lines are drawn as lines, a picture as it is; null for what is neither: then its words stand there. */
function drawingOf(sheet: Sheet, picture: string): Drawing | null {
  if (isLines(picture)) {
    const lines = linesOf(picture)
    return lines.ok
      ? {
          ...lines.value,
          draw: (left, top, scale) => drawLinesOf(sheet, lines.value.strokes, { left, top, scale }),
        }
      : null
  }
  const opened = openedImage(sheet, `data:image/png;base64,${picture}`)
  return (
    opened && {
      ...opened,
      draw: (left, top, scale) =>
        void sheet.doc.image(opened as never, left, top, {
          width: opened.width * scale,
          height: opened.height * scale,
        }),
    }
  )
}

interface DrawnAt {
  readonly left: number
  readonly top: number
  readonly scale: number
}

function drawLinesOf({ doc }: Sheet, strokes: readonly Stroke[], { left, top, scale }: DrawnAt): void {
  const [x, y] = [(at: Point) => left + at.x * scale, (at: Point) => top + at.y * scale]
  doc
    .lineWidth(LINE_WIDTH * scale)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(INK)
  for (const stroke of strokes)
    trace(stroke, {
      move: (at) => doc.moveTo(x(at), y(at)),
      curve: (by, to) => doc.quadraticCurveTo(x(by), y(by), x(to), y(to)),
      line: (to) => doc.lineTo(x(to), y(to)),
    })
  doc.stroke()
  // The rules of the sheet are cut off straight.
  doc.lineCap('butt').lineJoin('miter')
}

/** As written where the face has all letters and the name fits; else a long name stands on the line with its last row. */
function typedLines(sheet: Sheet, text: string) {
  const written = looksWritten(text) ? sheet.broken(text, styles.hand, SIGN_WIDTH) : []
  if (written.length === 1) return { lines: written, style: styles.hand }
  return { lines: sheet.broken(text, styles.body, SIGN_WIDTH).slice(0, TYPED_LINES), style: styles.body }
}

/** A picture with its words; one that cannot be read leaves its words. */
export function drawImage(sheet: Sheet, { alt, data, mime, width }: ImageBlock): void {
  const wide = Math.min(width, textWidth)
  const opened = openedImage(sheet, `data:${mime};base64,${data}`)
  if (!opened) return drawText(sheet, sheet.root, alt, { style: styles.label })
  const height = Math.min((opened.height / opened.width) * wide, sheetSize.bottom - sheetSize.top)
  sheet.need(height)
  const { y } = sheet
  const figure = sheet.element(sheet.root, 'Figure', {
    alt,
    bbox: [sheetSize.left, y, sheetSize.left + wide, y + height],
  })
  sheet.content(figure, () => sheet.doc.image(opened as never, sheetSize.left, y, { width: wide, height }))
  figure.end()
  sheet.y += height + 8
}

function openedImage(
  sheet: Sheet,
  source: string,
): { readonly width: number; readonly height: number } | null {
  try {
    return (sheet.doc as unknown as { openImage(from: string): { width: number; height: number } }).openImage(
      source,
    )
  } catch {
    return null
  }
}
