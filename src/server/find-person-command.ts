// The operator's command that tells what an e-mail address belongs to. It is read from standard input: a shell keeps what was typed behind a command.
import { findPerson, type FoundOfPerson } from '#features/capabilities/rights/find-person.server.ts'
import type { Deps } from '#platform/deps.ts'
import { usageOf } from './command-help.ts'
import type { Input } from './read-line.ts'
import { readEmail } from './read-member.ts'

type Say = (text: string) => void

const USAGE = usageOf('find-person')

/** Ids and what they are, never the address. */
export async function runFindPerson(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  say: Say,
  input: Input,
  words: readonly string[],
): Promise<void> {
  const lines = linesOf(await findPerson(db, keys, await readEmail({ input, words, usage: USAGE })))
  if (!lines.length) return say('Nothing that is kept belongs to this address.')
  for (const line of [...lines, '', ...WHAT_TO_DO]) say(line)
}

/** What becomes of a co-owner, guarantor or signer who asks to be forgotten. */
export const ANOTHER_PERSON = [
  "Another person of somebody's application is taken off on its page while it is open and they have not signed: their name stays with it.",
  'Of whoever signed, or stands in one that has ended, everything is kept and deleted with the application, at the times of npm run retention.',
]

const WHAT_TO_DO = [
  'npm run export-application takes each of these ids and writes what is kept of whom it belongs to.',
  'npm run erase-application takes those of applications, businesses and affiliates. A business goes with the last of its applications.',
  ...ANOTHER_PERSON,
]

const linesOf = ({ applications, persons, businesses, affiliates }: FoundOfPerson): string[] => [
  ...applications.map(
    ({ id, stage, before }) => `application  ${id}  ${stage}${before ? ', under this address before' : ''}`,
  ),
  ...persons.map(
    ({ id, applicationId, role, removed }) =>
      `${role.padEnd(11)}  ${id}  of application ${applicationId}${removed ? ', taken off it' : ''}`,
  ),
  ...businesses.map(({ id }) => `business     ${id}`),
  ...affiliates.map(({ id, state }) => `affiliate    ${id}  ${state}`),
]
