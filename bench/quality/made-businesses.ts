// Businesses with truth: what each sells, spends and owes day by day, as bank lines up to a day and as true flows beyond it. By seed; knows no rule of the engine.
import { isBankDay, weekdayOf } from '#core/domain/bank-days.ts'
import type { BankHistory, BankTransaction } from '#core/domain/bank-history.ts'
import type { FicoScore, ModelInputs, PaymentFrequency } from '#core/domain/underwriting.ts'
import { diceOf } from '#core/ground/dice.ts'
import { dayNumber, isoFromDayNumber, type IsoDate } from '#core/ground/dates.ts'
import { trades, type Trade } from './trades.ts'

export const lastDay: IsoDate = '2026-11-20'
const last = dayNumber(lastDay)
const first = dayNumber('2025-10-01')
/** The whole months that are averaged on the last day: half a year with the running one (specification 3, section 5). */
const [fromCounted, toCounted] = [dayNumber('2026-06-01'), dayNumber('2026-10-31')]
/** 90 bank days with their holidays. */
const comingDays = 135
const futures = 4

/** What a business does beside its trade. */
type Trick = 'none' | 'kiting' | 'loan as a sale' | 'client money' | 'shrinking' | 'turned to loss'
/** Some come oftener. */
const tricks: readonly Trick[] = [
  'kiting',
  'loan as a sale',
  'client money',
  'shrinking',
  'shrinking',
  'turned to loss',
  'turned to loss',
  'turned to loss',
]

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

interface Plan {
  readonly trade: Trade
  readonly trick: Trick
  readonly name: string
  /** A month's sales, cents. */
  readonly sales: number
  readonly margin: number
  readonly lossFrom: number
  readonly growth: number
  readonly phase: number
  readonly cushion: number
  readonly lender: {
    readonly name: string
    readonly payment: number
    readonly from: number
    readonly advance: number
  } | null
  readonly isBrought: boolean
}

/** What a line is, in truth. */
type Kind = 'sale' | 'cost' | 'lender' | 'owner' | 'other'
type Say = (kind: Kind, cents: number, text: string) => void

const bellOf = (dice: () => number): number => {
  let sum = 0
  for (let at = 0; at < 6; at++) sum += dice()
  return (sum - 3) * Math.SQRT2
}

function planOf(dice: () => number): Plan {
  const between = (low: number, high: number): number => low + dice() * (high - low)
  const one = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T
  const trade = one(trades)
  const trick = dice() < 0.6 ? 'none' : one(tricks)
  const kind = one(['LLC', 'INC', 'CO'])
  const sales = Math.round(3_000_000 * Math.exp(bellOf(dice) * 0.85))
  const margin =
    trick === 'turned to loss'
      ? between(-0.3, -0.06)
      : Math.max(0.005, Math.min(0.4, trade.margin + bellOf(dice) * 0.07))
  // Half hold the trade's days of outflow or more, a quarter no more than half of them.
  const cushion = Math.round((sales / 30.4) * trade.bufferDays * Math.exp(bellOf(dice) * 0.85))
  const payment = Math.round((sales / 21) * between(0.03, 0.13))
  return {
    trade,
    trick,
    name: `${one(['HARBOR', 'CEDAR', 'SUMMIT', 'LAKEVIEW', 'IRONWOOD', 'MAPLE'])} ${trade.name} ${kind}`,
    sales,
    margin,
    lossFrom: last - Math.round(between(190, 240)),
    growth: trick === 'shrinking' ? between(-0.08, -0.035) : bellOf(dice) * 0.012,
    phase: between(0, 2 * Math.PI),
    cushion,
    lender:
      dice() < 0.22
        ? {
            name: one(['KAPITUS', 'ONDECK CAPITAL', 'CREDIBLY', 'FORWARD FINANCING']),
            payment,
            from: last - Math.round(between(40, 160)),
            advance: Math.round((payment * 150) / 1.35),
          }
        : null,
    isBrought: dice() < 0.5,
  }
}

/** Every second Friday: wages first, then the owner. */
const isPayday = (day: number): boolean => weekdayOf(day) === 5 && Math.floor(day / 7) % 2 === 0

