// What each persona promises holds in whichever month its bank is linked: their lines as both vendors send them, translated, analysed and decided.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { unfitAccounts, type BankHistory } from '#core/domain/bank-history.ts'
import { readAnswers, type LeadModel } from '#core/contract/lead-model.ts'
import { decideWithDeals } from '#core/domain/deals.ts'
import type { DecisionWithDeals } from '#core/domain/underwriting.ts'
import { parsePolicy } from '#core/domain/policy.ts'
import { dayNumber } from '#core/ground/dates.ts'
import { ok } from '#core/ground/outcome.ts'
import { modelInputs } from '#features/capabilities/decision/inputs.server.ts'
import { monthsBefore } from '#platform/providers/bank-data/history-window.ts'
import {
  assembleHistory,
  refreshedOn,
  translateAccount,
  translateTransaction,
} from '#platform/providers/bank-data/finicity/translate.ts'
import { accountList, transactionPage } from '#platform/providers/bank-data/finicity/wire.ts'
import { withHolders } from '#platform/providers/bank-data/plaid/holders.ts'
import { translateReport } from '#platform/providers/bank-data/plaid/translate.ts'
import { reportAnswer } from '#platform/providers/bank-data/plaid/wire.ts'
import { banks } from '#simulators/bank-world/banks.ts'
import { historyOfLogin, type LinkedLogin } from '#simulators/bank-world/linked-login.ts'
import { personas, type Persona } from '#simulators/bank-world/personas.ts'
import * as finicity from '#simulators/finicity/wire.ts'
import * as plaid from '#simulators/plaid/wire.ts'
import { sampled } from './sample.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

const policy = (() => {
  const parsed = parsePolicy(read('../policies/2026-12.json'))
  if (!parsed.ok) throw new Error(parsed.refusal)
  return parsed.value
})()

const loginOf = (persona: Persona, day: string): LinkedLogin => {
  const bank = banks.find(({ name }) => name === personas.find((one) => one.persona === persona)!.bank)!
  return { bank, identity: { persona, trait: 'none' }, linkedOn: day, shared: 255, nonce: 0 }
}

/** The simulated banks name whoever linked them, as the applicant of the smallest application is called. */
const holders = ['Ana Quispe']

const noonOf = (day: string): number => dayNumber(day) * 86_400 + 16 * 3600
const sent = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire))

async function byFrame(login: LinkedLogin, day: string): Promise<BankHistory> {
  const history = historyOfLogin(login, day, holders)
  const state = {
    customerId: '5',
    status: 'active',
    aggregationStatusCode: 0,
    nowSeconds: noonOf(day),
  } as const
  const wires = accountList.parse(
    sent({ accounts: history.accounts.map((account) => finicity.wireAccount(login, account, state)) }),
  ).accounts
  const lines = history.accounts.flatMap((account, at) => {
    const id = finicity.accountIdOf(login, account.id)
    const page = transactionPage.parse(
      sent({
        moreAvailable: 'false',
        transactions: history.transactions
          .filter((line) => line.accountId === account.id)
          .map((line) => finicity.wireTransaction(id, '5', account.kind, line)),
      }),
    )
    return page.transactions.flatMap((wire) => translateTransaction(wires[at]!, wire) ?? [])
  })
  const accounts = wires.map((wire, at) =>
    translateAccount(wire, {
      institution: login.bank.name,
      owners: history.accounts[at]!.owners,
      today: day,
    }),
  )
  return assembleHistory(accounts, lines, refreshedOn(wires, day))
}

async function byReport(login: LinkedLogin, day: string): Promise<BankHistory> {
  const history = historyOfLogin(login, day, holders)
  const at = new Date(noonOf(day) * 1000).toISOString()
  const days = Math.min(731, dayNumber(day) - dayNumber(monthsBefore(day, 24)))
  const item = {
    item_id: 'item',
    institution_id: login.bank.id,
    institution_name: login.bank.name,
    date_last_updated: at,
    accounts: history.accounts.map((account) => plaid.reportAccount('item', account, history, days)),
  }
  const wire = { report: { asset_report_id: 'report', date_generated: at, items: [item] }, warnings: [] }
  const told = history.accounts.map((account) => plaid.heldAccount(login.bank, 'item', account))
  const { history: read } = translateReport(reportAnswer.parse(sent(wire)), day)
  const held = await withHolders(async (_path, _body, parse) => ok(parse(sent({ accounts: told }))), '', read)
  if (!held.ok) throw new Error(held.refusal.vendorCode)
  return held.value
}

const minimal = read('../src/features/journeys/apply/minimal.json') as LeadModel

/** The applicant of the smallest application owns all of it, and nobody else is named. */
const alone = {
  classification: 'LLC',
  othersBelow: null,
  people: [
    {
      who: 'applicant',
      role: 'applicant',
      title: 'Managing Member',
      share: 10_000,
      known: true,
      report: true,
      authorized: false,
    },
  ],
} as const

function decidedOn(history: BankHistory, day: string, name = minimal.business?.name) {
  const answers = readAnswers({ ...minimal, business: { ...minimal.business, name } }, day, 'en')
  if (!answers.ok) throw new Error(JSON.stringify(answers.refusal))
  const analysis = analyseBank(history, { asOf: day })
  const result = decideWithDeals(
    policy,
    modelInputs(policy, answers.value.values, analysis, 'clear', [], alone),
  )
  return { analysis, result }
}

