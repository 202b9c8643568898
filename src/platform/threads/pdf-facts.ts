// Everything that tells how a PDF was made and changed: its writers and dates, its updates, and what is drawn on its pages.
import type { FileFacts, PageFacts } from '#core/domain/statement-signs/file-facts.ts'
import { marksOf } from './pdf-marks.ts'
import { sendFonts } from './pdf-pictures.ts'
import { updatesOf } from './pdf-revisions.ts'

const MOST_PAGES = 60
const LONGEST_NAME = 120

/**
 * `whole`: the file as it came. `pictureless`: the same with blanks for its pictures, of which only the places are looked at.
 * `work`: milliseconds of processor time, no page is begun beyond. Throws where the bytes are no PDF that can be read.
 */
export async function factsOfPdf(
  whole: Uint8Array,
  pictureless: Uint8Array,
  work: number,
): Promise<FileFacts> {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
  const { OPS } = await getResolvedPDFJS()
  sendFonts()
  const updates = updatesOf(whole)
  const given = new Uint8Array(pictureless.buffer, pictureless.byteOffset, pictureless.byteLength)
  const pdf = await getDocumentProxy(given, {
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    verbosity: 0,
  })
  const { info, metadata } = await pdf.getMetadata()
  const said = info as Readonly<Record<string, unknown>>
  const pages: PageFacts[] = []
  let isCut = pdf.numPages > MOST_PAGES
  const before = process.cpuUsage()
  for (let at = 1; at <= Math.min(pdf.numPages, MOST_PAGES); at++) {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 > work) {
      isCut = true
      break
    }
    const page = await pdf.getPage(at)
    const found = await marksOf(page, OPS)
    pages.push(found.facts)
    isCut ||= found.isCut
    page.cleanup()
  }
  return {
    producer: nameOf(said['Producer']),
    creator: nameOf(said['Creator']),
    history: historyOf(metadata),
    created: instantOf(said['CreationDate']),
    modified: instantOf(said['ModDate']),
    updates,
    pages,
    isCut,
  }
}

const nameOf = (given: unknown): string =>
  typeof given === 'string' ? given.trim().slice(0, LONGEST_NAME) : ''

/** Programs that the metadata name beside the two of the head. */
function historyOf(metadata: { get(name: string): unknown } | null): string[] {
  const names = ['xmp:creatortool', 'pdf:producer', 'xmpmm:history'].map((name) => metadata?.get(name))
  return names.flatMap((each) => (typeof each === 'string' && each.trim() ? [nameOf(each)] : []))
}

/** A day and time of a PDF ("D:20260131083000-05'00'"); null where it is none. */
export function instantOf(given: unknown): string | null {
  const found =
    typeof given === 'string' &&
    /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+-])(\d\d)'?(\d\d)?)?/.exec(given)
  if (!found) return null
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', sign, hours, minutes] =
    found
  const zone = sign && hours ? `${sign}${hours}:${minutes ?? '00'}` : 'Z'
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
