// The reasons of a decline in an order that a person finds them in: by what they are about, by the alphabet within, narrowed by a search. Pure.
import { plainLetters } from '#core/ground/plain-letters.ts'
import { en } from '#core/words/notice/en.ts'
import { es } from '#core/words/notice/es.ts'
import { pick, type Language } from '#core/words/words.ts'

type NoticeCode = keyof typeof en
export const reasonGroups = [
  'revenue',
  'balance',
  'debts',
  'credit',
  'business',
  'capacity',
  'verification',
] as const
type Topic = (typeof reasonGroups)[number]
/** 'named': those of the decision in effect, which are the likely ones. */
export type ReasonGroup = 'named' | Topic

const topicOf: Readonly<Record<NoticeCode, Topic>> = {
  'revenue-below-minimum': 'revenue',
  'revenue-level': 'revenue',
  'revenue-trend': 'revenue',
  'revenue-steadiness': 'revenue',
  'deposit-count': 'revenue',
  'loses-money': 'revenue',
  'negative-today': 'balance',
  'nsf-above-maximum': 'balance',
  'negative-days-above-maximum': 'balance',
  'balance-level': 'balance',
  'days-of-cover': 'balance',
  'negative-days': 'balance',
  'nsf-count': 'balance',
  'active-positions': 'debts',
  'debt-burden': 'debts',
  'too-many-positions': 'debts',
  'recent-position': 'debts',
  'prior-default': 'debts',
  'receivables-sold': 'debts',
  'open-bankruptcy': 'credit',
  'bankruptcy-policy': 'credit',
  'bankruptcy-recent': 'credit',
  'bankruptcies-several': 'credit',
  'bankruptcy-history': 'credit',
  'credit-score': 'credit',
  'credit-score-of-bureau': 'credit',
  'credit-unverified': 'credit',
  liens: 'credit',
  'revolving-credit': 'credit',
  'commercial-credit': 'credit',
  'time-in-business-below-minimum': 'business',
  'time-in-business': 'business',
  'industry-not-served': 'business',
  'industry-risk': 'business',
  'state-not-served': 'business',
  'tax-returns-missing': 'business',
  'tax-returns-loss': 'business',
  'time-in-business-unverified': 'business',
  'online-presence': 'business',
  'home-ownership': 'business',
  'fleet-size': 'business',
  'amount-below-minimum': 'capacity',
  'balance-supports-too-little': 'capacity',
  'revenue-supports-too-little': 'capacity',
  'burden-leaves-no-room': 'capacity',
  'cash-flow-too-tight': 'capacity',
  'tamper-review': 'verification',
  'personal-account-only': 'verification',
  'no-business-account': 'verification',
}
const codes = Object.keys(topicOf) as NoticeCode[]

export const reasonSentence = (code: string, language: Language): string =>
  (pick({ en, es }, language) as Readonly<Record<string, string>>)[code] ?? code

export interface FoundReasons {
  readonly group: ReasonGroup
  readonly reasons: readonly { readonly code: NoticeCode; readonly text: string }[]
}

/**
 * Groups without a reason are left out. `named` come first and stand in no other group; `search`: every word of it is in the sentence or
 * in the title of its group.
 */
export function groupedReasons(
  language: Language,
  titleOf: (group: ReasonGroup) => string,
  named: readonly string[] = [],
  search = '',
): FoundReasons[] {
  const wanted = plainLetters(search).split(/\s+/)
  const groupOf = (code: NoticeCode): ReasonGroup => (named.includes(code) ? 'named' : topicOf[code])
  const { compare } = new Intl.Collator(language)
  const found = codes
    .map((code) => ({ code, text: reasonSentence(code, language) }))
    .filter(({ code, text }) => {
      const whole = plainLetters(`${text} ${titleOf(topicOf[code])}`)
      return wanted.every((word) => whole.includes(word))
    })
    .sort((a, b) => compare(a.text, b.text))
  return (['named', ...reasonGroups] as const)
    .map((group) => ({ group, reasons: found.filter(({ code }) => groupOf(code) === group) }))
    .filter(({ reasons }) => reasons.length)
}
