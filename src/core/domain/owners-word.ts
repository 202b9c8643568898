// What the owner says of credits that nobody could class: a word of low trust. What it changes of the inputs, and where a person looks. Pure.
import { valuesOf } from '#core/codes/choice.ts'
import { creditWordChoices } from '#core/codes/credit-words.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { lenderWithin } from './bank/known-names.ts'
import { shapeOf } from './bank/parse/words.ts'
import { sumsByMonth, type CreditQuestion, type QuestionLine } from './credit-questions.ts'
import type { ModelInputs, ModelMonth, OpenCredit, OwnersWord, Policy } from './underwriting.ts'

export const creditWords = valuesOf(creditWordChoices)
export type CreditWord = (typeof creditWords)[number]

/** What the evidence says against a word. */
export const contradictions = ['lender', 'own-account', 'circle', 'said-otherwise'] as const
type Contradiction = (typeof contradictions)[number]

/** A line as it was when it was spoken of: after fresh data it is known by its id, else by day and amount. */
export interface SpokenLine {
  readonly transactionId: string
  readonly date: IsoDate
  readonly amount: Cents
}
/** One word, of all credits of one payer. */
export interface OwnersAnswer {
  readonly says: CreditWord
  readonly lines: readonly SpokenLine[]
}

interface SpokenCredit {
  readonly credit: OpenCredit
  readonly says: CreditWord
  /** Of a 'customer' only: any other word speaks against whoever says it, and is trusted. */
  readonly against: Contradiction | null
}

/**
 * The credits that the owner spoke of, by what they said last (`answers` oldest first). What staff classed is no more the owner's to say. A
 * line that fresh data brought under another id is the same by day and amount, each answer's line once.
 */
export function spokenCredits(
  open: readonly OpenCredit[],
  answers: readonly OwnersAnswer[],
  against: (credit: OpenCredit) => Contradiction | null,
): SpokenCredit[] {
  const there = new Set(open.map(({ transactionId }) => transactionId))
  const byId = new Map<string, CreditWord>()
  const moved = new Map<string, Map<string, CreditWord>>()
  for (const { says, lines } of answers)
    for (const line of lines) {
      byId.set(line.transactionId, says)
      if (there.has(line.transactionId)) continue
      const key = lineKey(line)
      moved.set(key, (moved.get(key) ?? new Map<string, CreditWord>()).set(line.transactionId, says))
    }
  return open.flatMap((credit): SpokenCredit[] => {
    if (credit.label !== null) return []
    const says = byId.get(credit.transactionId) ?? takeMoved(moved.get(lineKey(credit)))
    if (says === undefined) return []
    return [{ credit, says, against: says === 'customer' ? against(credit) : null }]
  })
}

/** Each line that moved is found once; where two of one day and amount were called otherwise, nobody can tell which is which. */
function takeMoved(lines: Map<string, CreditWord> | undefined): CreditWord | undefined {
  const [first] = lines ?? []
  if (!lines || !first) return undefined
  const same = new Set(lines.values()).size === 1
  if (!same) return 'unknown'
  lines.delete(first[0])
  return first[1]
}

/**
 * What the evidence says against a customer's payment. `masks`: last digits of the applicant's own accounts; `circle`: ids of lines that go
 * round; `before`: what the owner said of deposits in earlier applications, oldest first.
 */
export function againstCustomer(
  { transactionId, description, date, amount }: QuestionLine,
  masks: readonly string[],
  circle: ReadonlySet<string> = new Set(),
  before: ReadonlyMap<string, CreditWord> = new Map(),
): Contradiction | null {
  if (circle.has(transactionId)) return 'circle'
  if (lenderWithin(shapeOf(description).toLowerCase())) return 'lender'
  const numbers: readonly string[] = description.match(/\d+/g) ?? []
  if (masks.some((mask) => numbers.includes(mask))) return 'own-account'
  const said = before.get(lineKey({ date, amount }))
  return said === 'loan' || said === 'own' ? 'said-otherwise' : null
}

/** A deposit by day and amount: another application reads it under another id. */
const lineKey = ({ date, amount }: Pick<SpokenLine, 'date' | 'amount'>): string => `${date} ${amount}`

/** The last word of each deposit. */
export const lastWords = (answers: readonly OwnersAnswer[]): Map<string, CreditWord> =>
  new Map(answers.flatMap(({ says, lines }) => lines.map((line) => [lineKey(line), says] as const)))

/** A payer's credits whose document is asked for: no word alone makes so much money sales. */
interface WithoutDocument {
  readonly counted: readonly SpokenCredit[]
  readonly needDocument: readonly SpokenCredit[]
}

/**
 * Which customers count on the owner's word alone: smallest first, payer by payer, as long as no calendar month holds more than the policy
 * allows (`questions.withoutDocument`, cents; a policy without it allows nothing). What the evidence contradicts is in neither list.
 */
