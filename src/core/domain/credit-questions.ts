// Which payers of credits that nobody could class decide what is offered, so that the owner is asked about them. Pure.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { decide } from './decision.ts'
import type { Decision, ModelInputs, ModelMonth, OpenCredit, Policy } from './underwriting.ts'

/** More than so many questions are a talk, not a screen: a person has it. */
const mostQuestions = 5
/** An amount that moves by more than this share, in percent of the smaller one, matters. */
const mattersFrom = 10

export interface QuestionLine {
  readonly transactionId: string
  readonly date: IsoDate
  readonly amount: Cents
  /** The bank's own text. */
  readonly description: string
}
/** One payer's credits. `payer`: as the bank's text names them, '' where it names nobody. Lines newest first. */
export interface CreditQuestion {
  readonly payer: string
  readonly lines: readonly QuestionLine[]
}
export interface CreditQuestions {
  readonly asked: readonly CreditQuestion[]
  /** More matters than can be asked: a person looks, and nothing is asked. */
  readonly beyond: boolean
}

interface Payer extends CreditQuestion {
  /** Cents in the months that the model reads. */
  readonly counts: Cents
  readonly must: boolean
}

/** What an owner would notice of a decision. */
interface Answer {
  readonly outcome: Decision['outcome']
  readonly grade: string
  readonly maximum: Cents
}

/**
 * The payers whose credits, counted as sales or not, change the outcome, the grade, or the amount by more than a tenth: the fewest, largest
 * first, so that what all others are changes nothing any more. `open`: of the analysis, with staff's labels on them; `must`: ids of lines
 * that are asked about whatever they change. The same inputs give the same questions, in whatever order the credits come.
 */
export function creditQuestions(
  policy: Policy,
  inputs: ModelInputs,
  open: readonly OpenCredit[],
  must: Iterable<string> = [],
): CreditQuestions {
  const payers = payersOf(inputs, open, new Set(must))
  const matters = (asked: readonly Payer[]): boolean => othersMatter(policy, inputs, payers, asked)
  let asked = payers.filter((payer) => payer.must)
  for (const payer of payers) {
    if (!matters(asked)) break
    if (!asked.includes(payer)) asked = [...asked, payer]
    // One more than can be asked may still be one too many that the look back takes away; two are not tried.
    if (asked.length > 2 * mostQuestions) return { asked: [], beyond: true }
  }
  if (matters(asked)) return { asked: [], beyond: true }
  // The largest came first, and some of them may not matter.
  for (const payer of asked.toReversed()) {
    const others = asked.filter((each) => each !== payer)
    if (!payer.must && !matters(others)) asked = others
  }
  if (asked.length > mostQuestions) return { asked: [], beyond: true }
  return { asked: asked.map(({ payer, lines }) => ({ payer, lines })), beyond: false }
}

/** Credits that staff have not classed, by who paid them; a credit that names nobody stands alone. Most money in the model's months first. */
function payersOf(inputs: ModelInputs, open: readonly OpenCredit[], must: ReadonlySet<string>): Payer[] {
  const months = new Set(inputs.months.map(({ month }) => month))
  const byParty = new Map<string, OpenCredit[]>()
  for (const credit of open) {
    if (credit.label !== null) continue
    const key = credit.party ? `party ${credit.party}` : `line ${credit.transactionId}`
    byParty.set(key, [...(byParty.get(key) ?? []), credit])
  }
  const firstId = ({ lines }: Payer): string =>
    lines.map(({ transactionId }) => transactionId).sort()[0] ?? ''
  return [...byParty.values()]
    .map((credits): Payer => {
      const lines = credits
        .map(({ transactionId, date, amount, description }) => ({ transactionId, date, amount, description }))
        .sort(newestFirst)
      // One name however its lines are ordered: the longest, as banks cut names.
      const names = credits
        .map(({ payer = '' }) => payer)
        .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
      return {
        payer: names[0] ?? '',
        lines,
        counts: lines.reduce((sum, line) => sum + (months.has(line.date.slice(0, 7)) ? line.amount : 0), 0),
        must: lines.some(({ transactionId }) => must.has(transactionId)),
      }
    })
    .sort((a, b) => b.counts - a.counts || (firstId(a) < firstId(b) ? -1 : 1))
}

const newestFirst = (a: QuestionLine, b: QuestionLine): number =>
  a.date === b.date ? (a.transactionId < b.transactionId ? -1 : 1) : a.date < b.date ? 1 : -1

/** Whether what nobody is asked about still decides, however those who are asked about turn out: none, all, or one alone a customer. */
function othersMatter(
  policy: Policy,
  inputs: ModelInputs,
  payers: readonly Payer[],
  asked: readonly Payer[],
): boolean {
  const settled = [[], asked, ...(asked.length > 1 ? asked.map((payer) => [payer]) : [])]
  const others = payers.filter((payer) => !asked.includes(payer))
  return settled.some((customers) => {
    const with_ = (more: readonly Payer[], rest: boolean) =>
      answerOf(policy, counted(inputs, [...customers, ...more], asked, rest))
    return differ(with_([], false), with_(others, true))
  })
}

const linesOf = (payers: readonly Payer[]): QuestionLine[] => payers.flatMap(({ lines }) => lines)

/** The inputs with these payers' credits as sales. `rest`: what is in no list counts as well; what was asked about and is no sale never does. */
function counted(
  inputs: ModelInputs,
  customers: readonly Payer[],
  asked: readonly Payer[],
  rest: boolean,
): ModelInputs {
  const sales = sumsByMonth(linesOf(customers))
  const settled = sumsByMonth(linesOf([...new Set([...customers, ...asked])]))
  return {
    ...inputs,
    months: inputs.months.map((each): ModelMonth => {
      if (each.trueRevenue === undefined) return each
      const left = rest ? Math.max(0, (each.unclassed ?? 0) - (settled.get(each.month) ?? 0)) : 0
      return { ...each, trueRevenue: each.trueRevenue + (sales.get(each.month) ?? 0) + left, unclassed: 0 }
    }),
  }
}

/** Cents by calendar month. */
export function sumsByMonth(lines: readonly Pick<QuestionLine, 'date' | 'amount'>[]): Map<string, Cents> {
  const sums = new Map<string, Cents>()
  for (const { date, amount } of lines) {
    const month = date.slice(0, 7)
    sums.set(month, (sums.get(month) ?? 0) + amount)
  }
  return sums
}

function answerOf(policy: Policy, inputs: ModelInputs): Answer {
  const { outcome, grade, position, stack, firstPosition } = decide(policy, inputs)
  // Two declines are one answer.
  if (outcome === 'declined') return { outcome, grade: '', maximum: 0 }
  const offer = position === 'stack' ? stack : firstPosition
  return { outcome, grade, maximum: offer.loanApproval }
}

const differ = (a: Answer, b: Answer): boolean =>
  a.outcome !== b.outcome ||
  a.grade !== b.grade ||
  Math.abs(a.maximum - b.maximum) * 100 > Math.min(a.maximum, b.maximum) * mattersFrom
