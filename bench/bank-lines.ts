// Makes bank histories of any size for the underwriting bench: about forty descriptors with changing numbers, and names that come once.
import { isoFromDayNumber } from '#core/ground/dates.ts'
import type { BankHistory, BankTransaction } from '#core/domain/bank-history.ts'

const incoming = [
  'SQUARE INC DES:SQ240115 ID:T3W{n} INDN:BLUE DOOR BAKERY CO ID:{n} CCD',
  'SQUARE INC DES:SQ240116 ID:T3K{n} INDN:BLUE DOOR BAKERY CO ID:{n} CCD',
  'STRIPE DES:TRANSFER ID:ST-{n} INDN:BLUE DOOR BAKERY CO ID:{n} CCD',
  'TOAST INC DES:DEP {s} ID:{n} INDN:BLUE DOOR BAKERY CO ID:{n} CCD',
  'DOORDASH, INC. DES:BLUE DOOR ID:ST-{n} INDN:BLUE DOOR BAKERY',
  'AMERICAN EXPRESS DES:SETTLEMENT ID:{n} INDN:BLUE DOOR{n}',
  'BKCD PROCESSING DES:SETTLEMENT ID:{n} INDN:BLUE DOOR BAKERY',
  'MOBILE DEPOSIT REF NUMBER {n}',
  'COUNTER DEPOSIT {n}',
  'ZELLE FROM KAREN ALVAREZ CONF# {n}',
  'HARBOR HOTEL GROUP DES:VENDOR PAY ID:{n} INDN:BLUE DOOR BAKERY',
  'CITY SCHOOLS AP DES:PAYABLES ID:{n} INDN:BLUE DOOR BAKERY',
  'WIRE TYPE:WIRE IN DATE: {s} TIME:{s} ET TRN:{n} ORIG:NORTH PIER CATERING',
]
const outgoing = [
  'CHECKCARD {s} SYSCO FOODS {n} BOSTON MA {n}',
  'CHECKCARD {s} RESTAURANT DEPOT {n} CHELSEA MA',
  'CHECKCARD {s} SHELL OIL {n} QUINCY MA',
  'CHECKCARD {s} AMZN MKTP US*{n} AMZN.COM/BILL WA',
  'PURCHASE {s} COSTCO WHSE #{s} DEDHAM MA',
  'PURCHASE {s} HOME DEPOT #{s} BOSTON MA',
  'GUSTO DES:PAYROLL ID:{n} INDN:BLUE DOOR BAKERY CO ID:{n} CCD',
  'IRS DES:USATAXPYMT ID:{n} INDN:BLUE DOOR BAKERY CO ID:{n} CCD',
  'COMM OF MASS EFT DES:MA DOR PAY ID:{n}',
  'EVERSOURCE DES:ELECTRIC ID:{n} INDN:BLUE DOOR',
  'NATIONAL GRID DES:UTILITYPAY ID:{n}',
  'COMCAST BUSINESS DES:CABLE ID:{n}',
  'HANOVER PROPERTIES DES:RENT ID:{n}',
  'HARTFORD DES:INS PREM ID:{n}',
  'CHASE CREDIT CRD DES:AUTOPAY ID:{n}',
  'TOYOTA FINANCIAL DES:RETAIL PAY ID:{n}',
  'CHECK {s}',
  'MONTHLY MAINTENANCE FEE {s}',
  'UBER EATS DES:ADS ID:{n}',
  'KING ARTHUR FLOUR DES:INVOICE ID:{n} INDN:BLUE DOOR BAKERY',
  'HARBOR DAIRY DES:INVOICE ID:{n} INDN:BLUE DOOR BAKERY',
  'ZELLE TO MARIO ROSSI CONF# {n}',
  'ATM WITHDRAWAL {n} 110 MAIN ST',
  'RETURNED ITEM FEE {s}',
]
const fixed = [
  { text: 'ONDECK CAPITAL DES:ACH DEBIT ID:{n} INDN:BLUE DOOR BAKERY CO ID:{n} CCD', cents: -21_375 },
  { text: 'FORWARD FINANCING DES:DAILY PMT ID:{n} INDN:BLUE DOOR', cents: -14_250 },
  { text: 'SUMMIT PEAK FUNDING DES:ACH DAILY ID:{n} INDN:BLUE DOOR', cents: -9_900 },
]

