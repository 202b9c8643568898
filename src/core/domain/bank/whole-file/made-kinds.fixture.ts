// What is added to a made file and is no sale: for tests of the kinds, with other sums each time.
import { addDays } from '#core/ground/dates.ts'
import { onBankDays, weeklyOn, type SampleHistory } from '../../cases/sample-history.ts'
import { after, monthsFrom, odd, posted } from './made-file.fixture.ts'

/** Adds its lines; `k` varies the sums (0 to 1,000), `slip` the days of what belongs together (-2 to 2). */
export type Kind = (history: SampleHistory, k: number, slip: number) => unknown

/** From August 10 one pays in each week what two funders draw, and draws more than that day by day. `creditText`: of what it pays in. */
const reverseConsolidation =
  (creditText: (date: string, k: number) => string): Kind =>
  (history, k, slip) => {
    const [daily, weekly] = [280 + (k % 90), 1_700 + (k % 400)]
    for (let date = '2026-06-08'; date <= '2026-11-20'; date = addDays(date, 1)) {
      if (onBankDays(date)) history.add(date, -daily - 0.5, 'RAPIDFINANCE SBFS PMT DES:DEBIT ID:1 CCD')
      if (weeklyOn(3)(date)) history.add(posted(date), -weekly, 'GREENBOX CAPITAL DES:ACH DEBIT ID:1 CCD')
      if (date >= '2026-08-10' && onBankDays(date))
        history.add(date, -Math.round(daily * 1.4) - 0.25, 'QUILL SERVICING DES:DRAFT ID:1 CCD')
      if (date >= '2026-08-10' && weeklyOn(1)(date))
        history.add(after(date, Math.max(0, slip)), (daily + 0.5) * 5 + weekly, creditText(date, k))
    }
  }

/** Money that comes round again, or is the owner's or a friend's. */
export const noSales: Readonly<Record<string, Kind>> = {
  'a circle of which a twelfth stays away': (history, k, slip) => {
    for (let at = 0; at < 7; at++) {
      const out = posted(addDays('2026-06-08', at * 19))
      const dollars = odd(3_900 + at * 900, k, at)
      history.add(out, -dollars, 'WIRE OUT TO HALCYON TRADE GROUP LLC')
      history.add(after(out, 3 + slip), dollars * 0.92, 'WIRE IN FROM KESTREL SUPPLY LLC')
    }
  },
  'a circle that takes two weeks': (history, k, slip) => {
    for (let at = 0; at < 7; at++) {
      const out = posted(addDays('2026-06-02', at * 20))
      const dollars = odd(3_900 + at * 1_100, k, at)
      history.add(out, -dollars, 'WIRE OUT TO HALCYON TRADE GROUP LLC')
      history.add(after(out, 13 + slip), dollars, 'WIRE IN FROM KESTREL SUPPLY LLC')
    }
  },
  'as much from one as goes to him, in other parts': (history, k, slip) => {
    for (let at = 0; at < 12; at++) {
      const out = posted(addDays('2026-05-11', at * 14))
      history.add(out, -odd(3_000, k, at), 'ORCHARD HOLDINGS DES:PAYMENT ID:1 CCD')
      history.add(after(out, 6 + slip), odd(3_000, k + 311, at * 3), 'ORCHARD HOLDINGS DES:PAYMENT ID:2 CCD')
    }
  },
  'as much from one as goes to him, a part of it over the counter': (history, k, slip) => {
    for (let at = 0; at < 10; at++) {
      const out = posted(addDays('2026-05-11', at * 17))
      const dollars = 5_000 + ((k * 53 + at * 1_709) % 4_000)
      const first = Math.round(dollars * (40 + ((k + at * 7) % 20))) / 100
      history.add(out, -dollars, 'ONLINE PAYMENT TO ORCHARD SURFACES INC')
      history.add(after(out, 3 + slip), first, 'ORCHARD SURFACES DES:INV 1204 ID:2 CCD')
      const rest = Math.round((dollars * 0.982 - first) * 100) / 100
      history.add(
        after(out, 5 + slip),
        rest,
        at % 4 === 3 ? 'COUNTER CREDIT' : 'ORCHARD SURFACES DES:INV 1205 ID:2 CCD',
      )
    }
  },
  'own money charged at the own terminal, less the fee': (history, k, slip) => {
    for (let at = 0; at < 8; at++) {
      const out = posted(addDays('2026-06-08', at * 17))
      const dollars = odd(3_400 + at * 500, k, at)
      history.add(out, -dollars, 'ONLINE PAYMENT TO HALCYON TRADE GROUP LLC')
      history.add(after(out, 2 + slip), dollars * 0.967 - 0.3, `STRIPE DES:TRANSFER ID:ST-${at}A CCD`)
    }
  },
  'a card’s bill that was charged at the own terminal': (history, k, slip) => {
    for (let at = 0; at < 7; at++) {
      const out = posted(addDays('2026-06-04', at * 25))
      const dollars = odd(4_400 + at * 300, k, at)
      history.add(after(out, 2 + slip), dollars * 0.974 - 0.15, `SQUARE INC SQ${at} T3${at}A`)
      history.add(out, -dollars, 'AMEX EPAYMENT DES:ACH PMT ID:W1 CCD')
    }
  },
  'a friend who pays under numbers of invoices': (history, k, slip) => {
    for (const month of monthsFrom(5))
      history.add(
        after(`2026-${month}-18`, slip),
        odd(4_100, k, Number(month)),
        `TOM ARDEN VENTURES DES:INV 10${month} ID:3 CCD`,
      )
  },
  'a friend by app, for an invoice': (history, k, slip) => {
    for (const month of monthsFrom(5))
      history.add(
        after(`2026-${month}-11`, slip),
        odd(3_900, k, Number(month)),
        `Zelle payment from TOM ARDEN for INV ${month}11 Conf# a${month}`,
      )
  },
  'weekly instant money of one and daily debits of another': reverseConsolidation(
    (date, k) => `RTP CREDIT RECEIVED HARBOR ADVISO ${date.replaceAll('-', '')}0210${k}`,
  ),
  'an account that moves money with words of an invoice': (history, k, slip) => {
    for (let at = 0; at < 6; at++)
      history.add(
        after(addDays('2026-08-24', at * 9), slip),
        odd(3_700, k, at),
        `Internet Banking Transfer INV ${5521 + at} From Account 182379914402`,
      )
  },
  'a supplier who gives back': (history, k, slip) =>
    history.add(after('2026-08-19', slip), odd(1_900, k, 1), 'ALDER FRYERS VENDOR REF 44947398'),
  'weekly money of one and daily debits of another': reverseConsolidation(
    () => 'HARBOR ADVISO DES:CREDIT ID:1 CCD',
  ),
  'an owner who pays cash in each week': (history, k) => {
    for (let at = 0; at < 28; at++)
      history.add(
        posted(addDays('2026-05-06', at * 7)),
        1_000 + ((k + at) % 4) * 100,
        'ATM CASH DEPOSIT 1093 HARBOR ST',
      )
  },
  'a sister who pays each month': (history, k, slip) => {
    for (const month of monthsFrom(5))
      history.add(
        after(`2026-${month}-12`, slip),
        odd(6_100, k, Number(month)),
        'KESTREL MANAGEMENT LLC DES:PAYMENT ID:8 CCD',
      )
  },
  'a friend who wires each month': (history, k, slip) => {
    for (const month of monthsFrom(5))
      history.add(after(`2026-${month}-18`, slip), odd(5_200, k, Number(month)), 'WIRE IN FROM TOM ARDEN')
  },
  'a spouse by app': (history, k, slip) => {
    for (const month of monthsFrom(5))
      history.add(
        after(`2026-${month}-09`, slip),
        odd(3_400, k, Number(month)),
        `Zelle payment from CARLOS LOPEZ Conf# a${month}`,
      )
  },
  'a spouse of another name by app': (history, k, slip) => {
    for (const month of monthsFrom(5))
      history.add(
        after(`2026-${month}-09`, slip),
        odd(3_400, k, Number(month)),
        `Zelle payment from TOM ARDEN Conf# a${month}`,
      )
  },
}

