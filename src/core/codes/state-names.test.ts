// What a text that is on its way to a state's name means: that state, or none, and never another one.
import { describe, expect, it } from 'vitest'
import { stateNamed, writtenNames } from './state-names.ts'
import { stateName, usStates } from './us-states.ts'

const names = [
  ...usStates.map(({ code, name }) => [name, code] as const),
  ...writtenNames().map(
    ([name, code]) => [/^(?:ala|miss|wash)$/.test(name) ? `${name}.` : name, code] as const,
  ),
  ['Islas Vírgenes de los Estados Unidos', 'VI'],
] as const

describe('a state named', () => {
  it.each(names)('%s is %s, in any case and with the country behind it', (name, code) => {
    for (const text of [name, name.toUpperCase(), name.toLowerCase(), ` ${name} `, `${name}, USA`])
      expect([text, stateNamed(text)]).toEqual([text, code])
  })

  // Two letters are a code, which is complete; 'Virginia' on the way to 'Virginia Occidental' is a name of its own.
  it('in part is that state or none, unless the part is a whole name', () => {
    const wholes = new Set(usStates.map(({ name }) => name.toLowerCase()))
    const wrong = names.flatMap(([name, code]) =>
      Array.from(name, (_, at) => name.slice(0, at).trim()).flatMap((part) => {
        const read = stateNamed(part)
        return part.length < 3 || !read || read === code || wholes.has(part.toLowerCase())
          ? []
          : [`${part} on the way to ${name} is ${stateName(read)}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})
