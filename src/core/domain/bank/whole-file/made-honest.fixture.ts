// Businesses whose customers honestly come again: for tests of the kinds, with other sums each time.
import { addDays } from '#core/ground/dates.ts'
import { checking, onBankDays, SampleHistory, weeklyOn } from '../../cases/sample-history.ts'
import { after, monthsFrom, odd, posted, second } from './made-file.fixture.ts'

/** Cards, and three companies that each pay once a month under these words. */
const kitchen =
  (purpose: (at: number, place: number) => string) =>
  (k: number): SampleHistory => {
    const history = withCards(costs(new SampleHistory()), k)
    ;['ALDER', 'BIRCH', 'CEDAR'].forEach((name, place) => {
      for (let at = 0; at < 7; at++)
        history.add(
          posted(addDays('2026-05-06', at * 28 + place * 5)),
          odd(2_100, k, at + place),
          `${name} OFFICES DES:${purpose(at, place)} CCD`,
        )
    })
    return history
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
  'a kitchen with cards and three caterings': kitchen((at) => `PAYMENT ID:${at}`),
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
  'a kitchen with cards whom three companies pay by invoice': kitchen(
    (at, place) => `INV 4${at}${place} ID:${at}`,
  ),
  'a florist whose one company pays from its payables': (k) => {
    const history = withCards(costs(new SampleHistory()), k)
    for (let at = 0; at < 7; at++)
      history.add(
        posted(addDays('2026-05-06', at * 28)),
        odd(2_100, k, at),
        `ALDER OFFICES DES:VENDOR PMT ID:${at} CCD`,
      )
    return history
  },
  'a shop that sells for cards what it buys': (k) => {
    const history = withCards(costs(new SampleHistory()), k)
    for (let at = 0; at < 24; at++)
      history.add(
        posted(addDays('2026-05-06', at * 8)),
        -odd(900, k + 211, at * 3),
        'ALDER FOODS DES:PAYMENT ID:2 CCD',
      )
    return history
  },
  'a kitchen that sells to one store what it buys of one mill': (k) => {
    const history = kitchen((at) => `PAYMENT ID:${at}`)(k)
    for (let at = 0; at < 7; at++) {
      const out = posted(addDays('2026-05-12', at * 26))
      const dollars = odd(900 + at * 90, k, at)
      history.add(out, -dollars, 'MERIDIAN MILLS DES:PAYMENT ID:4 CCD')
      history.add(after(out, 4), Math.round(dollars * 112) / 100, 'KESTREL STORES DES:PAYMENT ID:8 CCD')
    }
    return history
  },
  'a yard that is paid by check and by transfer': (k) => {
    const history = costs(new SampleHistory())
    for (let at = 0; at < 64; at++) {
      history.add(posted(addDays('2026-05-06', at * 3)), odd(1_700, k, at), 'DEPOSIT')
      if (at % 4 === 0)
        history.add(
          posted(addDays('2026-05-07', at * 3)),
          odd(2_900, k, at),
          'CEDAR HOMES DES:VENDOR PMT ID:2 CCD',
        )
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
