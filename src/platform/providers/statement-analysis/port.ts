// What the product needs to have uploaded bank statements analysed: a book of files, and what it came to.
import type { ProviderCheck } from '../check.ts'
import type { StatementFigures } from '#core/domain/statement-figures.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

interface StatementFile {
  /** Our document's id. */
  readonly id: string
  readonly mime: string
  readonly bytes: Uint8Array
}

export interface StatementAnalysisPort {
  /** Absent where it has no call without cost. */
  readonly check?: ProviderCheck
  /** Kept beside every analysis: another vendor later does not look at this one's books. */
  readonly name: string
  /** Opens a book. `name`: unique, without anything of a person. */
  open(name: string): Promise<Outcome<{ readonly book: string }, Fault>>
  /** Adds a file; one that is there already is no fault. 'unreadable': the vendor will never read it. */
  add(book: string, file: StatementFile): Promise<Outcome<'added' | 'unreadable', Fault>>
  /** 'pending' until every file is verified or refused. */
  look(book: string): Promise<Outcome<'pending' | StatementFigures, Fault>>
  /** The books that a webhook speaks of; null where its signature is wrong, missing or old. */
  readWebhook(
    body: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
  ): readonly string[] | null
}
