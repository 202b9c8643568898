// Which reasons of a decline the model itself found in a file: only those may be stated without a justification. Pure.
import type { Decision } from './underwriting.ts'

/**
 * What leads to a person and is a fact about the business, with the reason that a notice states for it: what is unknown or wrong with the
 * data is no reason to decline.
 */
const facts: Readonly<Record<string, string>> = {
  'loses-money': 'loses-money',
  'costs-exceed-sales': 'loses-money',
  'receivables-sold': 'receivables-sold',
}

/**
 * The codes that a decision's trace carries: what knocked it out, what lost points, what barred its offer, what it
 * left to a person. A notice states the reasons
 * that were actually used (12 CFR 1002.9(b)(2)), so a person who names another one says in writing what it rests on.
 */
export function traceOf(
  result: Pick<
    Decision,
    'outcome' | 'reasons' | 'knockOuts' | 'factors' | 'position' | 'firstPosition' | 'stack'
  >,
): readonly string[] {
  const offered = result.position === 'stack' ? result.stack : result.firstPosition
  const found = [...result.knockOuts, ...result.factors.flatMap(({ reasons }) => reasons), ...offered.reasons]
  const told = result.outcome === 'review' ? result.reasons.map(({ code }) => facts[code]) : []
  return [...new Set([...found.map(({ code }) => code), ...told.filter((code) => code !== undefined)])]
}

/** Those of the codes that the trace does not carry. */
export const outsideTrace = (trace: readonly string[], codes: readonly string[]): readonly string[] =>
  codes.filter((code) => !trace.includes(code))
