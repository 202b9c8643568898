// Phrases found in a description as it stands are those that its plain text holds, whatever stands between and around the words.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { detectionTerms } from '#core/codes/detection-terms.ts'
import { lenders } from '#core/codes/lenders.ts'
import { bit, findPhrases, plainText, type Category, type Phrases } from './phrases.ts'

const ofCategories = (Object.entries(detectionTerms) as [Category, readonly string[]][]).flatMap(
  ([name, phrases]) =>
    phrases.map((phrase) => ({
      phrase: plainText(phrase),
      found: bit[name],
      lender: -1,
      shortest: 3,
    })),
)
const ofLenders = lenders.flatMap(({ patterns }, lender) =>
  patterns.map((phrase) => ({ phrase: plainText(phrase), found: 0, lender, shortest: 5 })),
)

/** As the descriptors do it: every place after a character that is no letter or digit of ASCII. */
function phrasesOf(text: string): Phrases {
  const starts = [0]
  for (let at = 0; at < text.length; at++) if (!/[a-z0-9]/i.test(text[at]!)) starts.push(at + 1)
  const room = Int32Array.from(starts.slice(0, 12))
  return findPhrases(text, room, starts.length)
}

/** The rule itself, slowly: every phrase at every word's start of the plain text; short ones as whole words only. Of lenders the longest, then the first. */
function byTheRule(description: string): Phrases {
  const text = ` ${plainText(description)} `
  let found = 0
  let best = { length: 0, at: 0, lender: -1 }
  for (const { phrase, shortest, ...says } of [...ofCategories, ...ofLenders]) {
    const at = text.indexOf(` ${phrase}${phrase.length <= shortest ? ' ' : ''}`)
    if (at < 0) continue
    found |= says.found
    const { length } = phrase
    const longer = length > best.length || (length === best.length && at < best.at)
    if (says.lender >= 0 && longer) best = { length, at, lender: says.lender }
  }
  return { found, lender: best.lender }
}

const phrase = fc.constantFrom(...[...ofCategories, ...ofLenders].map((each) => each.phrase))
const word = fc.oneof(
  phrase,
  phrase.map((text) => text.toUpperCase()),
  phrase.map((text) => text.slice(0, -1)),
  phrase.map((text) => `${text}s`),
  phrase.map((text) => text.replaceAll(' ', ' * ')),
  fc.constantFrom(
    'café',
    'Über',
    'İstanbul',
    '\u212aain',
    '😀',
    'ŵord',
    '\x7f',
    'LLC',
    'a',
    'ab',
    '12',
    'A1',
  ),
  fc.string({ maxLength: 8 }),
)
const glue = fc.constantFrom(' ', '  ', '-', '*', ' #', '.', '/', '\u00a0', '–', 'é', '')
const description = fc.array(fc.tuple(word, glue), { maxLength: 7 }).map((parts) => parts.flat().join(''))

it('are those of the plain text', () =>
  fc.assert(
    fc.property(description, (text) => {
      expect(phrasesOf(text)).toEqual(byTheRule(text))
    }),
    { numRuns: 2_000 },
  ))

it('every phrase is found by itself, in capitals and between marks', () => {
  for (const each of [...ofCategories, ...ofLenders])
    for (const text of [
      each.phrase,
      each.phrase.toUpperCase(),
      `#12*${each.phrase.replaceAll(' ', ' - ')}/x`,
    ]) {
      const { found, lender } = phrasesOf(text)
      expect(found & each.found, text).toBe(each.found)
      if (each.lender >= 0) expect(lender, text).toBeGreaterThanOrEqual(0)
    }
})