/** Lines whose words come once: people who pay, shops where a card was used once, customers by name. */
const onceIncoming = [
  'ZELLE FROM {w} {w} CONF# {n}',
  'VENMO DES:CASHOUT ID:{n} INDN:{w} {w}',
  'SQUARE INC DES:SQ{s} ID:T3{n} INDN:{w} {w}',
  '{w} {w} LLC DES:VENDOR PAY ID:{n} INDN:BLUE DOOR BAKERY',
]
const onceOutgoing = [
  'CHECKCARD {s} {w} {w} {w} MA {n}',
  'PURCHASE {s} {w} & {w} #{s} {w} NH',
  'ZELLE TO {w} {w} CONF# {n}',
  '{w} {w} SUPPLY DES:INVOICE ID:{n} INDN:BLUE DOOR BAKERY CO CCD',
]
const syllables =
  'BA CO DEN FER GLO HAN IVA JOR KEL LUM MAR NOS OPA PRI QUE ROS STA TOR ULL VEN WES YAR ZIM'.split(' ')

/** A small generator of its own: the same seed gives the same history. `once`: the share of lines whose words come once, 0 to 1. */
export function makeHistory(count: number, once = 0, seed = 7): BankHistory {
  let state = seed
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const digits = (): string => String(100_000_000 + Math.floor(random() * 899_999_999))
  const word = (): string => pick(syllables) + pick(syllables) + pick(syllables)
  const fill = (text: string): string =>
    text
      .replaceAll('{n}', digits)
      .replaceAll('{s}', () => String(1000 + Math.floor(random() * 8999)))
      .replaceAll('{w}', word)
  const last = 20_777
  const days = 720
  const transactions: BankTransaction[] = []
  const add = (day: number, amount: number, description: string): void => {
    const id = `${digits()}${digits()}${String(transactions.length).padStart(12, '0')}`
    const accountId = transactions.length % 10 === 9 ? 'acct-8842-savings' : 'acct-1093-checking'
    transactions.push({ id, accountId, date: isoFromDayNumber(day), amount, description, pending: false })
  }
  for (let i = 0; i < count; i++) {
    const day = last - days + Math.floor((i * days) / count)
    const kind = random()
    const line = pick(fixed)
    if (kind < 0.05) add(day, line.cents, fill(line.text))
    else if (kind < 0.06) add(day, -50_000, fill('ONLINE TRANSFER TO SAV {s} CONFIRMATION# {n}'))
    else {
      const rare = once > 0 && random() < once
      if (kind < 0.5)
        add(day, 1_000 + Math.floor(random() * 90_000), fill(pick(rare ? onceIncoming : incoming)))
      else add(day, -500 - Math.floor(random() * 70_000), fill(pick(rare ? onceOutgoing : outgoing)))
    }
  }
  const account = {
    institution: 'Harbor Bank',
    owners: ['BLUE DOOR BAKERY LLC'],
    holder: 'business' as const,
  }
  const refreshedOn = isoFromDayNumber(last)
  return {
    refreshedOn,
    transactions,
    accounts: [
      {
        ...account,
        id: 'acct-1093-checking',
        name: 'Checking',
        mask: '1093',
        kind: 'checking',
        balance: 1_250_000,
        balanceDate: refreshedOn,
      },
      {
        ...account,
        id: 'acct-8842-savings',
        name: 'Savings',
        mask: '8842',
        kind: 'savings',
        balance: 500_000,
        balanceDate: refreshedOn,
      },
    ],
  }
}
