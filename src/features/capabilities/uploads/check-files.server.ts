// Judges uploaded files before anything is kept: accepted format by content, no password, no virus.
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { extensionOf, extensionsFor, uploadExtensions } from '#core/domain/documents.ts'
import { exportExtensions, exportTypes } from '#core/domain/statement-exports/export-kinds.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/upload-refusals/en.ts'
import { es } from '#core/words/upload-refusals/es.ts'
import type { Deps } from '#platform/deps.ts'
import type { UploadType } from '#platform/providers/blobs/file-heads.ts'
import type { Fault } from '#platform/providers/faults.ts'
import type { UploadRefusal } from '#platform/providers/blobs/sniff.ts'
import type { ScanState } from '#platform/store/documents.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { MOST_FILES } from './contract.ts'
import type { IncomingFile } from './read-parts.server.ts'

export interface CheckedFile extends IncomingFile {
  readonly mime: string
  readonly sha256: string
  readonly scan: ScanState
}

/** Nothing is kept unless every file passes; the refusal names the file. A bank's export is taken for a `kind` that is a statement. A scanner that does not answer leaves `scan` pending. */
export async function checkFiles(
  deps: Deps,
  files: readonly IncomingFile[],
  language: Language,
  kind: string,
): Promise<Answer<readonly CheckedFile[]>> {
  const words = pick({ en, es }, language)
  const invalid = (message: string) =>
    refused({
      code: 'invalid-fields' as const,
      errors: [{ field: 'file', message }],
      extra: { detail: message },
    })
  if (!files.length) return invalid(words.missing)
  if (files.length > MOST_FILES) return invalid(fill(words.tooMany, { most: MOST_FILES }))

  const checked: CheckedFile[] = []
  for (const [at, file] of files.entries()) {
    const looked = await deps.threads.run('check-file', {
      bytes: file.bytes,
      allow: isStatement(kind) ? [...known, ...exportTypes] : known,
      maxBytes: deps.config.uploadLimitBytes,
    })
    if (!looked.ok && (looked.refusal === 'busy' || looked.refusal === 'stopped'))
      return refused(refusalOfThread(looked.refusal))
    if (!looked.ok) {
      // Nobody has seen what is in it: it may be as good as any other.
      deps.log.error(
        { fault: looked.refusal, bytes: file.bytes.length },
        'an uploaded file could not be checked',
      )
      return refused({ code: 'file-unchecked', extra: { file: file.name } })
    }
    const { sniffed, sha256 } = looked.value
    const fault = sniffed.ok ? faultOf(sniffed.value.type, file.name, kind) : sniffed.refusal
    const field = files.length > 1 ? `file[${at}]` : 'file'
    if (!sniffed.ok || fault) return refused(refusalOf(fault!, { file, field, language, kind }))
    const scanned = await scanOf(deps, file.bytes)
    const scan = scanned.ok ? scanned.value : 'pending'
    if (scan === 'infected') return refused({ code: 'infected-file', extra: { file: file.name } })
    checked.push({
      ...file,
      name: nameFor(file.name, sniffed.value.type),
      mime: sniffed.value.mime,
      sha256,
      scan,
    })
  }
  return ok(checked)
}

/** HEIC is known only to be refused with what to do: browsers and underwriters cannot open it (spec 224). */
const known: readonly UploadType[] = ['pdf', 'jpg', 'png', 'gif', 'bmp', 'heic']

const isStatement = (kind: string): boolean => kind === 'bank-statement'

/** By content and by name: staff and their systems go by the extension. */
function faultOf(type: UploadType, name: string, kind: string): UploadRefusal | 'heic' | null {
  if (type === 'heic') return 'heic'
  return extensionsFor(kind).includes(extensionOf(name)) ? null : 'unknown-type'
}

/** A picture that is called '.pdf' opens nowhere: the name gets the extension of what the file is. */
function nameFor(name: string, type: UploadType): string {
  const given = extensionOf(name)
  const known = type === 'csv' || type === 'ofx' || type === 'xlsx' ? exportExtensions[type] : [type]
  return known.includes(given) || (given === 'jpeg' && type === 'jpg')
    ? name
    : `${name.slice(0, -given.length)}${type}`
}

function refusalOf(
  fault: UploadRefusal | 'heic',
  { file, field, language, kind }: { file: IncomingFile; field: string; language: Language; kind: string },
): Refusal {
  const words = pick({ en, es }, language)
  const extra = { file: file.name }
  const telling = (detail: string) => ({ errors: says(detail), extra: { ...extra, detail } })
  const says = (message: string) => [
    { field, message: field === 'file' ? message : `${file.name}: ${message}` },
  ]
  switch (fault) {
    case 'empty':
      return { code: 'invalid-fields', ...telling(words.empty) }
    case 'broken-pdf':
      return { code: 'invalid-fields', ...telling(words.broken) }
    case 'swollen-pdf':
      return { code: 'invalid-fields', ...telling(words.swollen) }
    case 'heic':
      return { code: 'unsupported-file', ...telling(words.heic) }
    case 'unknown-type': {
      // The specification's sentence asks for another extension: untrue where the extension is right and the content is not.
      const given = extensionOf(file.name)
      if (!extensionsFor(kind).includes(given))
        return isStatement(kind)
          ? { code: 'unsupported-file', ...telling(words.statementFormats) }
          : { code: 'unsupported-file', extra }
      if (!uploadExtensions.includes(given))
        return { code: 'unsupported-file', ...telling(fill(words.notExport, { extension: given })) }
      const detail = given === 'pdf' ? words.notPdf : fill(words.notPicture, { extension: given })
      return { code: 'unsupported-file', ...telling(detail) }
    }
    case 'password-protected-pdf':
      return { code: 'protected-pdf', extra }
    case 'too-large':
      return { code: 'too-large', extra }
  }
}

export async function scanOf(
  deps: Deps,
  bytes: Uint8Array,
): Promise<Outcome<Exclude<ScanState, 'pending'>, Fault>> {
  if (!deps.fileScan) return ok('off')
  const scanned = await deps.fileScan.scan(bytes)
  if (!scanned.ok) return scanned
  return ok(scanned.value.clean ? 'clean' : 'infected')
}
