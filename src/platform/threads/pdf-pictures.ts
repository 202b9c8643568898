// What stands on the pages of a PDF: text, drawn lines, and its pictures, small and grey; each page is handed on before the next is opened.
import type { Light } from '#core/domain/photo-quality.ts'
import type { Size } from '#core/domain/document-quality.ts'
import { bitRow, greyRow, rasterOf } from './rasters.ts'

export interface PdfPage {
  /** Signs of text. */
  readonly signs: number
  /** Something is drawn that is neither text of the page nor picture: lines, marks, what was filled in. */
  readonly drawn: boolean
  readonly pictures: readonly { readonly size: Size; readonly light: Light }[]
  /** Something was not opened or not understood: there may be more than was found. */
  readonly unsure: boolean
  /** A picture in black and white alone, as office scanners and faxes write it: what is broken in one is read as white, and not told. */
  readonly trusting: boolean
}

/** A picture as the reader gives it: one bit a point, or bytes of three or four. */
interface Decoded {
  readonly width: number
  readonly height: number
  readonly kind?: number
  readonly data?: Uint8Array
}

/** Points of a picture that the reader opens. */
const MOST_POINTS = 64_000_000
const BITS = 1
const COLOUR = 2
const COLOUR_AND_OPACITY = 3

/** Its first decoder of black and white is not within this reader; the second one does as well. */
const SECOND_DECODER = /Falling back to JS (?:CCITTFax|JBIG2) decoder/

/**
 * Throws where the bytes are no PDF that can be read. The reader drops what it stumbles over and tells so by a warning alone: a page with one
 * is `unsure`, or what it does not understand would pass for an empty page.
 */
export async function* pagesOfPdf(bytes: Uint8Array): AsyncGenerator<PdfPage> {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  const { OPS, VerbosityLevel } = await getResolvedPDFJS()
  sendFonts()
  const pdf = await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    verbosity: VerbosityLevel.WARNINGS,
    maxImageSize: MOST_POINTS,
  })
  const paths: ReadonlySet<number> = new Set([
    OPS.constructPath,
    OPS.shadingFill,
    OPS.rawFillPath,
    OPS.paintSolidColorImageMask,
  ])
  const pictures: ReadonlySet<number> = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectRepeat,
  ])
  for (let at = 1; at <= pdf.numPages; at++) {
    const found: { size: Size; light: Light }[] = []
    let [signs, drawn, unsure] = [0, false, false]
    const heard = await listening(async () => {
      const page = await pdf.getPage(at)
      const { items } = await page.getTextContent()
      for (const item of items) if ('str' in item) signs += item.str.replace(/\s/g, '').length
      if ((await page.getAnnotations()).some(isFilled)) drawn = true
      const { fnArray, argsArray } = await page.getOperatorList()
      for (const [i, op] of fnArray.entries()) {
        if (paths.has(op)) drawn = true
        if (!pictures.has(op)) continue
        const picture = await decoded(((argsArray[i] ?? []) as unknown[])[0], page)
        const light = picture && lightOf(picture)
        if (light) found.push({ size: { width: picture.width, height: picture.height }, light })
        else unsure = true
      }
      page.cleanup()
    })
    const trusting = heard.some((warning) => SECOND_DECODER.test(warning))
    const warned = heard.some((warning) => !SECOND_DECODER.test(warning))
    yield { signs, drawn, pictures: found, unsure: unsure || warned, trusting }
  }
}

/** A field of a form with something in it, or a note, stamp or drawing laid over the page: its text is not the page's. */
function isFilled(annotation: unknown): boolean {
  const { subtype, fieldValue } = annotation as { subtype?: string; fieldValue?: unknown }
  return subtype === 'Widget' ? Boolean(fieldValue) : subtype !== 'Link' && subtype !== 'Popup'
}

/** Its warnings. */
async function listening(work: () => Promise<void>): Promise<readonly string[]> {
  const said = globalThis.console
  const before = said.warn
  const heard: string[] = []
  said.warn = (warning) => void heard.push(String(warning))
  try {
    await work()
  } finally {
    said.warn = before
  }
  return heard
}

/** The reader hands its fonts on by a method that Node has from 22 on. */
export function sendFonts(): void {
  const prototype = ArrayBuffer.prototype as ArrayBuffer & {
    transferToFixedLength?: (length?: number) => ArrayBuffer
  }
  prototype.transferToFixedLength ??= function copied(this: ArrayBuffer, length = this.byteLength) {
    return this.slice(0, length)
  }
}

interface Objects {
  get(id: string, callback: (found: unknown) => void): unknown
}

/** It stands in the list itself, or under a name; names of the whole file begin with 'g_'. */
async function decoded(
  given: unknown,
  { objs, commonObjs }: { readonly objs: Objects; readonly commonObjs: Objects },
): Promise<Decoded | null> {
  const name = typeof given === 'string' ? given : (given as { data?: unknown } | undefined)?.data
  if (typeof name !== 'string') return (given as Decoded | undefined) ?? null
  const from = name.startsWith('g_') ? commonObjs : objs
  return (await new Promise<unknown>((found) => from.get(name, found))) as Decoded | null
}

function lightOf({ width, height, kind = BITS, data }: Decoded): Light | null {
  if (!data || !width || !height) return null
  const each = kind === COLOUR ? 3 : kind === COLOUR_AND_OPACITY ? 4 : 0
  const wide = each ? width * each : Math.ceil(width / 8)
  if (data.length < wide * height) return null
  const raster = rasterOf(width, height)
  const row = new Uint8Array(width)
  for (let y = 0; y < height; y++) {
    if (each) greyRow(data, y * wide, each, row)
    else bitRow(data, y * wide, row)
    raster.row(row)
  }
  return raster.done()
}
