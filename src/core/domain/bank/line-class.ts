// What a line is by its own text: which kind of income, or why none; which kind of expense. The bank's form words decide nothing.
import { lenders } from '#core/codes/lenders.ts'
import { creditOf, evidenceOf, mayEarn } from './credit-class.ts'
import { debitOf } from './debit-class.ts'
import { knownAtStart, lenderWithin, type KnownName } from './known-names.ts'
import type { Holder } from './holder.ts'
import type { Parts, Rail } from './parse/parts.ts'
import { hasDigit, isCorporate } from './parse/words.ts'
import type { CreditClass, DebitClass, Reading, RevenueEvidence } from './reading.ts'

export interface LineClass {
  readonly rail: Rail
  /** Equal for the lines of one party, however its name is cut; '' = nobody is named. */
  readonly party: string
  readonly counterparty: string
  /** Index in `lenders`, or -1. */
  readonly lender: number
  /** The lender's name may as well be another company's. */
  readonly isDoubtful: boolean
  /** The name has words of the trade (capital, funding, advance): a hint, never enough. */
  readonly hasTradeWords: boolean
  /** What money that comes in is; null for money that goes out. */
  readonly credit: CreditClass | null
  readonly debit: DebitClass | null
  /** Why the text makes a credit a sale; null = it does not, whatever the class. */
  readonly evidence: RevenueEvidence | null
  /** A payer without evidence who may earn it by coming again (`earned.ts`). */
  readonly mayEarn: boolean
  /** 0-100: how sure the text is of the class. */
  readonly confidence: number
  /** Card processors pay for many customers and are no payer. */
  readonly cardSales: boolean
}

const loanPurpose =
  /\b(?:sq )?cap(?:ital)?\d*\b|\bcap0\b|capital r|loan|work ?cap|working|\bwc\b|lending|\badvance/
/** Products that a processor or a marketplace lends by, by the party's name. */
const lendingArms: readonly (readonly [RegExp, string])[] = [
  [/^(?:three )?square/, 'Square'],
  [/^toast/, 'Toast Capital'],
  [/^paypal/, 'Paypal/Swift'],
  [/^shopify/, 'Shopify'],
  [/^stripe/, 'Stripe Capital'],
  [/^amazon|^amzn/, 'Amazon Lending'],
  [/^american express/, 'American Express'],
  [/^intuit|^quickbooks/, 'Intuit'],
]
const armOf = (known: KnownName, text: string): number => {
  if ((known.kind !== 'processor' && known.kind !== 'marketplace') || !loanPurpose.test(text)) return -1
  const arm = lendingArms.find(([name]) => name.test(known.name))
  return arm ? lenders.findIndex(({ name }) => name === arm[1]) : -1
}

/** Key of a party: names that a bank cut at 16 letters and whole ones share it. */
function keyOf(name: string): string {
  let key = ''
  for (const word of name.split(' ')) if (!isCorporate(word) && !hasDigit(word)) key += word
  return key.slice(0, 13)
}

/** The known party of a line, or null. Forms without fields may put other words, or the holder's name, around it. */
function knownIn(descriptor: Parts, name: string, all: string): KnownName | null {
  const { rail, delimited } = descriptor
  const known = knownAtStart(delimited ? name : all, descriptor.purpose)
  // On a card a name is a shop's; lenders draw by the clearing house.
  if (rail === 'card') return known?.kind === 'lender' ? null : known
  // A field holds one name alone: 'CLOVER LEAF DAIRY' is no processor. Elsewhere the holder's name may follow.
  if (delimited && known?.isDoubtful && known.kind !== 'lender') return null
  if (delimited || known?.kind === 'lender') return known
  return lenderWithin(`${descriptor.counterparty} ${descriptor.purpose}`) ?? known
}
/** Whoever is named on these is nobody whom the tables know. */
const namelessRails = new Set<Rail>(['fee', 'interest', 'deposit', 'cash-out', 'check', 'person'])

const spentBy = (rail: Rail, debit: DebitClass, confidence: number): LineClass => ({
  rail,
  party: '',
  counterparty: '',
  lender: -1,
  isDoubtful: false,
  hasTradeWords: false,
  credit: null,
  debit,
  evidence: null,
  mayEarn: false,
  confidence,
  cardSales: false,
})
/** Money that goes out on these rails is told by the rail alone, whoever is named. */
const spent: Partial<Readonly<Record<Rail, LineClass>>> = {
  card: spentBy('card', 'purchase', 90),
  person: spentBy('person', 'person', 90),
  check: spentBy('check', 'check', 95),
  'cash-out': spentBy('cash-out', 'cash-out', 95),
}

/** Class of a line that was parsed, for the holder of the accounts: as money that comes in, or as money that goes out. */
export function classOf(given: Parts, holder: Holder, isIncoming: boolean): LineClass {
  const byRail = isIncoming ? undefined : spent[given.rail]
  if (byRail) return byRail
  // 'Stripe Transfer' is a payout: 'transfer' is a form's word only where nobody known stands before it.
  const payer = given.rail === 'transfer' ? knownAtStart(given.purpose) : null
  const descriptor: Parts = payer ? { ...given, rail: 'ach', counterparty: given.purpose } : given
  const ownAt = descriptor.delimited ? -1 : holder.placeIn(descriptor.counterparty)
  const name = ownAt > 0 ? descriptor.counterparty.slice(0, ownAt).trim() : descriptor.counterparty
  const all = `${name} ${descriptor.purpose}`.trim()
  const isNameless = namelessRails.has(descriptor.rail)
  const known = isNameless ? null : knownIn(descriptor, name, all)
  const products =
    descriptor.delimited || !known
      ? descriptor.purpose
      : `${descriptor.purpose} ${name.replace(known.name, '')}`
  const lender = !known ? -1 : known.lender >= 0 ? known.lender : armOf(known, products)
  const reading: Reading = { descriptor, known, lender, holder, name, all }
  const credit = isIncoming ? creditOf(reading) : null
  const debit = isIncoming ? null : debitOf(reading)
  const evidence = credit && evidenceOf(credit.is, reading)
  return {
    rail: descriptor.rail,
    party: lender >= 0 ? `lender ${lender}` : isNameless && descriptor.rail !== 'person' ? '' : keyOf(name),
    counterparty: name,
    lender,
    isDoubtful: known?.isDoubtful === true,
    hasTradeWords: debit ? debit.is === 'lender' : credit?.is === 'advance-funding',
    credit: credit?.is ?? null,
    debit: debit?.is ?? null,
    evidence,
    mayEarn: credit !== null && evidence === null && mayEarn(credit.is, reading),
    confidence: (credit ?? debit)?.confidence ?? 0,
    cardSales: credit?.is === 'card' || credit?.is === 'marketplace',
  }
}
