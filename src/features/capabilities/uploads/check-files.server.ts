// Judges uploaded files before anything is kept: accepted format by content, unlocked, no virus.
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { extensionOf, extensionsFor, uploadExtensions } from '#core/domain/documents.ts'
import type { FileUpdate } from '#core/domain/statement-signs/file-facts.ts'
import { exportExtensions, exportTypes } from '#core/domain/statement-exports/export-kinds.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/upload-refusals/en.ts'
import { es } from '#core/words/upload-refusals/es.ts'
import type { Deps } from '#platform/deps.ts'
import type { UploadType } from '#platform/providers/blobs/file-heads.ts'
import type { Fault } from '#platform/providers/faults.ts'
import type { UnlockRefusal } from '#platform/ocr/unlock-pdf.ts'
import type { Sniffed, UploadRefusal } from '#platform/providers/blobs/sniff.ts'
import type { ScanState } from '#platform/store/documents.ts'
import type { ThreadFault } from '#platform/threads/pool.ts'
import type { Done } from '#platform/threads/tasks.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { MOST_FILES } from './contract.ts'
import type { IncomingFile } from './read-parts.server.ts'

export interface CheckedFile extends IncomingFile {
  readonly mime: string
  readonly sha256: string
  readonly scan: ScanState
  /** Of a file that was locked: what had been added to it before. */
  readonly lockedUpdates: readonly FileUpdate[] | null
}

/** Nothing is kept unless every file passes; the refusal names the file. A bank's export is taken for a `kind` that is a statement. A scanner that does not answer leaves `scan` pending. `password` opens locked PDFs, of which a copy without it goes on; '' where nobody told one. */
export async function checkFiles(
  deps: Deps,
  files: readonly IncomingFile[],
  language: Language,
  kind: string,
  password: string,
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
    const found = await openedFile(deps, file, kind, password)
    if (!found.ok) return found
    const { opened, bytes, sha256, lockedUpdates } = found.value
    const fault = opened.ok ? faultOf(opened.value.type, file.name, kind) : opened.refusal
    const field = files.length > 1 ? `file[${at}]` : 'file'
    if (!opened.ok || fault) return refused(refusalOf(fault!, { file, field, language, kind }))
    const scanned = await scanOf(deps, bytes)
    const scan = scanned.ok ? scanned.value : 'pending'
    if (scan === 'infected') return refused({ code: 'infected-file', extra: { file: file.name } })
    checked.push({
      name: nameFor(file.name, opened.value.type),
      bytes,
      mime: opened.value.mime,
      sha256,
      scan,
      lockedUpdates,
    })
  }
  return ok(checked)
}

interface OpenedFile extends Pick<CheckedFile, 'bytes' | 'sha256' | 'lockedUpdates'> {
  readonly opened: Outcome<Sniffed, FileFault>
}

type FileFault = UploadRefusal | UnlockRefusal

/** The file as it is kept: of a locked one, the copy without its lock. */
async function openedFile(
  deps: Deps,
  file: IncomingFile,
  kind: string,
  password: string,
): Promise<Answer<OpenedFile>> {
  const asSent = await look(deps, file, kind, deps.config.uploadLimitBytes)
  if (!asSent.ok) return asSent
  const { sniffed, sha256 } = asSent.value
  const isLocked = !sniffed.ok && sniffed.refusal === 'password-protected-pdf'
  if (!isLocked || !password) return ok({ opened: sniffed, bytes: file.bytes, sha256, lockedUpdates: null })
  const unlocked = await deps.threads.run('unlock-pdf', { bytes: file.bytes, password })
  if (!unlocked.ok) return unchecked(deps, file, unlocked.refusal)
  if (!unlocked.value.ok)
    return ok({ opened: unlocked.value, bytes: file.bytes, sha256, lockedUpdates: null })
  const { bytes, updates } = unlocked.value.value
  const copy = { name: file.name, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
  // What lies packed in the file lies unpacked in the copy: it may be larger than what one may send.
  const looked = await look(deps, copy, kind)
  return looked.ok
    ? ok({
        opened: looked.value.sniffed,
        bytes: copy.bytes,
        sha256: looked.value.sha256,
        lockedUpdates: updates,
      })
    : looked
}

async function look(
  deps: Deps,
  file: IncomingFile,
  kind: string,
  maxBytes?: number,
): Promise<Answer<Done<'check-file'>>> {
  const allow = isStatement(kind) ? [...known, ...exportTypes] : known
  const looked = await deps.threads.run('check-file', {
    bytes: file.bytes,
    allow,
    ...(maxBytes && { maxBytes }),
  })
  return looked.ok ? looked : unchecked(deps, file, looked.refusal)
}

function unchecked(deps: Deps, { name, bytes }: IncomingFile, fault: ThreadFault) {
  if (fault === 'busy' || fault === 'stopped') return refused(refusalOfThread(fault))
  // Nobody has seen what is in it: it may be as good as any other.
  deps.log.error({ fault, bytes: bytes.length }, 'an uploaded file could not be checked')
  return refused({ code: 'file-unchecked' as const, extra: { file: name } })
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
  fault: FileFault | 'heic',
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
    case 'wrong-password':
      return { code: 'wrong-password', extra }
    case 'unknown-lock':
      return { code: 'unopened-pdf', extra }
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
