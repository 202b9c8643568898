// Credit reports modelled against JSON.parse of the same bytes: ordinary files, and one with thousands of accounts.
import { readReport } from '#core/domain/credit-report/read-report.ts'
import { makeProfile } from '#simulators/experian/make-profile.ts'
import type { SpecialFile } from '#simulators/experian/people.ts'
import { median, reached, whole, type Figure } from './figures.ts'

const asked = new Date('2026-11-20T15:00:00Z')

const textOf = (at: number, special: SpecialFile | null): string => {
  const person = {
    firstName: 'Ana',
    lastName: 'Quispe',
    ssn: String(501_220_000 + at),
    line1: '88 Vesper St',
    city: 'Portland',
    state: 'ME',
    zipCode: '04101',
  }
  return JSON.stringify({ creditProfile: [makeProfile(person, special, asked)] })
}

/** Medians in milliseconds of parsing all texts and of modelling what was parsed, by turns. */
function measure(texts: readonly string[], rounds: number): { parse: number; model: number } {
  const parse: number[] = []
  const model: number[] = []
  for (let round = -3; round < rounds; round++) {
    const start = performance.now()
    const answers = texts.map((text) => JSON.parse(text) as unknown)
    const middle = performance.now()
    for (const answer of answers) readReport(answer)
    const end = performance.now()
    if (round < 0) continue
    parse.push(middle - start)
    model.push(end - middle)
  }
  return { parse: median(parse), model: median(model) }
}

export function benchCredit(): Figure[] {
  const texts = Array.from({ length: 200 }, (_, at) => textOf(at, null))
  const ordinary = measure(texts, 15)
  const large = measure([textOf(0, 'large')], 15)
  const perSecond = (1000 * texts.length) / ordinary.model
  return [
    reached(
      'a credit report modelled to JSON.parse of it',
      ordinary.model / ordinary.parse,
      { most: 3 },
      `${whole(perSecond)} a second of ${whole(texts[0]!.length / 1000)} kB`,
    ),
    reached(
      'the same with 2,000 accounts',
      large.model / large.parse,
      { most: 3 },
      `${whole(large.model)} ms`,
    ),
  ]
}
