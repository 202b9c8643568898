// How messages look: every text fits, keeps its link and its way out; every mail is safe to open and names no price.
import { describe, expect, test } from 'vitest'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import { en as noticeEn } from '#core/words/notice/en.ts'
import { es as noticeEs } from '#core/words/notice/es.ts'
import { fill } from '#core/words/words.ts'
import type { Brand } from '#core/flow/brand.ts'
import { reasonLines } from './adverse-action.server.ts'
import { emailOf, smsOf } from './layout.ts'
import { templates } from './templates.ts'

const brand: Brand = {
  id: 'default',
  name: 'Harborview Business Capital',
  legalName: 'Harborview <Capital> LLC',
  address: '1 Main St, Portland, ME 04101',
  phone: '(800) 555-0100',
  email: 'help@harborview.example',
}
const link = `https://apply.harborview-business-capital.example/business/bank-verification/${'x'.repeat(32)}`
const values = {
  brand: brand.name,
  business: 'Harbor Street Bakery and Coffee Roasters of Portland LLC',
  document: 'Certificate of good standing of the Secretary of State',
  contact: '(800) 555-0100, help@harborview.example',
  message: 'word '.repeat(200),
  code: '123456',
  minutes: '10',
  taken: '8',
  all: '10',
}

describe.each([
  ['en', en],
  ['es', es],
] as const)('%s', (language, words) => {
  const texts = Object.entries(words).filter(([key]) => key.endsWith('.sms'))

  test.each(texts)('%s fits, with its link and STOP', (key, text) => {
    const answer = key.startsWith('text-')
    const sent = smsOf(fill(text, values), link, answer ? '' : words.stopHint)
    expect(sent.length).toBeLessThanOrEqual(306)
    expect(sent).not.toMatch(/\{\w+\}/)
    if (text.includes('{link}')) expect(sent).toContain(link)
    if (!answer) expect(sent.endsWith(words.stopHint)).toBe(true)
  })

  test('every template has its words', () => {
    for (const [template, rule] of Object.entries(templates)) {
      expect(words).toHaveProperty([`${template}.subject`])
      expect(words).toHaveProperty([`${template}.text`])
      if (rule.link) expect(words).toHaveProperty([`${template}.action`])
      if (rule.channels.includes('sms')) expect(words).toHaveProperty([`${template}.sms`])
    }
  })

  test('no message names a price: an offer is shown with its APR, on the page', () => {
    for (const text of Object.values(words))
      expect(text).not.toMatch(/\$|\bAPR\b|factor rate|interest rate|tasa|\{(?:amount|payment|rate|total)\}/i)
  })

  test('a notice gives at most four reasons, each once, none of them empty words', () => {
    const codes = [
      'negative-days',
      'time-in-business',
      'time-in-business-below-minimum',
      'nsf-count',
      'liens',
      'debt-burden',
    ] as const
    const lines = reasonLines(
      codes.map((code) => ({ code, values: {} })),
      language,
    ).split('\n')
    expect(lines).toHaveLength(4)
    expect(new Set(lines).size).toBe(4)
    expect(reasonLines([], language)).toBe(words['adverse-action.noReasons'])
    const reasons = Object.values(language === 'en' ? noticeEn : noticeEs)
    for (const reason of reasons)
      expect(reason).not.toMatch(/internal|standard|qualifying score|norma interna/i)
  })

  test('a mail is one page without tables, pictures or anything typed that could act', () => {
    const { html, text } = emailOf({
      brand,
      language,
      firstName: '<img src=x onerror=alert(1)>',
      subject: 'A "subject" & more',
      text: 'One\nline\n\nTwo',
      action: { label: 'Go', url: link, expires: 'December 4, 2026' },
    })
    expect(html).not.toMatch(/<(?:table|img|script|style|link)\b/i)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain('One<br>line')
    expect(html.match(new RegExp(`href="${link.replace(/[/.]/g, '.')}"`, 'g'))).toHaveLength(2)
    expect(text).toContain(link)
    expect(text).toContain(brand.address)
  })
})
