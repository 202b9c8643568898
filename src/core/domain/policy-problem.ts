// What is wrong with a policy file, as a sentence that names the place.
import type * as z from 'zod/mini'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a pair of a limit and its points',
  object: 'an object',
  record: 'an object',
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return kinds[Array.isArray(value) ? 'array' : typeof value] ?? 'something else'
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

/** One sentence without its full stop. `file`: what was judged. */
export function policyProblem(issue: z.core.$ZodIssue, file: unknown): string {
  const path = issue.path.join('.')
  const place = path || 'the policy'
  if (issue.code === 'unrecognized_keys')
    return `${place} holds ${issue.keys.join(', ')}, which this release of Underway does not know`
  const value = at(file, issue.path)
  if (value === undefined) return `${place} is missing`
  switch (issue.code) {
    case 'invalid_type':
      return `${place} must be ${kinds[issue.expected] ?? issue.expected}, and is ${kindOf(value)}`
    case 'invalid_value':
      return `${place} must be one of ${issue.values.join(', ')}`
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `${place} is too short`
        : `${place} must be at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'array' ? `${place} is too long` : `${place} must be at most ${issue.maximum}`
    default:
      return `${place} cannot be read`
  }
}
