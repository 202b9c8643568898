// A PDF that asks for a password as a copy that asks for none: by PDFium, in a process for foreign bytes. The password is kept nowhere.
import type { FileUpdate } from '#core/domain/statement-signs/file-facts.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { updatesOf } from '../threads/pdf-revisions.ts'
import { pdfium, type Pdfium } from './pdfium.ts'

export interface LockedPdf {
  readonly bytes: Uint8Array
  readonly password: string
}

export interface UnlockedPdf {
  /** The same for the same file, whoever unlocks it. */
  readonly bytes: Uint8Array
  /** What was added to the locked file behind its first end: the copy is written anew and does not show it. */
  readonly updates: readonly FileUpdate[]
}

/** unknown-lock: no password opens it here, as where it is locked for a certificate. */
export type UnlockRefusal = 'wrong-password' | 'unknown-lock'

/** A password has at most 127 bytes (ISO 32000-2, 7.6.4.3.3). */
const LONGEST_PASSWORD = 127
/** FPDF_ERR_PASSWORD of fpdfview.h. */
const PASSWORD_ERROR = 4

/** The password of the user or of the owner, of any revision of the standard handler; blanks at its ends may be the keyboard's. Never throws for the file. */
export async function unlockPdf({
  bytes,
  password,
}: LockedPdf): Promise<Outcome<UnlockedPdf, UnlockRefusal>> {
  const { module } = await pdfium()
  const file = held(module, bytes)
  try {
    let error = PASSWORD_ERROR
    for (const tried of new Set([password, password.trim()])) {
      const word = Buffer.from(`${tried}\0`)
      if (tried.includes('\0') || word.length > LONGEST_PASSWORD + 1) continue
      const at = held(module, word)
      const document = module._FPDF_LoadMemDocument(file, bytes.length, at)
      module.HEAPU8.fill(0, at, at + word.length)
      module.wasmExports.free(at)
      if (!document) {
        error = module._FPDF_GetLastError()
        continue
      }
      try {
        const copy = copyWithoutLock(module, document)
        return copy ? ok({ bytes: copy, updates: updatesOf(bytes) }) : refused('unknown-lock')
      } finally {
        module._FPDF_CloseDocument(document)
      }
    }
    return refused(error === PASSWORD_ERROR ? 'wrong-password' : 'unknown-lock')
  } finally {
    module.wasmExports.free(file)
  }
}

/** Where the bytes lie in its memory; the caller frees them. */
function held(module: Pdfium, bytes: Uint8Array): number {
  const at = module.wasmExports.malloc(bytes.length)
  module.HEAPU8.set(bytes, at)
  return at
}

/** FPDF_REMOVE_SECURITY of fpdf_save.h. */
const REMOVE_SECURITY = 3
/** Its table of functions cannot grow; the place of the null pointer holds none. */
const FREE_PLACE = 0

/** What `fpdf_save.h` has beside what the package's types tell. */
interface Saving {
  _FPDF_SaveAsCopy(document: number, writer: number, flags: number): number
  readonly wasmExports: { readonly __indirect_function_table: WebAssembly.Table }
}

/** Null where it cannot be written. */
function copyWithoutLock(module: Pdfium, document: number): Uint8Array | null {
  const saving = module as unknown as Saving
  const pieces: Uint8Array[] = []
  const take = (_writer: number, at: number, size: number): number =>
    pieces.push(module.HEAPU8.slice(at, at + size))
  const table = saving.wasmExports.__indirect_function_table
  // FPDF_FILEWRITE: its version, and the function that takes what is written.
  const writer = module.wasmExports.malloc(8)
  module.HEAP32.set([1, FREE_PLACE], writer >> 2)
  table.set(FREE_PLACE, callable(take))
  const isWritten = saving._FPDF_SaveAsCopy(document, writer, REMOVE_SECURITY)
  table.set(FREE_PLACE, null)
  module.wasmExports.free(writer)
  return isWritten ? withoutIds(Buffer.concat(pieces)) : null
}

/**
 * The smallest WebAssembly module that gives a function of ours the type of theirs, (int, int, int) -> int: a table takes no other ones.
 * It imports `e.f` and exports it again.
 */
const THROUGH = Uint8Array.from(
  Buffer.from('0061736d0100000001080160037f7f7f017f020701016501660000' + '07050101660000', 'hex'),
)

function callable(take: (writer: number, at: number, size: number) => number): unknown {
  return new WebAssembly.Instance(new WebAssembly.Module(THROUGH), { e: { f: take } }).exports['f']
}

/** The writer makes up an id from where things lie in its memory: two copies of one file would differ. */
function withoutIds(file: Buffer): Buffer {
  const at = file.lastIndexOf('/ID')
  const ids = /^\/ID\s*\[\s*<[\dA-Fa-f]*>\s*<[\dA-Fa-f]*>\s*\]/.exec(file.toString('latin1', at, at + 512))
  if (at >= 0 && ids) file.write(ids[0].replace(/[\dA-Fa-f](?=[\dA-Fa-f]*>)/g, '0'), at, 'latin1')
  return file
}
