// A sign that a statement was changed after its bank made it: what was seen, how much it says, and where it stands.
import type { Cents } from '#core/ground/money.ts'

/** strong: honest files hardly have it; medium: some have one of its kind; weak: many have it. A policy says what each counts. */
export const weightClasses = ['strong', 'medium', 'weak'] as const
export type WeightClass = (typeof weightClasses)[number]

export const signCodes = [
  'totals-do-not-fit',
  'balance-breaks',
  'month-does-not-follow',
  'posted-on-closed-day',
  'reference-copied',
  'line-twice',
  'round-amounts',
  'gap-in-table',
  'changed-after-writing',
  'made-by-editor',
  'modified-later',
  'font-differs',
  'size-differs',
  'spacing-differs',
  'mixed-digits',
  'figures-in-own-font',
  'text-covered',
  'figure-on-box',
  'text-twice',
  'text-invisible',
  'picture-in-table',
  'page-is-picture',
  'page-fonts-differ',
  'note-over-page',
  'feed-differs',
] as const
export type SignCode = (typeof signCodes)[number]

/** In points from the top left corner of the page; `y` is the upper edge. */
export interface SignBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Sign {
  readonly code: SignCode
  readonly weight: WeightClass
  /** From 1; null where it is of the whole file. */
  readonly page: number | null
  readonly box: SignBox | null
  /** What was seen, by name: texts as printed, cents, ISO dates, counts. */
  readonly evidence: Readonly<Record<string, string | number>>
}

/** Points of each class: 0 to 100. */
export type SignWeights = Readonly<Record<WeightClass, number>>

/** Of one kind no more than so many are kept: they say the same. */
const MOST_OF_A_KIND = 12

/** At most `MOST_OF_A_KIND` of each kind, in their order. */
export function atMost(signs: readonly Sign[]): Sign[] {
  const count = new Map<SignCode, number>()
  return signs.filter(({ code }) => {
    const before = count.get(code) ?? 0
    count.set(code, before + 1)
    return before < MOST_OF_A_KIND
  })
}

/** 0 to 100: each kind counts once, by its heaviest sign. No sign is no proof that nothing was changed. */
export function scoreOfSigns(signs: readonly Pick<Sign, 'code' | 'weight'>[], weights: SignWeights): number {
  const heaviest = new Map<SignCode, number>()
  for (const { code, weight } of signs) heaviest.set(code, Math.max(heaviest.get(code) ?? 0, weights[weight]))
  return Math.min(
    100,
    [...heaviest.values()].reduce((sum, each) => sum + each, 0),
  )
}

/** Of a line or a piece of text that stands on `y`. */
export const boxOf = ({ x, y, width, height }: SignBox): SignBox => ({
  x,
  y: y - height,
  width,
  height: height * 1.2,
})

/** Money in a text, without its sign; null where the text is no amount with cents. */
export function amountIn(text: string): Cents | null {
  const found = /^[-\u2013\u2212+(=$\s]*((?:\d{1,3}(?:,\d{3})+|\d*)\.\d\d)[)\s*-]*(?:CR|DR|SC)?$/.exec(
    text.trim(),
  )
  return found ? Math.round(Number(found[1]!.replaceAll(',', '')) * 100) : null
}