/** One day in each month of a year: ends and beginnings of months, holidays, days after the payments fell due. */
const allStartDays = [
  '2026-01-31',
  '2026-02-28',
  '2026-03-01',
  '2026-04-15',
  '2026-05-30',
  '2026-06-19',
  '2026-07-04',
  '2026-08-17',
  '2026-09-07',
  '2026-10-12',
  '2026-11-20',
  '2026-12-25',
]
/** Of one persona read in one way; all of them in `npm run proof`. */
const startDaysOf = (name: string, way: string) => sampled(allStartDays, 1, `${name} ${way}`)

interface Expected {
  readonly outcome: DecisionWithDeals['outcome']
  /** null: what a person sees before deciding is no offer, and is not counted. */
  readonly deals: number | 'some' | null
  readonly grades: string
  /** Causes that are always among those named. */
  readonly reasons: readonly string[]
  /** Name of the business, where it matters. */
  readonly name?: string
}
/** How many terms bear what was asked for is not said of them. */
const offered = (grades: string): Expected => ({ outcome: 'approved', deals: 'some', grades, reasons: [] })
const approved = (grades: string): Expected => ({ outcome: 'approved', deals: 3, grades, reasons: [] })
const declined = (grades: string, ...reasons: string[]): Expected => ({
  outcome: 'declined',
  deals: 0,
  grades,
  reasons,
})

/** A person decides; the grades are what the model would say. */
const reviewed = (grades: string, ...reasons: string[]): Expected => ({
  outcome: 'review',
  deals: null,
  grades,
  reasons,
})

/** 'institution-down' never gives a line; 'personal-only' is refused at the bank step. */
type Undecided = 'institution-down' | 'personal-only'

/** What the demo guide says of each, as the model says it. 'needs-login' gives its lines after its new login. */
const promises: Readonly<Record<Exclude<Persona, Undecided>, Expected>> = {
  healthy: approved('A'),
  seasonal: offered('A'),
  thin: declined('E', 'revenue-below-minimum'),
  stacked: declined('AB', 'too-many-positions', 'recent-position'),
  'nsf-ridden': declined('E', 'nsf-above-maximum'),
  mfa: approved('A'),
  oauth: approved('A'),
  busy: approved('A'),
  'needs-login': approved('A'),
  'stopped-trading': reviewed('ABCDE', 'no-recent-deposits'),
  'second-advance': declined('ABC', 'recent-position'),
  'insurance-paid': offered('A'),
  'wire-paid': offered('A'),
  'linked-twice': reviewed('A', 'accounts-may-be-one'),
  'named-business': { ...approved('A'), name: 'Gannet Point Outfitters LLC' },
  'holder-unknown': reviewed('A', 'account-holder-unknown'),
  'two-deposits': reviewed('ABCDE', 'ends-disagree'),
}

describe.each(Object.entries(promises))('%s, linked in any month of the year', (name, promise) => {
  it.each([
    ['through the frame', byFrame],
    ['through the widget', byReport],
  ])('is decided as promised %s', async (way, historyBy) => {
    for (const day of startDaysOf(name, way)) {
      const login = loginOf(name as Persona, day)
      const history = await historyBy(login, day)
      expect(unfitAccounts(history.accounts), day).toBeNull()
      const { analysis, result } = decidedOn(history, day, promise.name)
      const count = result.deals.length
      const deals = promise.deals === null ? null : promise.deals === 'some' && count > 0 ? 'some' : count
      expect([day, result.outcome, deals, result.reasons.map(({ code }) => code)]).toMatchObject([
        day,
        promise.outcome,
        promise.deals,
        expect.arrayContaining([...promise.reasons]),
      ])
      expect(promise.grades, day).toContain(result.grade)
      // Two years are there; the months at both ends are not whole.
      expect(analysis.months.length, day).toBeGreaterThanOrEqual(24)
    }
  })
})

it.each([
  ['through the frame', byFrame],
  ['through the widget', byReport],
])('personal-only never comes before the model: its accounts are refused %s', async (way, historyBy) => {
  for (const day of startDaysOf('personal-only', way))
    expect(unfitAccounts((await historyBy(loginOf('personal-only', day), day)).accounts)).toBe(
      'personal-account',
    )
})

it.each([
  ['through the frame', byFrame],
  ['through the widget', byReport],
])('an account that comes twice sells once %s', async (_way, historyBy) => {
  const day = '2026-11-20'
  const history = await historyBy(loginOf('linked-twice', day), day)
  const once = { ...history, accounts: history.accounts.slice(0, 1) }
  expect(history.accounts).toHaveLength(2)
  expect(analyseBank(history, { asOf: day }).averages).toEqual(analyseBank(once, { asOf: day }).averages)
})

it('every persona that gives data has its promise', () =>
  expect(Object.keys(promises).sort()).toEqual(
    personas
      .map(({ persona }) => persona)
      .filter((persona) => persona !== 'institution-down' && persona !== 'personal-only')
      .sort(),
  ))