/** One bank day; what is said of it is all that moves. */
function trading(plan: Plan, dice: () => number, day: number, say: Say): void {
  const { trade, sales, name, trick } = plan
  const month = (day - last) / 30.4
  const usual =
    (sales *
      (1 + trade.season * Math.sin((month / 12) * 2 * Math.PI + plan.phase)) *
      (1 + plan.growth) ** month) /
    21
  for (const rail of trade.rails)
    if (dice() < rail.chance)
      say(
        'sale',
        Math.round(((usual * rail.share) / rail.chance) * Math.max(0.15, 1 + bellOf(dice) * rail.spread)),
        rail.text(name, day, Math.floor(dice() * 6)),
      )
  const margin = trick === 'turned to loss' && day < plan.lossFrom ? 0.06 : plan.margin
  const date = Number(isoFromDayNumber(day).slice(8))
  const isFirst = date <= 3 && !(isBankDay(day - 1) && date > 1) && !(date === 3 && isBankDay(day - 2))
  const cost = (cents: number, text: string) => say('cost', -Math.round(cents), text)
  if (isFirst) cost(sales * trade.rent, `CHECK ${1000 + (day % 900)}`)
  // Wages and rent stay when sales do not; goods follow sales.
  if (isPayday(day))
    cost(
      (sales * trade.payroll * 14) / 30.4,
      `GUSTO DES:PAYROLL ID:6SEMK${day % 9_973} INDN:${name} CO ID:9138864001 CCD`,
    )
  const goods = 1 - margin - trade.rent - trade.payroll - 0.1
  if (day % 7 === 1 || day % 7 === 4)
    cost(
      ((usual * 21 * goods) / 8.2) * Math.max(0.3, 1 + bellOf(dice) * 0.25),
      `${trade.supplier} DES:ACH PMT ID:${day % 99_991} INDN:${name} CO ID:1741648137 CCD`,
    )
  cost(
    ((sales * 0.06) / 21) * Math.max(0.2, 1 + bellOf(dice) * 0.5),
    `PURCHASE ${date % 2 ? 'SHELL OIL' : 'STAPLES'} ${day % 9_001} CARD 4471`,
  )
  if (date >= 20 && date <= 22 && isBankDay(day) && !(date > 20 && isBankDay(day - 1)))
    cost(sales * 0.04, `IRS DES:USATAXPYMT ID:22${day % 99_991} INDN:${name} CO ID:3387702000 CCD`)
}

function beside(plan: Plan, dice: () => number, day: number, say: Say): void {
  const { lender, trick, sales } = plan
  if (lender && day >= lender.from) {
    if (day === lender.from)
      say('lender', lender.advance, `WIRE TYPE:WIRE IN DATE:${day} ORIG:${lender.name} LLC`)
    else if (day - lender.from < 215)
      say(
        'lender',
        -lender.payment,
        `${lender.name} DES:PAYMENT ID:${day % 99_991} INDN:${plan.name} CO ID:5${day % 9}41 CCD`,
      )
  }
  if (day > last) return
  const before = last - day
  if (trick === 'kiting' && before < 200 && before > 3) {
    // Each check covers the one before it; the float grows.
    const turn = Math.floor(before / 4)
    const cents = Math.round(sales * 0.25 * 1.01 ** (50 - turn) * (0.97 + ((turn * 37) % 7) / 100))
    if (before % 4 === 2) say('other', cents, 'DEPOSIT ID NUMBER 448120')
    if (before % 4 === 1 || (before % 4 === 0 && !isBankDay(day - 1)))
      say('other', -cents, `CHECK ${2000 + turn}`)
  }
  if (
    trick === 'loan as a sale' &&
    (before === 45 || before === 46 || before === 44) &&
    isBankDay(day) &&
    (before === 46 || !isBankDay(day - 1))
  )
    say(
      'other',
      Math.round(sales * 1.4),
      `ORCHARD HOLDINGS DES:ACH CREDIT ID:${day % 9_973} INDN:${plan.name} CO ID:1${day % 97}2234 CCD`,
    )
  if (trick === 'loan as a sale' && before < 40 && before > 25)
    say('other', -Math.round(sales * 0.13), `PURCHASE EQUIPMENT DEPOT ${day % 997} CARD 4471`)
  if (trick === 'client money' && weekdayOf(day) === 3)
    say(
      'other',
      Math.round(sales * 0.5 * (0.9 + dice() * 0.2)),
      `CLIENT FUNDING DES:PAYROLL ID:${day % 97} INDN:${plan.name} CO ID:1841234567 CCD`,
    )
  if (trick === 'client money' && weekdayOf(day) === 4)
    say('other', -Math.round(sales * 0.5), `DIRECT DEPOSIT BATCH ${day % 997} CLIENT EMPLOYEES`)
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
