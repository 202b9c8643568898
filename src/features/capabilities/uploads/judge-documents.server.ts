// Judges documents before they are kept: what nobody could read is refused, with what is wrong; what cannot be judged now is judged later.
import type { DocumentFault } from '#core/domain/document-quality.ts'
import type { Judgement } from '#core/domain/document-standing.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/upload-refusals/en.ts'
import { es } from '#core/words/upload-refusals/es.ts'
import type { Deps } from '#platform/deps.ts'
import type { FileToJudge } from '#platform/threads/judge-file.ts'

export interface Judging {
  readonly judged: Judgement
  readonly faults: readonly DocumentFault[]
}

/** 'pending' where there was no place to judge it now: it is tried again. What no place could open is 'unknown'. */
export async function judge(deps: Deps, { bytes, mime, kind }: FileToJudge): Promise<Judging> {
  const looked = await deps.threads.run('judge-file', { bytes, mime, kind })
  if (looked.ok) return { judged: looked.value.verdict, faults: looked.value.faults }
  if (looked.refusal === 'busy' || looked.refusal === 'stopped') return { judged: 'pending', faults: [] }
  deps.log.warn({ fault: looked.refusal, bytes: bytes.length }, 'a document could not be judged')
  return { judged: 'unknown', faults: [] }
}

type Judgeable = FileToJudge & {
  readonly name: string
  /** Its text was read already. */
  readonly read?: boolean
}

/** All of them, or the refusal of the first that nobody could read, by its name where there are several. */
export async function judgeDocuments<T extends Judgeable>(
  deps: Deps,
  documents: readonly T[],
  language: Language,
): Promise<Answer<readonly (T & Judging)[]>> {
  const judged: (T & Judging)[] = []
  for (const document of documents) {
    const judging: Judging = document.read ? { judged: 'usable', faults: [] } : await judge(deps, document)
    if (judging.judged === 'unusable')
      return refused(unusable(document.name, judging.faults, documents.length > 1, language))
    judged.push({ ...document, ...judging })
  }
  return ok(judged)
}

function unusable(
  name: string,
  faults: readonly DocumentFault[],
  isOneOfSeveral: boolean,
  language: Language,
) {
  const words = pick({ en, es }, language)
  const detail = faults.includes('blank') ? words.blank : words.tooSmall
  const message = isOneOfSeveral ? `${name}: ${detail}` : detail
  return {
    code: 'invalid-fields' as const,
    errors: [{ field: 'file', message }],
    extra: { file: name, detail: message },
  }
}
