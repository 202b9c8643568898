// Every text a person reads exists in both languages, with the same placeholders, and the specification's own texts to the letter.
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { products } from '#core/codes/choices.ts'

type Catalogue = Readonly<Record<string, unknown>>

const home = 'src/core/words'
const areas = readdirSync(home, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((area) => ['en', 'es'].some((language) => existsSync(`${home}/${area}/${language}.ts`)))

const load = async (area: string): Promise<{ en: Catalogue; es: Catalogue }> => {
  const at = (language: string) =>
    import(/* @vite-ignore */ resolve(home, area, `${language}.ts`)) as Promise<Record<string, Catalogue>>
  const [english, spanish] = await Promise.all([at('en'), at('es')])
  return { en: english.en!, es: spanish.es! }
}
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

/** Texts that stand in both languages as they are: names, marks, units, words that both languages share. */
const sameInBoth = (text: string) => !/[a-z]{4,}/i.test(text.replace(/\{\w+\}/g, ''))

test('there are words', () => expect(areas.length).toBeGreaterThanOrEqual(8))

describe.each(areas)('%s', (area) => {
  test('has the same keys in both languages', async () => {
    const { en, es } = await load(area)
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort())
  })

  test('has no empty text, and none with loose blanks', async () => {
    const { en, es } = await load(area)
    for (const [language, catalogue] of Object.entries({ en, es }))
      for (const [key, text] of Object.entries(catalogue)) {
        expect(typeof text, `${language} ${key}`).toBe('string')
        expect(String(text).trim(), `${language} ${key}`).not.toBe('')
        expect(text, `${language} ${key}`).toBe(String(text).trim())
      }
  })

  test('asks for the same values in both languages', async () => {
    const { en, es } = await load(area)
    for (const key of Object.keys(en))
      expect(placeholders(String(es[key])), key).toEqual(placeholders(String(en[key])))
  })

  test('is translated: few texts are the same in both', async () => {
    const { en, es } = await load(area)
    const words = Object.keys(en).filter((key) => !sameInBoth(String(en[key])))
    const same = words.filter((key) => en[key] === es[key])
    expect(same.length, same.join(', ')).toBeLessThanOrEqual(Math.max(3, words.length * 0.1))
  })
})

test('in sentences an owner is a dueño (docs/applicant-words.md)', async () => {
  for (const area of areas)
    for (const [key, text] of Object.entries((await load(area)).es))
      // Alone it is a title; 'propietario único' is a kind of business, 'propietario de una vivienda' a homeowner.
      expect(text, `${area}/${key}`).not.toMatch(
        /\b(?:el|los|al|del|un|sus?|otros?|segundo) propietari[oa]s?\b(?! únic| de (?:una )?vivienda)/i,
      )
})

test('the hint of the equipment product stands to the letter', () =>
  expect(products.flatMap(({ hint }) => hint?.en ?? [])).toContain('2+ years time in business'))

test('texts that the specification quotes stand to the letter', async () => {
  const english = (await Promise.all(areas.map(load))).flatMap(({ en }) => Object.values(en).map(String))
  const quoted = [
    "This field can't be empty",
    'Please enter a valid amount',
    'Please enter an amount between {min} and {max}',
    'Please enter a valid phone number',
    'Please enter a valid email',
    'Please enter a valid year',
    'Please enter a valid 4 digits.',
    'Please enter a valid FEIN',
    'Please enter a valid SSN',
    'Please enter a valid zip code',
    'Please enter a valid state',
    'Please enter a percentage between',
    'You must agree to our policies to continue.',
    'To provide an instant approval, we need to verify your business bank account information.',
    'You are 60 seconds away from your approval',
    'Continue to See Offers',
    'Bank Verification Completed',
    'Validating...',
    'BEST DEAL!',
    'Congrats!',
    'The link you followed is invalid or has expired. Please contact your representative for a new link.',
    'Please upload file with an extension of .jpeg/.jpg/.png/.gif/.pdf/.bmp only.',
    'Bank Verification in Progress',
  ]
  expect(quoted.filter((text) => !english.some((own) => own.includes(text)))).toEqual([])
})
