// Whose account it is: the business's, the owner's, perhaps one of theirs, a stranger's; and what that does to a decision.
import { describe, expect, test } from 'vitest'
import { analyseBank } from '../bank-analysis.ts'
import type { BankAccount } from '../bank-history.ts'
import { checking, onBankDays, SampleHistory } from '../cases/sample-history.ts'
import { decide } from '../decision.ts'
import { inputsFromAnalysis } from '../model-inputs.ts'
import { file, policy } from '../sound-file.fixture.ts'
import { lowEnd } from '../two-ends.ts'
import { heldBy, holderFindings, withHolders } from './strange-holder.ts'

const names = { business: 'Bright Horizon Carpet Care LLC', person: 'Julian Prado' }

test.each([
  ['the business', ['BRIGHT HORIZON CARPET CARE LLC'], 'own'],
  ['without its form', ['Bright Horizon Carpet Care'], 'own'],
  ['cut by the bank', ['BRIGHT HORIZON CARPET CA'], 'own'],
  ['beside whoever else may sign', ['BRIGHT HORIZON CARPET CARE LLC', 'ROSA QUINN'], 'own'],
  ['behind the owner’s name', ['JULIAN PRADO DBA BRIGHT HORIZON CARPET CARE LLC'], 'own'],
  ['the owner', ['JULIAN PRADO'], 'own'],
  ['the owner, surname first', ['PRADO JULIAN'], 'own'],
  ['the owner with a middle name', ['JULIAN MARCOS PRADO'], 'own'],
  ['nobody is told', [], 'unknown'],
  ['an empty name', ['  '], 'unknown'],
  ['another person and another business', ['MARISOL TENA', 'TENA FAMILY CLEANING LLC'], 'stranger'],
  ['another business alone', ['Quarry Lane Imports Inc'], 'stranger'],
  ['another person alone', ['Marisol Tena'], 'stranger'],
])('%s', (_, owners, held) => expect(heldBy(owners, names)).toBe(held))

test.each([
  [
    'a second business of the owner',
    ['JULIAN PRADO', 'PRADO RENTALS LLC'],
    'another business beside the owner’s name',
  ],
  ['a spouse', ['CARLA PRADO'], 'a person with the owner’s last name'],
  ['another legal form', ['BRIGHT HORIZON CARPET CARE INC'], 'a name that is like the stated one'],
  ['a slip', ['JULIAN PRADA'], 'a name that is like the stated one'],
])('%s is not sure', (_, owners, unsure) => expect(heldBy(owners, names)).toEqual({ unsure }))

test('without a stated name nobody is a stranger', () =>
  expect(heldBy(['MARISOL TENA'], { business: '', person: '' })).toBe('unknown'))

const another: BankAccount = {
  ...checking,
  id: 'other',
  mask: '7788',
  name: 'Everyday',
  owners: ['MARISOL TENA', 'TENA FAMILY CLEANING LLC'],
}
const mine: BankAccount = { ...checking, owners: [names.business] }
const both = (accounts: BankAccount[]) => {
  const history = new SampleHistory(accounts)
  for (const { id } of accounts)
    for (let month = 4; month <= 10; month++)
      for (let day = 1; day <= 28; day++) {
        const date = `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        if (onBankDays(date))
          history.add(date, id === 'other' ? 2_000 : 1_000, 'SQUARE INC SQ 1', { accountId: id })
      }
  return analyseBank(history.build(), { asOf: '2026-11-20' })
}

describe('in a decision', () => {
  const decided = (accounts: BankAccount[]) => {
    const analysis = both(accounts)
    const inputs = inputsFromAnalysis(analysis)
    return { ...file(), ...inputs, ...withHolders(inputs, analysis, names) }
  }
  test('a person decides, and a stranger’s sales are in no lower end', () => {
    const inputs = decided([mine, another])
    const own = decided([mine])
    expect(decide(policy, inputs)).toMatchObject({ outcome: 'review' })
    expect(decide(policy, inputs).reasons[0]).toEqual({ code: 'stranger-account', values: {} })
    expect(lowEnd(inputs).months.map(({ trueRevenue }) => trueRevenue)).toEqual(
      own.months.map(({ trueRevenue }) => trueRevenue),
    )
    const whole = both([mine, another]).months.filter(({ counted }) => counted)
    expect(inputs.months.map(({ trueRevenue = 0, unclassed = 0 }) => trueRevenue + unclassed)).toEqual(
      whole.map(({ trueRevenue }) => trueRevenue),
    )
  })
  test('an account that stands alone leaves nothing at the lower end, and still nobody is refused for it', () => {
    const inputs = decided([{ ...another, id: 'checking' }])
    expect(inputs.months.every(({ trueRevenue }) => trueRevenue === 0)).toBe(true)
    expect(decide(policy, inputs)).toMatchObject({ outcome: 'review', knockOuts: [] })
  })
  test('an analysis of a former release, which tells no income by account, goes to a person all the same', () => {
    const { revenueByAccount: _, ...analysis } = both([mine, another])
    const inputs = inputsFromAnalysis(analysis)
    const held = withHolders(inputs, analysis, names)
    expect(held.dataFindings?.[0]?.code).toBe('stranger-account')
    expect(held.months).toEqual(inputs.months)
  })
  test('nothing changes where the bank names the business', () => {
    const analysis = both([mine])
    const inputs = inputsFromAnalysis(analysis)
    expect(withHolders(inputs, analysis, names)).toBe(inputs)
  })
})

test('each account by its digits, without a name; accounts that do not count are nobody’s matter', () => {
  const uses = [mine, another, { ...another, id: 'c', mask: '1', owners: ['CARLA PRADO'] }]
  const accounts = uses.map((account) => ({ account, use: 'operating' as const }))
  expect(holderFindings(accounts, names)).toEqual([
    { code: 'stranger-account', values: {}, account: '7788' },
    { code: 'holder-unsure', values: { choice: 'a person with the owner’s last name' }, account: '1' },
  ])
  expect(holderFindings([{ account: another, use: 'own' }], names)).toEqual([])
})
