// Whether what came can be read as a document: what certainly cannot, what its sender is asked about, and what nobody here can tell.
import { documentKinds } from './documents.ts'
import { faultsOfLight, shrink, type Light } from './photo-quality.ts'

export const documentFaults = ['too-small', 'blank', 'small', 'blurred', 'glare', 'cut'] as const

/** too-small = no letter of it can be told from another; blank = one colour all over; small = print may be lost. */
export type DocumentFault = (typeof documentFaults)[number]

/**
 * unusable = nobody could read it, so it is refused; doubtful = its sender sends another or keeps it; unknown = it cannot be opened here, a
 * person looks at it.
 */
export type Verdict = 'usable' | 'doubtful' | 'unusable' | 'unknown'

export interface Judged {
  readonly verdict: Verdict
  /** In the order in which to tell them. Of what is usable: what it may suffer from, for whoever looks at it. */
  readonly faults: readonly DocumentFault[]
}

/**
 * What a sender is asked about. Glare and cut edges are told and ask nobody: of 56 good pictures that others made of papers, passports and cards
 * they were seen on 4 and 15, blur on none (ADR 148).
 */
const asksAbout: ReadonlySet<DocumentFault> = new Set(['small', 'blurred'])

export const usable: Judged = { verdict: 'usable', faults: [] }
export const unknown: Judged = { verdict: 'unknown', faults: [] }

/** A picture at its own size, in points. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Points along the longer side of a picture below which nobody reads it: of pictures of passports and cards the smallest of which a program
 * read anything had 250 (ADR 148).
 */
const READABLE = 240
/** And across the shorter side, so that a strip is no page. */
const READABLE_ACROSS = 120

/** Below it is asked: 150 dots to the inch over an ID card, as buyers of ID checks ask; 100 over a check, of which check images have 200. */
const clear: Readonly<Record<string, number>> = {
  'photo-id': 506,
  'voided-check': 600,
  'bank-statement': 1_000,
}
const CLEAR_OF_OTHERS = 506

/** By its size alone, which the head of the file tells. */
export function faultOfSize({ width, height }: Size, kind: string): DocumentFault | null {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
  if (longer < READABLE || shorter < READABLE_ACROSS) return 'too-small'
  const known = documentKinds.find((each) => each === kind)
  return longer < (known ? clear[known]! : CLEAR_OF_OTHERS) ? 'small' : null
}

/** The picture is judged by `light`, at most `JUDGED_SIDE` along its longer side; `size` is what it had. */
export function judgePicture(light: Light, size: Size, kind: string): Judged {
  const bySize = faultOfSize(size, kind)
  if (bySize === 'too-small') return { verdict: 'unusable', faults: [isPlain(light) ? 'blank' : bySize] }
  if (isBlank(light)) return { verdict: 'unusable', faults: ['blank'] }
  // Taken in the dark, with something on it: made brighter, a person may read it.
  if (isDark(light)) return unknown
  const faults = [...(bySize ? [bySize] : []), ...faultsOfLight(light)]
  return { verdict: faults.some((fault) => asksAbout.has(fault)) ? 'doubtful' : 'usable', faults }
}

/** So much smaller that a camera's noise is averaged away, and a line of print is still seen. */
const COARSER = 4
/** Neighbours that lie further apart are no noise. */
const STEP = 8
/** So many such neighbours of all are a mark: a signature on a page has more. */
const MARKS = 0.0004
/** Between the darkest and the brightest hundredth: more is a picture of something, however soft. */
const RANGE = 40
/** Where nothing is brighter, the lens was covered, or it was night. */
const DARK = 60

/** One colour to the last point: how a scanner writes an empty back, whatever the size. */
const isPlain = ({ at }: Light): boolean => at.every((value) => Math.abs(value - at[0]!) < STEP)

const isDark = (light: Light): boolean => shrink(light, COARSER).at.every((value) => value < DARK)

/** One colour, or one that fades from side to side. */
function isBlank(light: Light): boolean {
  const { width, height, at } = shrink(light, COARSER)
  let marks = 0
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x
      if (Math.abs(at[i]! - at[i + 1]!) > STEP || Math.abs(at[i]! - at[i + width]!) > STEP) marks++
    }
  if (marks > MARKS * width * height) return false
  const sorted = at.toSorted()
  if (sorted.at(-1)! < DARK) return true
  const [low, high] = [sorted[Math.floor(sorted.length * 0.01)]!, sorted[Math.floor(sorted.length * 0.99)]!]
  return high - low < RANGE
}

/**
 * Of the pages of one document, in their order. One that can be read carries the document; an empty back among others is no fault. Where
 * some page is doubtful or unreadable beside a good one, its sender is asked.
 */
export function judgePages(pages: readonly Judged[]): Judged {
  const seen = pages.filter(({ verdict, faults }) => verdict !== 'unusable' || !faults.includes('blank'))
  if (!pages.length) return unknown
  if (!seen.length) return { verdict: 'unusable', faults: ['blank'] }
  const faults = documentFaults.filter((fault) => seen.some((page) => page.faults.includes(fault)))
  if (seen.every(({ verdict }) => verdict === 'unusable')) return { verdict: 'unusable', faults }
  if (seen.some(({ verdict }) => verdict === 'doubtful' || verdict === 'unusable'))
    return { verdict: 'doubtful', faults }
  return seen.some(({ verdict }) => verdict === 'usable') ? { verdict: 'usable', faults } : unknown
}
