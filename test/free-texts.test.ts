// Every call that takes words which a person writes freely hides numbers in them (ADR 147, 152), whichever contract it stands in.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const written = new Set(['text', 'reason', 'message', 'note', 'justification', 'comment', 'subject'])
/** An address that is looked up, and a bank's code: no words. */
const others = new Set(['suggestAddress', 'bankLinkOutcome'])

const contracts = import.meta.glob<Record<string, unknown>>('../src/features/**/*contract.ts', {
  eager: true,
})

const inner = (type: unknown): unknown =>
  type instanceof z.ZodMiniOptional || type instanceof z.ZodMiniNullable ? inner(type.def.innerType) : type

const found = Object.values(contracts).flatMap((contract) =>
  Object.entries(contract).flatMap(([name, endpoint]) => {
    const request = (endpoint as { request?: unknown } | null)?.request
    if (!(request instanceof z.ZodMiniObject)) return []
    return Object.entries(request.shape).flatMap(([field, type]) => {
      const text = inner(type)
      return written.has(field) && !others.has(name) && text instanceof z.ZodMiniString
        ? [[`${name}.${field}`, text] as const]
        : []
    })
  }),
)

test('there are such calls', () => expect(found.length).toBeGreaterThan(10))

test.each(found)('%s', (_name, text) => expect(text.parse('SSN 123-45-6789')).toBe('SSN •••-••-6789'))
