// Businesses with truth: what each sells, spends and owes day by day, as bank lines up to a day and as true flows beyond it. By seed; knows no rule of the engine.
import { isBankDay } from '#core/domain/bank-days.ts'
import type { BankHistory, BankTransaction } from '#core/domain/bank-history.ts'
import type { FicoScore, ModelInputs, PaymentFrequency } from '#core/domain/underwriting.ts'
import { diceOf } from '#core/ground/dice.ts'
import { dayNumber, isoFromDayNumber, type IsoDate } from '#core/ground/dates.ts'
import { beside, isPayday, trading, type Say } from './made-days.ts'
import { bellOf, last, lastDay, planOf, type Plan, type Trick } from './made-plan.ts'

/** Of the history. */
const first = dayNumber('2025-10-01')
/** The whole months that are averaged on the last day: half a year with the running one (specification 3, section 5). */
const [fromCounted, toCounted] = [dayNumber('2026-06-01'), dayNumber('2026-10-31')]
/** 90 bank days with their holidays. */
const comingDays = 135
const futures = 4

export interface MadeBusiness {
  readonly trick: Trick
  readonly trade: string
  readonly history: BankHistory
  readonly timeInBusinessMonths: number
  readonly industry: string
  readonly ficos: readonly FicoScore[]
  readonly answers: Pick<
    ModelInputs,
    'liens' | 'revolving' | 'bankruptcies' | 'taxReturns' | 'onlinePresence' | 'homeOwner'
  >
  readonly requested: number
  readonly truth: Truth
}
interface Truth {
  /** What customers paid in an average of the counted months, cents. */
  readonly revenue: number
  /** Of it what was left before lenders and owner. */
  readonly margin: number
  /** In each of those months more went out than customers paid, lenders and owner apart. */
  readonly losesEachMonth: boolean
  /** Net flow of each coming bank day, cents, in several futures; the owner's draws come on top. */
  readonly coming: readonly Float64Array[]
  readonly balance: number
  /** Above it the owner draws. */
  readonly cushion: number
}

/** The business of a seed. */
export function madeBusiness(seed: number): MadeBusiness {
  const dice = diceOf(seed * 7_919 + 11)
  const plan = planOf(dice)
  const lines: { date: IsoDate; amount: number; description: string }[] = []
  const sums = new Map<string, { sale: number; cost: number }>()
  let balance = plan.cushion
  for (let day = first; day <= last; day++) {
    if (!isBankDay(day)) continue
    const date = isoFromDayNumber(day)
    const counts = day >= fromCounted && day <= toCounted
    const month = sums.get(date.slice(0, 7)) ?? { sale: 0, cost: 0 }
    if (counts) sums.set(date.slice(0, 7), month)
    const say: Say = (kind, amount, description) => {
      balance += amount
      lines.push({ date, amount, description })
      if (kind === 'sale' || kind === 'cost') month[kind] += Math.abs(amount)
    }
    trading(plan, dice, day, say)
    beside(plan, dice, day, say)
    if (isPayday(day) && balance > plan.cushion * 1.1)
      say(
        'owner',
        -Math.round((balance - plan.cushion) * 0.7),
        dice() < 0.5 ? `CHECK ${3000 + (day % 900)}` : 'ZELLE PAYMENT TO DANA REYES',
      )
    if (balance < 0 && plan.isBrought)
      say('owner', Math.round(plan.sales * 0.15), 'ZELLE PAYMENT FROM DANA REYES')
    else if (balance < 0) say('other', -3_500, 'OVERDRAFT ITEM FEE')
  }
  const months = [...sums.values()]
  const sold = months.reduce((sum, { sale }) => sum + sale, 0)
  const spent = months.reduce((sum, { cost }) => sum + cost, 0)
  const margin = 1 - spent / sold
  const requested = Math.round((plan.sales * (0.4 + dice() * 1.2)) / 50_000) * 50_000
  const score = Math.round(590 + margin * 300 + bellOf(dice) * 55)
  return {
    trick: plan.trick,
    trade: plan.trade.name,
    history: historyOf(plan, lines, balance),
    timeInBusinessMonths: Math.round(8 + Math.exp(1.5 + dice() * 3.6)),
    industry: plan.trade.industry,
    answers: answersOf(dice, margin),
    ficos: [{ score: Math.max(430, Math.min(810, score)), source: 'bureau' }],
    requested: Math.min(10_000_000, Math.max(500_000, requested)),
    truth: {
      revenue: Math.round(sold / months.length),
      margin,
      losesEachMonth: months.every(({ sale, cost }) => cost > sale),
      coming: Array.from({ length: futures }, (_, at) => comingOf(plan, diceOf(seed * 104_729 + at))),
      balance,
      cushion: plan.cushion,
    },
  }
}

/** What stands behind an application: worse where less is earned, and a matter of chance for the most part. */
function answersOf(dice: () => number, margin: number): MadeBusiness['answers'] {
  const isBad = (share: number): boolean => dice() < share - margin * 0.8
  return {
    liens: isBad(0.25) ? '$75-125k' : '0-$75k',
    revolving: isBad(0.5) ? '0-25%' : isBad(0.5) ? '25-50%' : '50%+',
    bankruptcies: isBad(0.1) ? '1,>5 yrs' : '0',
    taxReturns: isBad(0.25) ? 'No' : 'Yes',
    onlinePresence: !isBad(0.2),
    homeOwner: !isBad(0.45),
  }
}

function historyOf(
  plan: Plan,
  lines: readonly { date: IsoDate; amount: number; description: string }[],
  balance: number,
): BankHistory {
  return {
    accounts: [
      {
        id: 'checking',
        institution: 'Harbor Bank',
        name: 'Business Checking',
        mask: '1093',
        kind: 'checking',
        holder: 'business',
        owners: [plan.name, 'DANA REYES'],
        balance,
        balanceDate: lastDay,
      },
    ],
    transactions: lines.map((line, at): BankTransaction => ({
      ...line,
      id: `t${at}`,
      accountId: 'checking',
      pending: false,
    })),
    refreshedOn: lastDay,
  }
}

function comingOf(plan: Plan, dice: () => number): Float64Array {
  const flows: number[] = []
  for (let day = last + 1; day <= last + comingDays; day++) {
    if (!isBankDay(day)) continue
    let net = 0
    const say: Say = (_kind, cents) => {
      net += cents
    }
    trading(plan, dice, day, say)
    beside(plan, dice, day, say)
    flows.push(net)
  }
  return Float64Array.from(flows)
}

/** The share of futures in which a payment is missed: the money was spent at once, and the owner goes on drawing what is above the cushion. */
export function trulyMissed(
  { coming, balance: begun, cushion }: Truth,
  deal: { payment: number; frequency: PaymentFrequency; count: number },
): number {
  const every = deal.frequency === 'daily' ? 1 : 5
  const missed = coming.filter((flows) => {
    let balance = begun
    for (let day = 0; day < Math.min(flows.length, 90); day++) {
      balance += flows[day] as number
      if ((day + 1) % every === 0 && day < deal.count * every) {
        if (balance < deal.payment) return true
        balance -= deal.payment
      }
      if (day % 10 === 9 && balance > cushion) balance -= (balance - cushion) * 0.7
    }
    return false
  })
  return missed.length / coming.length
}
