// What a decision read, as lines of its memo: each figure with its kind, lists as rows. Months and offers stand elsewhere in the memo.
import type { ToolChanges } from '#core/domain/offer-tool/tool-changes.ts'
import type { ModelInputs, Position } from '#core/domain/underwriting.ts'
import type { ValueKind } from '#core/paper/paper.ts'

/** `flag`: yes or no; `unit-months`: a count of months; `basis-points`: a share in hundredths of a percent. */
type InputKind = Exclude<ValueKind, 'dollars'> | 'flag' | 'unit-months' | 'basis-points'

interface InputLine {
  readonly name: InputName
  readonly as: InputKind
  readonly value: string | number | boolean
}

type Listed =
  | 'months'
  | 'flows'
  | 'requestedAmount'
  | 'positions'
  | 'balances'
  | 'dataFindings'
  | 'ficos'
  | 'agencies'
  | 'labels'
  | 'ownersWord'
  | 'signing'

/** A new input does not compile until its kind stands here, and its word in the memo's words. */
const kinds = {
  asOf: 'date',
  product: 'text',
  timeInBusinessMonths: 'unit-months',
  industry: 'text',
  state: 'text',
  taxReturns: 'text',
  commercialCredit: 'text',
  onlinePresence: 'flag',
  homeOwner: 'flag',
  bankruptcies: 'text',
  openBankruptcy: 'flag',
  liens: 'text',
  revolving: 'text',
  identityInDoubt: 'flag',
  otherDailyPayment: 'money',
  payoff: 'flag',
  trucks: 'text',
  accountHolder: 'text',
  negativeToday: 'flag',
  tamperReviewOpen: 'flag',
  statementSigns: 'count',
  priorDefault: 'flag',
  undisclosedAccounts: 'count',
  bankDataOn: 'date',
  monthToDatePace: 'basis-points',
  sameMonthsLastYear: 'basis-points',
  topPayerShare: 'basis-points',
  fromStatements: 'flag',
  balanceToday: 'money',
  notEarnedToday: 'money',
} as const satisfies Readonly<Record<Exclude<keyof ModelInputs, Listed>, InputKind>>

export type InputName =
  | keyof typeof kinds
  | 'score'
  | 'agency'
  | 'labelsUsed'
  | 'labelsLoosening'
  | 'wordsOfOwner'
  | 'wordsCounted'
  | 'wordsToLookAt'
  | 'wordsNeedDocument'

/** What was not asked, or is not known, has no line. */
export function inputLines(inputs: Partial<ModelInputs>): InputLine[] {
  const plain = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((name): InputLine[] => {
    const value = inputs[name]
    return value === undefined || value === null ? [] : [{ name, as: kinds[name], value }]
  })
  return [
    ...plain,
    ...(inputs.ficos ?? []).map(({ score }): InputLine => ({ name: 'score', as: 'count', value: score })),
    ...(inputs.agencies ?? []).map(({ name }): InputLine => ({ name: 'agency', as: 'text', value: name })),
    ...(inputs.labels?.count
      ? ([
          { name: 'labelsUsed', as: 'count', value: inputs.labels.count },
          { name: 'labelsLoosening', as: 'count', value: inputs.labels.loosening },
        ] satisfies InputLine[])
      : []),
    ...(inputs.ownersWord
      ? ([
          { name: 'wordsOfOwner', as: 'count', value: inputs.ownersWord.count },
          { name: 'wordsCounted', as: 'money', value: inputs.ownersWord.counted },
          { name: 'wordsToLookAt', as: 'count', value: inputs.ownersWord.looks },
          { name: 'wordsNeedDocument', as: 'count', value: inputs.ownersWord.documents },
        ] satisfies InputLine[])
      : []),
  ]
}

/** Other lenders: those that the bank's data show, then those that staff entered. What staff rejected counts nowhere. */
export function lenderRows({ positions = [], balances = [] }: Partial<ModelInputs>): Told[] {
  return [
    ...positions.map(ofPosition),
    ...balances.map(({ lender, amount, frequency }): Told => ({
      lender,
      cadence: frequency,
      payment: amount,
      remaining: null,
      since: null,
      state: 'entered',
    })),
  ]
}

interface Told {
  readonly lender: string
  readonly cadence: string
  /** One payment, cents. */
  readonly payment: number
  /** Cents. */
  readonly remaining: number | null
  /** ISO date of the funding, or of the first payment that was seen. */
  readonly since: string | null
  /** A state, or how sure the position is where it is not certain, or 'entered'. */
  readonly state: string
}

const ofPosition = (position: Position): Told => ({
  lender: position.lender,
  cadence: position.cadence,
  payment: position.payment,
  remaining: position.estimatedRemaining,
  since: position.fundedOn ?? position.firstPaymentOn,
  state: position.sureness === 'certain' ? position.state : position.sureness,
})

/** What a person set in place of the sources, as the same lines, lenders and months. */
export const changedInputs = (changes: ToolChanges) => {
  const { months = [], ficos, balances, ...plain } = changes
  return {
    lines: inputLines({
      ...plain,
      ...(ficos && { ficos: ficos.map((score) => ({ score, source: 'stated' })) }),
    }),
    lenders: lenderRows(balances ? { balances } : {}),
    months: months.map(({ month, mg, adb, neds, deps }): (string | number | null)[] => [
      month,
      mg ?? null,
      adb ?? null,
      neds ?? null,
      deps ?? null,
    ]),
  }
}
