// The underwriting policy from its file.
import { readFileSync } from 'node:fs'
import { parsePolicy } from '#core/domain/policy.ts'
import type { Policy } from '#core/domain/underwriting.ts'

/** Throws a sentence that says what is wrong with the file, and where. */
export function readPolicy(file: string): Policy {
  const parsed = parsePolicy(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.ok) throw new Error(`The policy file ${file} is wrong: ${parsed.refusal}`)
  return parsed.value
}
