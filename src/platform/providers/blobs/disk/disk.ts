// Keeps files in a folder of this machine; a file is there whole or not at all, whatever happens while it is written.
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ok, refused, type Refused } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import { isBlobKey } from '../key.ts'
import type { BlobBytes, BlobPort } from '../port.ts'

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'EIO'
const unavailable = (error: unknown): Refused<Fault> =>
  refused({ kind: 'unavailable', vendorCode: codeOf(error) })
const badKey: Refused<Fault> = refused({ kind: 'rejected', vendorCode: 'bad-key' })

async function* chunksOf(bytes: BlobBytes): AsyncGenerator<Uint8Array> {
  if (bytes instanceof Uint8Array) yield bytes
  else yield* bytes
}

/** Makes a folder's entries durable. Windows opens no folders; its file systems log renames themselves. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeFolder(folder: string): Promise<void> {
  const topmost = await mkdir(folder, { recursive: true, mode: 0o700 })
  // Each new folder is an entry in the one above it.
  for (let made = folder; topmost && made.length >= topmost.length; made = dirname(made))
    await syncFolder(dirname(made))
}

async function write(file: string, bytes: BlobBytes): Promise<number> {
  const handle = await open(file, 'wx', 0o600)
  let size = 0
  try {
    for await (const chunk of chunksOf(bytes)) {
      await handle.writeFile(chunk)
      size += chunk.length
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return size
}

/** `folder` is made when it is missing. */
export function diskBlobs(folder: string): BlobPort {
  return {
    put: async (key, bytes) => {
      if (!isBlobKey(key)) return badKey
      const file = join(folder, key)
      // A key never begins with a dot, so no key can name a half-written file.
      const half = join(dirname(file), `.${randomUUID()}`)
      try {
        await makeFolder(dirname(file))
        const size = await write(half, bytes)
        await rename(half, file)
        await syncFolder(dirname(file))
        return ok({ size })
      } catch (error) {
        await rm(half, { force: true }).catch(() => undefined)
        return unavailable(error)
      }
    },
    get: async (key) => {
      if (!isBlobKey(key)) return badKey
      try {
        return ok(new Uint8Array(await readFile(join(folder, key))))
      } catch (error) {
        return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error)) ? ok(null) : unavailable(error)
      }
    },
    delete: async (key) => {
      if (!isBlobKey(key)) return badKey
      try {
        await rm(join(folder, key), { force: true })
        return ok(null)
      } catch (error) {
        return ['ENOTDIR', 'ERR_FS_EISDIR', 'EISDIR'].includes(codeOf(error)) ? ok(null) : unavailable(error)
      }
    },
  }
}
