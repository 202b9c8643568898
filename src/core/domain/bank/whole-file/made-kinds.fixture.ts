// What is added to a made file and is no sale, and businesses whose customers honestly come again: for tests of the kinds, with other sums each time.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { checking, onBankDays, SampleHistory, weeklyOn } from '../../cases/sample-history.ts'
import { second } from './made-file.fixture.ts'

/** Adds its lines; `k` varies the sums (0 to 1,000), `slip` the days of what belongs together (-2 to 2). */
export type Kind = (history: SampleHistory, k: number, slip: number) => unknown

/** Bank day on which something due posts. */
function posted(date: IsoDate): IsoDate {
  let day = date
  while (!onBankDays(day)) day = addDays(day, 1)
  return day
}
const after = (date: IsoDate, days: number): IsoDate => posted(addDays(date, days))
/** A varied sum in dollars and odd cents. */
const odd = (least: number, k: number, at: number): number =>
  least + ((k * 37 + at * 419) % 900) + (((k + at * 31) % 89) + 7) / 100
const monthsFrom = (first: number): string[] =>
  Array.from({ length: 7 - (first - 5) }, (_, at) => String(first + at).padStart(2, '0')).filter(
    (m) => m <= '11',
  )

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
  'weekly money of one and daily debits of another': (history, k, slip) => {
    const [daily, weekly] = [280 + (k % 90), 1_700 + (k % 400)]
    for (let date = '2026-06-08'; date <= '2026-11-20'; date = addDays(date, 1)) {
      if (onBankDays(date)) history.add(date, -daily - 0.5, 'RAPIDFINANCE SBFS PMT DES:DEBIT ID:1 CCD')
      if (weeklyOn(3)(date)) history.add(posted(date), -weekly, 'GREENBOX CAPITAL DES:ACH DEBIT ID:1 CCD')
      if (date >= '2026-08-10' && onBankDays(date))
        history.add(date, -Math.round(daily * 1.4) - 0.25, 'QUILL SERVICING DES:DRAFT ID:1 CCD')
      if (date >= '2026-08-10' && weeklyOn(1)(date))
        history.add(
          after(date, Math.max(0, slip)),
          (daily + 0.5) * 5 + weekly,
          'HARBOR ADVISO DES:CREDIT ID:1 CCD',
        )
    }
  },
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

/** Honest businesses of which every credit is a sale. */
export const honest: Readonly<Record<string, (k: number) => SampleHistory>> = {
  'a contractor whom six companies pay': (k) => {
    const history = costs(new SampleHistory())
    ;['ALDER', 'BIRCH', 'CEDAR', 'DOGWOOD', 'ELM', 'FIR'].forEach((name, place) => {
      for (let at = 0; at < 9; at++)
        history.add(
          posted(addDays('2026-05-06', at * 21 + place * 3)),
          odd(3_100 + place * 300, k, at + place),
          `${name} BUILDERS DES:PAYMENT ID:${at} CCD`,
        )
    })
    return history
  },
  'a consultant with one client': (k) => {
    const history = costs(new SampleHistory())
    for (const month of monthsFrom(5))
      history.add(`2026-${month}-12`, odd(21_000, k, Number(month)), 'ALDER HEALTH DES:PAYMENT ID:8 CCD')
    return history
  },
  'a kitchen with cards and three caterings': (k) => {
    const history = withCards(costs(new SampleHistory()), k)
    ;['ALDER', 'BIRCH', 'CEDAR'].forEach((name, place) => {
      for (let at = 0; at < 7; at++)
        history.add(
          posted(addDays('2026-05-06', at * 28 + place * 5)),
          odd(2_100, k, at + place),
          `${name} OFFICES DES:PAYMENT ID:${at} CCD`,
        )
    })
    return history
  },
  'a cleaner whom people pay by app': (k) => {
    const history = new SampleHistory()
    ;['GWEN TALBOT', 'RAY OPALKO', 'JEN STAUFFER', 'LOU CARUSO', 'MARCY DUFFIELD'].forEach((name, place) => {
      for (let at = 0; at < 13; at++)
        history.add(
          posted(addDays('2026-05-05', at * 14 + place * 2)),
          Math.round(odd(700, k, at + place) * 50) / 100,
          `Zelle payment from ${name} Conf# b${at}`,
        )
    })
    return history.every('2026-05-05', '2026-11-20', weeklyOn(3), -600, 'SUPPLY CO DES:PAYMENT ID:1 CCD')
  },
  'a shop that pays in what was in the till': (k) => {
    const history = withCards(costs(new SampleHistory()), k)
    for (let at = 0; at < 28; at++)
      history.add(posted(addDays('2026-05-06', at * 7)), 780 + ((k * 13 + at * 61) % 517), 'CASH DEPOSIT')
    return history
  },
  'two shops that pay in what they took and pay by check': (k) => {
    const history = costs(new SampleHistory([checking, second]))
    for (let at = 0; at < 66; at++) {
      const date = posted(addDays('2026-05-05', at * 3 + (at % 2)))
      const accountId = at % 2 ? 'checking' : 'second'
      history.add(date, odd(5_000, k, at), 'DEPOSIT', { accountId })
      if (at % 3 > 0)
        history.add(after(date, 1), -odd(4_100, k + 277, at * 3), `CHECK ${4100 + at}`, { accountId })
    }
    return history
  },
  'a seller whose marketplace pays every two weeks': (k) => {
    const history = costs(new SampleHistory())
    const letters = 'ACDEFGHJKL'
    for (let at = 0; at < 14; at++) {
      const glued = [3, 7, 11, 13].map((times) => letters[(k + at * times) % 10]).join('')
      history.add(
        posted(addDays('2026-05-07', at * 14)),
        odd(8_900, k, at) * (at === 7 ? 2 : 1),
        `AMAZON.C${glued}${glued} PAYMENTS`,
      )
    }
    return history
  },
  'a shop that buys from a customer': (k) => {
    const history = withCards(costs(new SampleHistory()), k)
    for (let at = 0; at < 7; at++) {
      history.add(
        posted(addDays('2026-05-06', at * 28)),
        odd(900, k, at),
        'ALDER STORES DES:INVOICE ID:2 CCD',
      )
      history.add(
        posted(addDays('2026-05-11', at * 28)),
        -odd(5_200, k, at),
        'ALDER STORES DES:PAYMENT ID:2 CCD',
      )
    }
    return history
  },
}

function costs(history: SampleHistory): SampleHistory {
  return history
    .every('2026-05-01', '2026-11-20', weeklyOn(5), -3_900, 'GUSTO DES:NET PAY CCD')
    .every('2026-05-01', '2026-11-20', (date) => date.endsWith('-04'), -2_750, 'CHECK 3110')
}

function withCards(history: SampleHistory, k: number): SampleHistory {
  let at = 0
  for (let date = '2026-05-01'; date <= '2026-11-20'; date = addDays(date, 1))
    if (onBankDays(date)) history.add(date, odd(900, k, at++), `SQUARE INC SQ${date.slice(5)} T3${at}`)
  return history
}
