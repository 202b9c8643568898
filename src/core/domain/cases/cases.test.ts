// Every golden case decides as it is written, and the same again.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import policyFile from '../../../../policies/2026-11.json' with { type: 'json' }
import { en } from '#core/words/underwriting/en.ts'
import { reasonText } from '#core/words/underwriting/reason-text.ts'
import { decideWithDeals } from '../deals.ts'
import { parsePolicy } from '../policy.ts'
import { inputsOf, readingOf, type GoldenCase } from './read-case.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

const cases = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, GoldenCase] => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')) as GoldenCase,
  ])

test('there are at least a dozen', () => expect(cases.length).toBeGreaterThanOrEqual(12))

describe.each(cases)('%s', (_, { inputs, expected }) => {
  test('decides as written', () => {
    expect(readingOf(decideWithDeals(policy, inputsOf(inputs)))).toEqual(expected)
  })

  test('gives the same answer to the same inputs, and says everything in words', () => {
    const decision = decideWithDeals(policy, inputsOf(inputs))
    expect(decideWithDeals(policy, structuredClone(inputsOf(inputs)))).toEqual(decision)
    for (const { reasons } of [decision, ...decision.factors])
      for (const reason of reasons) {
        expect(en).toHaveProperty([`reason.${reason.code}`])
        for (const language of ['en', 'es'] as const)
          expect(reasonText('reason', reason, language)).not.toMatch(/[{}]/)
      }
    for (const raise of decision.whatWouldRaiseIt)
      for (const language of ['en', 'es'] as const)
        expect(reasonText('raise', raise, language)).not.toMatch(/[{}]/)
  })
})
