// The parts of the score, one list: a new part is one line here, its line in `scoreOf`, and its words.

/** Parts that are figures: what one unit of the policy file is inside (cents, basis points, hundredths or tenths of a day). */
export const numberScales = {
  'revenue-level': 100,
  'revenue-trend': 100,
  'revenue-steadiness': 100,
  'deposit-count': 1,
  'balance-level': 100,
  'days-of-cover': 10,
  'negative-days': 100,
  'nsf-count': 1,
  'active-positions': 1,
  'debt-burden': 100,
  'credit-score': 1,
  'time-in-business': 1,
} as const
export type NumberPart = keyof typeof numberScales
export const numberParts = Object.keys(numberScales) as readonly NumberPart[]

/** Parts that are an answer out of a list. */
export const choiceParts = [
  'liens',
  'revolving-credit',
  'bankruptcy-history',
  'commercial-credit',
  'industry-risk',
  'tax-returns',
  'online-presence',
  'home-ownership',
  'fleet-size',
] as const
export type ChoicePart = (typeof choiceParts)[number]

export type ScoredPart = NumberPart | ChoicePart
