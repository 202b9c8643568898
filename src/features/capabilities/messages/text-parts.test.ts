// Every text of ours with the longest honest values: it stays in the alphabet of phones, and takes two parts at most.
import { describe, expect, it } from 'vitest'
import { outsideGsm7, textParts } from '#core/ground/gsm7.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import { fill } from '#core/words/words.ts'
import { smsOf } from './layout.ts'

/** Long, and as a brand, a firm and a link are: no accent of theirs is ours to leave out. */
const values = {
  brand: 'Northwind Business Funding',
  business: 'Peña & Sons Landscaping and Snow Removal LLC',
  contact: '(207) 555-0142, help@northwindfunding.example',
  code: '123456',
  minutes: 15,
  taken: 8,
  all: 10,
  message: 'Please call me back about the lease when you have a minute.',
}
const link = `https://apply.northwindfunding.example/business/document-request/${'A'.repeat(22)}`
/** The page asks for a 'código', and so must the text. */
const withAccents = ['contact-code.sms', 'portal-code.sms']

describe.each([
  ['en', en],
  ['es', es],
] as const)('every text, %s', (_language, words) => {
  const all: Readonly<Record<string, string>> = words
  const texts = Object.keys(all).filter((key) => key.endsWith('.sms') && !key.startsWith('document.'))
  const documents = Object.keys(all).flatMap((key) => /^document\.([\w-]+)$/.exec(key)?.[1] ?? [])
  const names = documents.map((kind) => all[`document.${kind}.sms`] ?? all[`document.${kind}`]!)
  const longest = names.reduce((a, b) => (a.length > b.length ? a : b))

  it('has some', () => expect(texts.length).toBeGreaterThan(25))

  it.each(texts)('%s', (key) => {
    const isAnswer = key.startsWith('text-')
    const body = smsOf(fill(all[key]!, { ...values, document: longest }), link, isAnswer ? '' : all.stopHint!)
    const outside = outsideGsm7(body)
    if (_language === 'es' && withAccents.includes(key)) expect(outside).toContain('ó')
    else expect(outside, body).toEqual([])
    expect(textParts(body), body).toBeLessThanOrEqual(withAccents.includes(key) && outside.length ? 4 : 2)
    expect(body).not.toContain('...')
  })

  it('names documents and whoever has no name in the alphabet as well', () => {
    const unnamed = Object.keys(all).filter((key) => key.startsWith('unnamed'))
    for (const text of [...names, ...unnamed.map((key) => all[key]!)])
      expect(outsideGsm7(text), text).toEqual([])
  })
})
