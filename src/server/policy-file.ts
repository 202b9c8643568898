// The underwriting policy from its file.
import { NEWEST_SCHEMA } from '#core/domain/policy-file.ts'
import { schemaOf } from '#core/domain/policy-schemas.ts'
import { parsePolicy } from '#core/domain/policy.ts'
import type { Policy } from '#core/domain/underwriting.ts'
import { readTextFile } from '#platform/text-of-bytes.ts'

/**
 * A file of any schema that a release had; `tell` hears of one that is not of the newest. Throws a sentence that says what is wrong with the
 * file, and where.
 */
export function readPolicy(file: string, tell: (sentence: string) => void = () => {}): Policy {
  const json = jsonOf(file)
  const parsed = parsePolicy(json)
  if (!parsed.ok) throw new Error(`The policy file ${file} is wrong: ${parsed.refusal}`)
  const schema = schemaOf(json)
  if (schema.ok && schema.value < NEWEST_SCHEMA)
    tell(
      `The policy file ${file} has schema ${schema.value} of ${NEWEST_SCHEMA}: what came with a later one limits nothing, and the general minimums are the program’s own (docs/underwriting.md)`,
    )
  return parsed.value
}

function jsonOf(file: string): unknown {
  const text = readTextFile(file)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The policy file ${file} is no JSON`)
  }
}