export function onWordAlone(policy: Policy, spoken: readonly SpokenCredit[]): WithoutDocument {
  const most = policy.questions?.withoutDocument ?? 0
  const payers = new Map<string, SpokenCredit[]>()
  for (const each of spoken) {
    if (each.says !== 'customer' || each.against) continue
    const key = each.credit.party || `line ${each.credit.transactionId}`
    payers.set(key, [...(payers.get(key) ?? []), each])
  }
  const bySize = [...payers.entries()]
    .map(([key, credits]) => ({ key, credits, months: sumsByMonth(credits.map(({ credit }) => credit)) }))
    .sort((a, b) => largest(a.months) - largest(b.months) || (a.key < b.key ? -1 : 1))
  const used = new Map<string, Cents>()
  const counted: SpokenCredit[] = []
  const needDocument: SpokenCredit[] = []
  for (const { credits, months } of bySize) {
    const fits = [...months].every(([month, cents]) => (used.get(month) ?? 0) + cents <= most)
    const list = fits ? counted : needDocument
    list.push(...credits)
    if (fits) for (const [month, cents] of months) used.set(month, (used.get(month) ?? 0) + cents)
  }
  return { counted, needDocument }
}

const largest = (months: ReadonlyMap<string, Cents>): Cents => Math.max(0, ...months.values())

/**
 * The inputs with what the owner said: a loan or own money is no sale at either end, a customer within the policy's limit is one at both,
 * and all else stays as it was.
 */
export function withOwnersWord(
  policy: Policy,
  inputs: ModelInputs,
  spoken: readonly SpokenCredit[],
): ModelInputs {
  if (!spoken.length) return inputs
  const { counted, needDocument } = onWordAlone(policy, spoken)
  const noSales = spoken.filter(({ says }) => says === 'loan' || says === 'own')
  const sales = sumsByMonth(counted.map(({ credit }) => credit))
  const settled = sumsByMonth([...counted, ...noSales].map(({ credit }) => credit))
  let cents = 0
  const months = inputs.months.map((each): ModelMonth => {
    if (each.trueRevenue === undefined) return each
    // Never more than the month holds of what nobody could class.
    const open = each.unclassed ?? 0
    const more = Math.min(open, sales.get(each.month) ?? 0)
    cents += more
    return {
      ...each,
      trueRevenue: each.trueRevenue + more,
      unclassed: Math.max(0, open - (settled.get(each.month) ?? 0)),
    }
  })
  const ownersWord: OwnersWord = {
    count: spoken.length,
    counted: cents,
    looks: spoken.filter(({ says, against }) => against !== null || says === 'loan').length,
    documents: needDocument.length,
  }
  return { ...inputs, months, ownersWord, ...stillUnclassed(inputs, months) }
}

/**
 * How much nobody can class, counted anew: what the owner called a loan or own money counts at no end any more, what counts on their word is
 * within the policy's limit. What needs a paper, is contradicted, something else or not known is in doubt as before (ADR 162).
 */
function stillUnclassed(
  { dataFindings }: ModelInputs,
  months: readonly ModelMonth[],
): Pick<ModelInputs, 'dataFindings'> {
  if (!dataFindings?.some(({ code }) => code === 'credits-unclassed')) return {}
  const gross = months.reduce((sum, month) => sum + month.gross, 0)
  const open = months.reduce((sum, { unclassed = 0 }) => sum + unclassed, 0)
  const pctActual = gross > 0 ? Math.round((open * 10_000) / gross) : 0
  return {
    dataFindings: dataFindings.flatMap((finding) => {
      if (finding.code !== 'credits-unclassed') return [finding]
      return pctActual > Number(finding.values.pctWanted)
        ? [{ ...finding, values: { ...finding.values, pctActual } }]
        : []
    }),
  }
}

/** A line that is asked about, and what would speak against calling it a customer's. */
export interface AskedLine extends QuestionLine {
  readonly against?: Contradiction | null
}
export interface SpokenQuestion {
  /** What the owner said of all of its lines; null where they did not, or not of all. */
  readonly says: CreditWord | null
  /** A document of the customer is asked for. */
  readonly needsDocument: boolean
  readonly against: Contradiction | null
}

/** Each question with what was said of it, in their order. */
export function spokenQuestions(
  policy: Policy,
  asked: readonly (Omit<CreditQuestion, 'lines'> & { readonly lines: readonly AskedLine[] })[],
  answers: readonly OwnersAnswer[],
): SpokenQuestion[] {
  const lines = new Map(asked.flatMap((question) => question.lines.map((line) => [line.transactionId, line])))
  const open = asked.flatMap((question, at) =>
    question.lines.map((line): OpenCredit => ({ ...line, label: null, party: String(at) })),
  )
  const spoken = spokenCredits(
    open,
    answers,
    ({ transactionId }) => lines.get(transactionId)?.against ?? null,
  )
  const { needDocument } = onWordAlone(policy, spoken)
  return asked.map((question, at): SpokenQuestion => {
    const own = spoken.filter(({ credit }) => credit.party === String(at))
    const words = new Set(own.map(({ says }) => says))
    const [first] = words
    return {
      says: own.length === question.lines.length && words.size === 1 ? (first ?? null) : null,
      needsDocument: needDocument.some(({ credit }) => credit.party === String(at)),
      against: own.find(({ against }) => against)?.against ?? null,
    }
  })
}
