// Makes documents of the checked files of a request: pages joined, months of statements found.
import type { Answer } from '#core/contract/refusals.ts'
import { isExportMime } from '#core/domain/statement-exports/export-kinds.ts'
import { monthInFileName } from '#core/domain/statement-month.ts'
import { monthOf, type IsoMonth } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/upload-refusals/en.ts'
import { es } from '#core/words/upload-refusals/es.ts'
import type { Deps } from '#platform/deps.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import type { CheckedFile } from './check-files.server.ts'
import { inDocuments, type FileInfo } from './fileinfo.ts'
import { judgeDocuments } from './judge-documents.server.ts'
import type { FileToKeep } from './keep-documents.server.ts'

type Composed = CheckedFile & { readonly pages: number | null }

/**
 * Photos of one document's pages as one PDF, under the name of the first; a single file stays as it came. Refused where a page is no photo:
 * which of two files would be the document, nobody can tell.
 */
async function composePages(
  deps: Deps,
  files: readonly CheckedFile[],
  language: Language,
): Promise<Answer<Composed>> {
  const [first] = files
  const single = { ...first!, pages: first!.mime.startsWith('image/') ? 1 : null }
  if (files.length === 1) return ok(single)
  const noPhotos = () => {
    const { onlyPhotos: message } = pick({ en, es }, language)
    return refused({
      code: 'invalid-fields' as const,
      errors: [{ field: 'file', message }],
      extra: { detail: message },
    })
  }
  if (files.some(({ mime }) => mime !== 'image/jpeg')) return noPhotos()
  const joined = await deps.threads.run('join-photos', { photos: files.map(({ bytes }) => bytes) })
  if (!joined.ok) return refused(refusalOfThread(joined.refusal))
  if (!joined.value) return noPhotos()
  const bytes = Buffer.from(joined.value)
  const looked = await deps.threads.run('check-file', { bytes, allow: ['pdf'] })
  if (!looked.ok) return refused(refusalOfThread(looked.refusal))
  return ok({
    ...first!,
    name: `${first!.name.replace(/\.[^.]*$/, '')}.pdf`,
    bytes,
    mime: 'application/pdf',
    sha256: looked.value.sha256,
    scan: files.find(({ scan }) => scan === 'pending')?.scan ?? first!.scan,
    pages: files.length,
  })
}

/** One document of a kind, of one file or of the photos of its pages. */
export async function composeDocument(
  deps: Deps,
  files: readonly CheckedFile[],
  kind: string,
  language: Language,
): Promise<Answer<readonly FileToKeep[]>> {
  // What a bank exports is read before it is kept, whichever call brings it.
  if (files.length === 1 && isExportMime(files[0]!.mime)) {
    const currentMonth = monthOf(easternDay(deps.clock()))
    return composeStatements(deps, files, noInfo, { language, currentMonth })
  }
  const composed = await composePages(deps, files, language)
  return composed.ok ? judgeDocuments(deps, [{ ...composed.value, kind, months: [] }], language) : composed
}

const noInfo: FileInfo = { months: new Map(), pageOf: new Map() }

/** Statements with their months: as their sender says, else as their text says, else as their names do. */
export async function composeStatements(
  deps: Deps,
  files: readonly CheckedFile[],
  { months, pageOf }: FileInfo,
  { language, currentMonth }: { readonly language: Language; readonly currentMonth: IsoMonth },
): Promise<Answer<readonly FileToKeep[]>> {
  const documents: (Composed & Pick<FileToKeep, 'kind' | 'months'> & { readonly read: boolean })[] = []
  for (const [at, pages] of inDocuments(files, pageOf)) {
    const composed = await composePages(deps, pages, language)
    if (!composed.ok) return composed
    const file = composed.value
    const read = pages.length === 1 ? await readStatement(deps, file, currentMonth) : null
    if (read?.refusal) return refused(unreadExport(file.name, read.refusal, language))
    // As its sender's device named it: photos that were joined are no bank's PDF.
    const named = monthInFileName(pages[0]!.name, currentMonth)
    const told = months.get(at)
    const found = told ? [told] : read?.months.length ? read.months : named ? [named] : []
    documents.push({
      ...file,
      kind: 'bank-statement',
      months: found,
      pages: read?.pages ?? file.pages,
      read: (read?.months.length ?? 0) > 0 || (read !== null && isExportMime(file.mime)),
    })
  }
  return judgeDocuments(deps, documents, language)
}

/** Null where there is nothing to read, or it took too long: the name tells then, or the sender is asked. */
async function readStatement(deps: Deps, { bytes, mime }: CheckedFile, currentMonth: IsoMonth) {
  if (mime !== 'application/pdf' && !isExportMime(mime)) return null
  const read = await deps.threads.run('read-statement', { bytes, mime, currentMonth })
  return read.ok ? read.value : null
}

/** Nobody could make figures of it, and a page to look at it has none: its sender hears what to send instead. */
function unreadExport(name: string, why: string, language: Language) {
  const words = pick({ en, es }, language)
  const detail =
    why === 'too-long'
      ? words.exportTooLong
      : why === 'not-dollars'
        ? words.exportNotDollars
        : words.exportUnread
  return {
    code: 'invalid-fields' as const,
    errors: [{ field: 'file', message: `${name}: ${detail}` }],
    extra: { file: name, detail },
  }
}
