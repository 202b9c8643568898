// Freezes a paper: composed of its facts, written as PDF in a thread, hashed.
import { createHash } from 'node:crypto'
import type { SignaturePlace } from '#core/paper/paper.ts'
import { ok, type Outcome } from '#core/ground/outcome.ts'
import type { Language } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import { newId } from '#platform/ids.ts'
import { filePlace, type NewPaper, type PaperSubject } from '#platform/store/papers.ts'
import type { ThreadFault } from '#platform/threads/pool.ts'
import { composePaper, type FactsOf, type PaperName } from './papers.ts'

/** What signing, or showing, gets of a paper; of kinds it needs to know nothing. */
interface FrozenPaper<Facts> {
  /** To be kept with `addPaper`, in the transaction of whatever the paper belongs to. */
  readonly row: NewPaper
  readonly title: string
  readonly bytes: Uint8Array
  readonly facts: Facts
  /** SHA-256 of the bytes, in hexadecimal figures. */
  readonly hash: string
  readonly places: readonly SignaturePlace[]
}

interface ToFreeze<K extends PaperName> extends PaperSubject {
  readonly kind: K
  readonly facts: FactsOf<K>
  readonly language: Language
  /** The member of staff who has it made; null = the product itself. */
  readonly madeBy: string | null
}

/** Writes nothing: a fault leaves nothing behind. Calls no provider, and must stand outside of transactions: a long paper takes seconds. */
export async function freezePaper<K extends PaperName>(
  { threads, clock }: Pick<Deps, 'threads' | 'clock'>,
  { kind, facts, language, subject, subjectId, madeBy }: ToFreeze<K>,
): Promise<Outcome<FrozenPaper<FactsOf<K>>, ThreadFault>> {
  const paper = composePaper(kind, facts, language)
  const madeAt = clock()
  const id = newId(madeAt)
  const written = await threads.run('write-paper', { paper, madeAt: madeAt.toISOString() })
  if (!written.ok) return written
  const { bytes, pages, places } = written.value
  const sealed = await threads.run('seal-bytes', { bytes, place: filePlace(id) })
  if (!sealed.ok) return sealed
  const hash = createHash('sha256').update(bytes).digest('hex')
  const row: NewPaper = {
    subject,
    subjectId,
    id,
    kind,
    version: paper.version,
    language,
    facts: JSON.stringify(facts),
    sealed: sealed.value,
    hash,
    bytes: bytes.length,
    pages,
    places: places.map(({ signer: _signer, ...place }) => place),
    madeAt,
    madeBy,
  }
  return ok({ row, title: paper.title, bytes, facts, hash, places })
}
