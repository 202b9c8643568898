// The fictitious banks that people can choose from, the same ones behind both vendors.

type BankManner = 'credentials' | 'oauth' | 'down'

export interface SimulatedBank {
  /** Numeric, as one vendor names institutions; the other gets 'ins_' in front. */
  readonly id: string
  readonly name: string
  readonly manner: BankManner
  readonly city: string
  /** It gives no account and routing numbers to anybody. */
  readonly keepsNumbers?: true
  /** It says which accounts are a business's; absent, as of most banks: it does not. */
  readonly tellsHolder?: true
  /** It hands out the statements that it prints; absent, as of most banks: it does not. */
  readonly givesStatements?: true
}

export const banks: readonly SimulatedBank[] = [
  {
    id: '170101',
    name: 'Bank of Marigold Bay',
    manner: 'credentials',
    city: 'Portland, ME',
    tellsHolder: true,
    givesStatements: true,
  },
  {
    id: '170102',
    name: 'Tall Pine Bank',
    manner: 'credentials',
    city: 'Duluth, MN',
    tellsHolder: true,
    givesStatements: true,
    keepsNumbers: true,
  },
  {
    id: '170103',
    name: 'Copper Kettle Credit Union',
    manner: 'credentials',
    city: 'Butte, MT',
    tellsHolder: true,
  },
  {
    id: '170104',
    name: 'First Lantern Bank',
    manner: 'credentials',
    city: 'Savannah, GA',
    tellsHolder: true,
  },
  {
    id: '170105',
    name: 'Paper Birch Savings',
    manner: 'credentials',
    city: 'Burlington, VT',
    tellsHolder: true,
  },
  { id: '170106', name: 'Quillhaven Bank', manner: 'oauth', city: 'Columbus, OH', tellsHolder: true },
  { id: '170107', name: 'Stonewren Bank', manner: 'down', city: 'Tulsa, OK', tellsHolder: true },
  {
    id: '170108',
    name: 'Larkspur Business Bank',
    manner: 'credentials',
    city: 'Austin, TX',
    tellsHolder: true,
    givesStatements: true,
  },
  { id: '170109', name: 'Juniper & Vale Bank', manner: 'credentials', city: 'Fresno, CA', tellsHolder: true },
  {
    id: '170110',
    name: 'Seven Oaks Merchants Bank',
    manner: 'credentials',
    city: 'Memphis, TN',
    tellsHolder: true,
  },
  { id: '170111', name: 'Gannet Point Bank', manner: 'credentials', city: 'Astoria, OR' },
]

/** The bank of an id in either vendor's spelling. */
export const bankById = (id: string): SimulatedBank | undefined =>
  banks.find((bank) => bank.id === id.replace(/^ins_/, ''))

/** Numbers of an account as a bank would give them: made up, of a routing number that no bank has. */
export const numbersOf = (account: { readonly mask: string }): { account: string; routing: string } => ({
  account: `990000${account.mask}`,
  routing: '099999990',
})
