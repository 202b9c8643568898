// Typing in a select: after every key of a name, with any pause, what is chosen begins so or is what stood before; at its end it is the one that was meant.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choice } from '#core/codes/choice.ts'
import * as codes from '#core/codes/choices.ts'
import { industryNames } from '#core/codes/sub-industries.ts'
import { usStates } from '#core/codes/us-states.ts'
import { plainLetters } from '#core/ground/plain-letters.ts'
import { typedOn, type TypedIn } from './type-ahead.ts'

const months: readonly Choice[] = Array.from({ length: 12 }, (_, at) => {
  const name = (language: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, at, 1))
  return { value: String(at + 1), en: name('en'), es: name('es') }
})
const states = usStates.map(({ code, name }) => ({ value: code, en: name, es: name }))
const lists: Readonly<Record<string, readonly Choice[]>> = {
  months,
  states,
  titles: codes.jobTitles,
  bands: codes.yearsInBusiness,
  credit: codes.creditSteps,
  forms: codes.incompleteClassifications,
  sources: codes.referralSources,
  industries: industryNames.filter(({ en }, at, all) => all.findIndex((each) => each.en === en) === at),
}
const languages = ['en', 'es'] as const
const namesIn = (list: readonly Choice[], language: 'en' | 'es') => [
  // 'Choose'.
  [],
  ...list.map((choice) => [choice[language], choice.en, choice.es].map(plainLetters)),
]

/** The place that is chosen after each key; `pauses`: milliseconds before each of them. */
function chosenAfter(
  text: string,
  names: readonly (readonly string[])[],
  { chosen = 0, pauses = [0] }: { chosen?: number; pauses?: readonly number[] } = {},
): number[] {
  let typed: TypedIn | null = null
  let at = 0
  return [...text].map((key, index) => {
    at += pauses[index % pauses.length]!
    const next = typedOn(typed, { key, at }, chosen, names)
    typed = next.typed
    chosen = next.place
    return chosen
  })
}

describe.each(Object.entries(lists))('%s', (_name, list) => {
  it.each(languages.flatMap((shown) => languages.map((typed) => [shown, typed] as const)))(
    'in %s, typed in %s',
    (shown, typed) => {
      const names = namesIn(list, shown)
      for (const [at, choice] of list.entries())
        fc.assert(
          fc.property(
            fc.nat(list.length),
            fc.array(fc.constantFrom(0, 200, 999, 1001, 60_000), { minLength: 1, maxLength: 6 }),
            (chosen, pauses) => {
              const after = chosenAfter(choice[typed], names, { chosen, pauses })
              for (const [key, place] of after.entries()) {
                const part = plainLetters([...choice[typed]].slice(0, key + 1).join(''))
                expect(place === chosen || names[place]!.some((name) => name.startsWith(part))).toBe(true)
              }
              // Two choices of one name are told apart by nobody's keys.
              const meant = plainLetters(choice[typed])
              expect([meant, names[after.at(-1)!]!.includes(meant)]).toEqual([meant, true])
              if (shown === typed) expect(list[after.at(-1)! - 1]?.[shown]).toBe(list[at]![shown])
            },
          ),
          { numRuns: 10 },
        )
    },
  )
})

describe('what is no name', () => {
  const names = namesIn(months, 'en')
  const march = 3
  it('leaves what stood before', () => {
    expect(chosenAfter('mxy', names, { chosen: march })).toEqual([3, march, march])
    expect(chosenAfter('jux', names)).toEqual([1, 6, 0])
    expect(chosenAfter('juin', names, { chosen: 9 })).toEqual([1, 6, 9, 9])
  })
  it('begins anew behind a pause', () =>
    expect(chosenAfter('ju' + 's', names, { pauses: [0, 0, 1500] })).toEqual([1, 6, 9]))
  it('takes a key back', () => {
    const first = typedOn(null, { key: 'j', at: 0 }, march, names)
    const second = typedOn(first.typed, { key: 'u', at: 0 }, first.place, names)
    expect([first.place, second.place]).toEqual([1, 6])
    const back = typedOn(second.typed, { key: 'Backspace', at: 5000 }, second.place, names)
    expect(back.place).toBe(1)
    expect(typedOn(back.typed, { key: 'Backspace', at: 9000 }, back.place, names).place).toBe(march)
  })
  it('goes through those that begin with one letter', () =>
    expect(chosenAfter('jjjj', names)).toEqual([1, 6, 7, 1]))
})
