// Every code that underwriting gives has a sentence in both languages, with all its values, and none that says nothing.
import { describe, expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'
import { reasonText, underwritingText } from './reason-text.ts'

test('values get their units', () => {
  const reason = {
    code: 'balance-supports-too-little',
    values: { usdActual: 123_456, usdWanted: 500_000, usdMinimum: 500_000 },
  }
  expect(reasonText('reason', reason, 'en')).toBe(
    'The average daily balance of $1,235 is too low for the payments on our smallest offer ($5,000); about $5,000 would be enough.',
  )
  expect(
    reasonText('reason', { code: 'debt-burden', values: { pctActual: 3_333, pctWanted: 2_000 } }, 'es'),
  ).toBe('Los pagos a otros prestamistas toman 33.3% de los ingresos; con 20% o menos, la evaluación mejora.')
  expect(reasonText('reason', { code: 'bankruptcy-policy', values: { choice: '1,<1 yr' } }, 'en')).toContain(
    'one, less than 1 year ago',
  )
})

test('a code that is no longer known comes back as it is', () => {
  expect(underwritingText('reason.of-another-time', 'es')).toBe('reason.of-another-time')
})

test.each(Object.keys(en).filter((key) => /^(reason|raise)\./.test(key)))(
  '%s without its values is a sentence without holes',
  (key) => {
    const [kind, code] = key.split('.') as ['reason' | 'raise', string]
    for (const language of ['en', 'es'] as const)
      expect(reasonText(kind, { code, values: {} }, language)).toMatch(/^[^{}…]+\.$/)
  },
)

describe('Regulation B, 1002.9(b)(2)', () => {
  test.each(
    Object.entries({ ...en, ...Object.fromEntries(Object.entries(es).map(([k, v]) => [`es ${k}`, v])) }),
  )('%s names a cause', (_, text) => {
    expect(text).not.toMatch(
      /internal standard|qualifying score|insufficient score|normas internas|puntuación requerida/i,
    )
  })
})