/** Between two own accounts by check, 'second' beside 'checking'; every second time the other way. */
export const betweenOwn: Readonly<Record<string, Kind>> = {
  'with cash on top': (history, k, slip) => {
    for (let at = 0; at < 9; at++) {
      const [from, to] = at % 2 ? ['second', 'checking'] : ['checking', 'second']
      const date = posted(addDays('2026-06-03', at * 16))
      const dollars = odd(3_400 + at * 500, k, at)
      history.add(date, dollars + 120 + ((k + at * 7) % 9) * 20, 'DEPOSIT', { accountId: to })
      history.add(after(date, 2 + slip), -dollars, `CHECK ${4100 + at}`, { accountId: from })
    }
  },
  'with cash of any cents on top': (history, k, slip) => {
    for (let at = 0; at < 30; at++) {
      const [from, to] = at % 2 ? ['second', 'checking'] : ['checking', 'second']
      const date = posted(addDays('2026-06-03', at * 5))
      const dollars = 3_500 + ((k * 31 + at ** 3 * 17 + at * at * 5 + at * 41) % 97) * 25
      const cash = odd(180, k, at) * 0.7
      history.add(date, Math.round((dollars + cash) * 100) / 100, 'DEPOSIT', { accountId: to })
      history.add(after(date, 2 + slip), -dollars, `CHECK ${4100 + at}`, { accountId: from })
    }
  },
  'two in one deposit, with cash on top': (history, k, slip) => {
    for (let at = 0; at < 10; at++) {
      const [from, to] = at % 2 ? ['second', 'checking'] : ['checking', 'second']
      const date = posted(addDays('2026-06-03', at * 15))
      const first = odd(2_400 + at * 300, k, at)
      const other = odd(1_900 + at * 200, k + 500, at + 2)
      const cash = 240 + ((k + at * 7) % 9) * 20
      history.add(date, first + other + cash, 'DEPOSIT', { accountId: to })
      history.add(after(date, 2 + slip), -first, `CHECK ${4100 + at}`, { accountId: from })
      history.add(after(date, 1 - slip), -other, `CHECK ${5100 + at}`, { accountId: from })
    }
  },
  'two in one deposit': (history, k, slip) => {
    for (let at = 0; at < 8; at++) {
      const [from, to] = at % 2 ? ['second', 'checking'] : ['checking', 'second']
      const date = posted(addDays('2026-06-03', at * 18))
      const first = odd(2_400 + at * 300, k, at)
      const other = odd(1_900 + at * 200, k + 500, at + 2)
      history.add(date, first + other, 'DEPOSIT', { accountId: to })
      history.add(after(date, 2 + slip), -first, `CHECK ${4100 + at}`, { accountId: from })
      history.add(after(date, 1 - slip), -other, `CHECK ${5100 + at}`, { accountId: from })
    }
  },
  'that clear after ten days': (history, k, slip) => {
    for (let at = 0; at < 8; at++) {
      const [from, to] = at % 2 ? ['second', 'checking'] : ['checking', 'second']
      const date = posted(addDays('2026-06-03', at * 18))
      const dollars = odd(3_400 + at * 500, k, at)
      history.add(date, dollars, 'DEPOSIT', { accountId: to })
      history.add(after(date, 12 + slip), -dollars, `CHECK ${4100 + at}`, { accountId: from })
    }
  },
}
