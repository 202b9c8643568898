// Findings about sales that are none once the stated owner is known: what an owner or somebody of the owner's last name sent stands out of no sales.
import { plainWords } from '#core/ground/plain-letters.ts'
import type { BankAnalysis, DataFinding, OpenCredit } from '../bank-picture.ts'
import type { StatedNames } from './named-holder.ts'

/** What these say of lines is that they are unlike the sales. */
const ofSales: ReadonlySet<DataFinding['code']> = new Set(['one-off', 'begins-before-application'])
const fewestLetters = 3

/** A person's name as an app or a transfer tells it: two or three words, the owner's last name among them. */
function isOfFamily({ payer }: OpenCredit, lastName: string): boolean {
  const words = plainWords(payer ?? '')
  return words.length >= 2 && words.length <= 3 && words.includes(lastName)
}

/**
 * The findings without those whose every line is an open credit of the owner's family. The credits stay unclassed: in no lower end, and asked
 * about where they decide.
 */
export function withoutOwnersMoney(
  findings: readonly DataFinding[],
  openCredits: BankAnalysis['openCredits'],
  { person }: StatedNames,
): readonly DataFinding[] {
  const lastName = plainWords(person.replace(/,.*$/, '')).at(-1) ?? ''
  if (lastName.length < fewestLetters) return findings
  const family = new Set(
    openCredits.filter((credit) => isOfFamily(credit, lastName)).map(({ transactionId }) => transactionId),
  )
  if (family.size === 0) return findings
  return findings.filter(
    ({ code, lines }) => !ofSales.has(code) || !lines?.length || !lines.every((id) => family.has(id)),
  )
}
