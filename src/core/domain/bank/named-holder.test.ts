// Owners' names as banks write them, beside the name that the applicant gave.
import { describe, expect, it } from 'vitest'
import type { BankAccount } from '../bank-history.ts'
import type { AccountUse, DataFinding } from '../underwriting.ts'
import { holderByNames, isOwnedByName } from './named-holder.ts'

const names = { business: 'Harbor Street Bakery LLC', person: 'Ana Reyes' }

describe('an owner is the business', () => {
  it.each([
    'HARBOR STREET BAKERY LLC',
    'Harbor Street Bakery, L.L.C.'.replaceAll('.', ''),
    'Ana Reyes DBA Harbor Street Bakery LLC',
    'ANA REYES D/B/A HARBOR STREET BAKERY LLC',
    'The Harbor Street Bakery L.L.C.',
    'HARBOR STREET BAKERY LIMITED LIABILITY CO',
    'HARBOR STREET BAKERY',
    'Ana Reyes DBA Harbor Street Bakery',
    'HARBOR STREET BAK',
  ])('%s', (owner) => expect(isOwnedByName(['Ana Reyes', owner], names)).toBe(true))

  it.each([
    'Ana Reyes',
    'Harbor',
    'Harbor Street',
    'Harbor Street Bakery Holdings',
    // May be: not sure is not the holder.
    'Harbor Street Bakery Inc',
    'The Harbor Street Bakery Inc',
    'Harbour Street Bakery LLC',
    'Harbor Str',
    'Street Bakery Harbor',
    '',
  ])('and not: %s', (owner) => expect(isOwnedByName([owner], names)).toBe(false))

  it('nor a sister whose name only begins like it', () =>
    expect(
      isOwnedByName(['HARBOR STREET BAKERY'], { ...names, business: 'Harbor Street Bakery Catering' }),
    ).toBe(false))

  it('whatever the accents', () =>
    expect(isOwnedByName(['PANADERIA JIMENEZ'], { business: 'Panadería Jiménez', person: 'Ana Reyes' })).toBe(
      true,
    ))

  it('but for a business that goes by its owner: nobody can tell the two accounts apart', () =>
    expect(isOwnedByName(['ANA REYES'], { business: 'Ana Reyes', person: 'Ana Reyes' })).toBe(false))

  it.each([
    ['Sean O Brien', 'Sean OBrien'],
    ['Daniel A Lopez', 'Daniela Lopez'],
    ['Mrs. Mike Hall', 'Mike Hall'],
    ['Mike Hall', 'Michael Hall'],
  ])('nor where it may be the owner: %s, %s', (business, person) =>
    expect(isOwnedByName([business], { business, person })).toBe(false),
  )

  it('but not where no name was stated', () =>
    expect(isOwnedByName(['LLC', ''], { business: '', person: 'Ana Reyes' })).toBe(false))
})

describe('who holds the accounts', () => {
  const account = (mask: string, owner: string, holder: BankAccount['holder'] = 'unknown'): AccountUse => ({
    use: 'operating',
    account: {
      id: mask,
      institution: 'Gannet Point Bank',
      name: 'Checking',
      mask,
      kind: 'checking',
      holder,
      owners: [owner],
      balance: 100,
      balanceDate: '2026-11-20',
    },
  })
  const open = (mask: string): DataFinding => ({ code: 'account-holder-unknown', values: {}, account: mask })
  const short: DataFinding = { code: 'history-too-short', values: {}, account: null }

  it('is the business where every account that a bank left open carries its name; other findings stay', () => {
    const held = {
      accounts: [account('1', 'Harbor Street Bakery, L.L.C.'), account('2', 'HARBOR STREET BAKERY LLC')],
      holder: 'unknown',
      findings: [short, open('1'), open('2')],
    } as const
    expect(holderByNames(held, names)).toEqual({ accountHolder: 'business', dataFindings: [short] })
  })

  it('stays unknown with one stranger among them', () => {
    const held = {
      accounts: [account('1', 'Harbor Street Bakery, L.L.C.'), account('2', 'Ana Reyes')],
      holder: 'unknown',
      findings: [open('1'), open('2')],
    } as const
    expect(holderByNames(held, names)).toEqual({ accountHolder: 'unknown', dataFindings: held.findings })
  })

  it('makes no business of what the bank calls personal', () => {
    const held = {
      accounts: [account('1', 'Harbor Street Bakery LLC', 'personal')],
      holder: 'personal-only',
      findings: [],
    } as const
    expect(holderByNames(held, names).accountHolder).toBe('personal-only')
  })
})

it.each([
  ['Smith Electrical Supply LLC', 'Smith Electric LLC'],
  ['Golden Eaglets Daycare Inc', 'Golden Eagle LLC'],
  ['Golden Eaglewood Farms LLC', 'Golden Eagle'],
  ['Harbor Payroll', 'Harbor'],
])('%s goes on where %s ends: another company', (owner, business) =>
  expect(isOwnedByName([owner], { business, person: 'Ana Reyes' })).toBe(false),
)
