// Nobody is asked as anybody's spouse, and nobody for their marital status (Regulation B, 12 CFR 1002.5(d)(1) and 1002.7(d)): over all words.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leadFields } from '#core/contract/lead-fields.ts'

const folder = import.meta.dirname
/** Every text of every catalogue and wording in its sentences, with the file that it stands in. */
const sentences = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split(/(?<=[.?!])\s|\n/)
      // Not the key of a text that stands on the next line.
      .filter((sentence) => !/^\s*\w+:\s*$/.test(sentence))
      .map((sentence) => ({ file, sentence })),
  )

const ofSpouses =
  /\b(?:spous\w*|marital|marri\w*|husbands?|wife|wives|widow\w*|divorc\w*)\b|c[oó]nyug|espos[oa]s?\b|casad[oa]s?\b|matrimoni|estado civil|viud[oa]|soltero/i
/** Says that a spouse does not have to sign, that a relationship counts for nothing, or that the law forbids to count it. */
const exempts =
  /does not have to sign|needs to sign because|not asked|never as|prohibits|is refused for|no tiene que|does not have to|no obliga al cónyuge|tiene que firmar por|No se pide|nunca como|prohíbe/i

test('spouses are named only where it is said that they are not asked', () => {
  const named = sentences.filter(({ sentence }) => ofSpouses.test(sentence))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ sentence }) => !exempts.test(sentence))).toEqual([])
  expect(named.filter(({ sentence }) => sentence.trim().endsWith('?'))).toEqual([])
})

test('no field asks for it, by its id or its name on the wire', () => {
  const asked = Object.entries(leadFields).flatMap(([id, field]) => [id, JSON.stringify(field)])
  expect(asked.filter((text) => /spous|marital|marri/i.test(text))).toEqual([])
})

test('what decides who signs has no place for a relationship', () => {
  const code = ['who-signs', 'signing-rules'].map((name) =>
    readFileSync(`${folder}/../domain/${name}.ts`, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      .join('\n'),
  )
  for (const text of code) expect(text).not.toMatch(/spous|marital|marri|family|relat/i)
})
