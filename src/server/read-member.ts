// Finds the member of staff whose address an operator types into a command.
import { emailKind } from '#core/fields/email.ts'
import type { Queryable } from '#platform/db/db.ts'
import { staffByEmail, type StaffRow } from '#platform/store/staff.ts'
import { readLine, type Input } from './read-line.ts'

interface Typed {
  readonly input: Input
  /** What was typed behind the command: nothing may be, since a shell keeps it. */
  readonly words: readonly string[]
  readonly usage: string
}

/** The address, as it is kept. Throws `usage` where there is none, or where something was typed behind the command. */
export async function readEmail({ input, words, usage }: Typed): Promise<string> {
  if (words.length) throw new Error(usage)
  const email = emailKind.parse(await readLine(input))
  if (!email.ok) throw new Error(usage)
  return email.value
}

/** Throws a plain sentence where nobody who may log in has the address. */
export async function readMember(db: Queryable, typed: Typed): Promise<StaffRow> {
  const found = await staffByEmail(db, await readEmail(typed))
  if (!found || found.disabledAt) throw new Error('No member of staff who may log in has this address.')
  return found
}
