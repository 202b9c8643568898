// Underwriting at speed: bank analysis against JSON.parse of the same lines, its growth up to a million, decisions a second against JSON.parse of their inputs.
import policyFile from '../policies/2026-12.json' with { type: 'json' }
import { analyseBank } from '#core/domain/bank-analysis.ts'
import type { BankTransaction } from '#core/domain/bank-history.ts'
import { decide } from '#core/domain/decision.ts'
import { parsePolicy } from '#core/domain/policy.ts'
import type { ModelInputs, Policy } from '#core/domain/underwriting.ts'
import { makeHistory } from './bank-lines.ts'
import { median, reached, reported, whole, type Figure } from './figures.ts'

/** The share of lines whose words come once: customers, shops and people by name. */
const once = 1 / 3

interface Measured {
  readonly parse: number
  readonly analyse: number
}

/** Medians in milliseconds of parsing the lines and of analysing what was just parsed, by turns. */
function measure(lines: number, rounds: number): Measured {
  const history = makeHistory(lines, once)
  const text = JSON.stringify(history.transactions)
  const parse: number[] = []
  const analyse: number[] = []
  const warmUp = Math.ceil(rounds / 3)
  for (let round = -warmUp; round < rounds; round++) {
    const start = performance.now()
    const transactions = JSON.parse(text) as BankTransaction[]
    const middle = performance.now()
    analyseBank({ ...history, transactions }, { asOf: history.refreshedOn })
    const end = performance.now()
    if (round < 0) continue
    parse.push(middle - start)
    analyse.push(end - middle)
  }
  return { parse: median(parse), analyse: median(analyse) }
}

/** A thousand different businesses: some with other lenders, some returned payments, every industry and credit. */
function businesses(): ModelInputs[] {
  return Array.from({ length: 1_000 }, (_, i) => ({
    asOf: '2026-11-20',
    requestedAmount: 500_000 + (i % 190) * 50_000,
    timeInBusinessMonths: 6 + (i % 90),
    industry: i % 3 === 0 ? 'Real Estate' : 'Restaurants and Food Services',
    state: 'MA',
    ficos: [{ score: 500 + ((i * 37) % 330), source: 'stated' }],
    accountHolder: 'business',
    negativeToday: false,
    months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month, at) => ({
      month,
      gross: 900_000 + ((i * 7_919 + at * 104_729) % 6_000_000),
      trueRevenue: 800_000 + ((i * 7_919 + at * 104_729) % 5_900_000),
      averageDailyBalance: 20_000 + ((i * 1_299_709 + at * 15_485_863) % 1_900_000),
      negativeDays: (i + at) % 5 === 0 ? i % 8 : 0,
      deposits: 4 + (i % 40),
      nsf: i % 4 === 0 ? at % 3 : 0,
      outflow: 2_500_000,
    })),
    balances: i % 4 === 1 ? [{ lender: 'OnDeck', amount: 60_000 + i * 20, frequency: 'weekly' }] : [],
  }))
}

/** Calls of `work` a second, one core: the median of five runs by turns with those of `floor`, after one to warm up. */
function perSecond(work: () => number, floor: () => number): { work: number; floor: number } {
  const rates: { work: number[]; floor: number[] } = { work: [], floor: [] }
  const rate = (batch: () => number): number => {
    const start = performance.now()
    let done = 0
    while (performance.now() - start < 400) done += batch()
    return (done * 1_000) / (performance.now() - start)
  }
  for (let run = -1; run < 5; run++) {
    const ofWork = rate(work)
    const ofFloor = rate(floor)
    if (run < 0) continue
    rates.work.push(ofWork)
    rates.floor.push(ofFloor)
  }
  return { work: median(rates.work), floor: median(rates.floor) }
}

/** Decisions a second, and as the floor how often a second the same inputs are read from JSON. */
function decisionsPerSecond(policy: Policy): { work: number; floor: number } {
  const all = businesses()
  const texts = all.map((inputs) => JSON.stringify(inputs))
  let scores = 0
  let read = 0
  const rates = perSecond(
    () => {
      for (const inputs of all) scores += decide(policy, inputs).score
      return all.length
    },
    () => {
      for (const text of texts) read += (JSON.parse(text) as ModelInputs).months.length
      return texts.length
    },
  )
  if (scores === 0 || read === 0) throw new Error('nothing was scored')
  return rates
}

/** Five figures, all from this run; only ratios pass or fail. */
export async function benchUnderwriting(): Promise<Figure[]> {
  const parsed = parsePolicy(policyFile)
  if (!parsed.ok) throw new Error(parsed.refusal)
  const small = measure(20_000, 60)
  const large = measure(1_000_000, 3)
  const ratio = { small: small.analyse / small.parse, large: large.analyse / large.parse }
  // Held against parsing, which is linear too: a machine's caches slow both down alike.
  const growth = 1 + Math.log(ratio.large / ratio.small) / Math.log(1_000_000 / 20_000)
  const perLine = (milliseconds: number, lines: number): string => ((milliseconds * 1_000) / lines).toFixed(2)
  const decisions = decisionsPerSecond(parsed.value)
  return [
    reached(
      'bank analysis of 20,000 lines, a third with words that come once / JSON.parse of them',
      ratio.small,
      { most: 2.5 },
      `${small.analyse.toFixed(1)} of ${small.parse.toFixed(1)} ms`,
    ),
    reported(
      'bank analysis of 1,000,000 such lines / JSON.parse of them',
      `${ratio.large.toFixed(2)} (${whole(large.analyse)} of ${whole(large.parse)} ms)`,
    ),
    reached(
      'bank analysis: exponent of growth from 20,000 to 1,000,000 lines, JSON.parse being 1 (2 = quadratic)',
      growth,
      { most: 1.25 },
      `${perLine(small.analyse, 20_000)} and ${perLine(large.analyse, 1_000_000)} us a line`,
    ),
    reported('decisions a second on one core (score, both offers, term table)', whole(decisions.work)),
    reached(
      'decisions a second / JSON.parse of their inputs a second',
      decisions.work / decisions.floor,
      { least: 0.5 },
      `${whole(decisions.work)} of ${whole(decisions.floor)}`,
    ),
  ]
}
