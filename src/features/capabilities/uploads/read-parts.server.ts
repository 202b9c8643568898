// Reads a multipart request: its files, each within the size limit and all together within three times that, and its text fields.
import type { FastifyRequest } from 'fastify'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { MOST_FILES } from './contract.ts'
import type { HeldBytes } from './held-bytes.server.ts'

export interface IncomingFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A request may bring so many times the largest file, all files together. */
export const FILES_A_REQUEST = 3
const RETRY_SECONDS = 10

export interface Parts {
  readonly files: readonly IncomingFile[]
  /** All values of a field, in order. */
  readonly texts: (name: string) => readonly string[]
}

/**
 * Files may come before the field that names the application, so they are held until it is known: hence the limit on their sum, and
 * `use`, which runs while they are held.
 */
export async function withParts<T>(
  request: FastifyRequest,
  limitBytes: number,
  held: HeldBytes,
  use: (parts: Parts) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  let mine = 0
  const take = (bytes: number): boolean => {
    const room = held.take(bytes)
    if (room) mine += bytes
    return room
  }
  try {
    const parts = await readParts(request, limitBytes, take)
    return parts.ok ? await use(parts.value) : parts
  } finally {
    held.giveBack(mine)
  }
}

type Take = (bytes: number) => boolean

async function readParts(request: FastifyRequest, limitBytes: number, take: Take): Promise<Answer<Parts>> {
  try {
    return await partsOf(request, limitBytes, take)
  } catch (error) {
    // A body that is cut off or no multipart at all is the sender's; limits have their own status.
    if ((error as { statusCode?: number }).statusCode) throw error
    return refused({ code: 'malformed-request' })
  }
}

async function partsOf(request: FastifyRequest, limitBytes: number, take: Take): Promise<Answer<Parts>> {
  if (!request.isMultipart()) return refused({ code: 'unsupported-type' })
  const most = FILES_A_REQUEST * limitBytes
  if (Number(request.headers['content-length'] ?? 0) > most + 1_000_000) return refused({ code: 'too-large' })
  const files: IncomingFile[] = []
  const texts = new Map<string, string[]>()
  let total = 0
  let room = true
  for await (const part of request.parts({ limits: { fileSize: limitBytes, files: MOST_FILES + 1 } })) {
    if (part.type === 'field') {
      const values = texts.get(part.fieldname) ?? []
      texts.set(part.fieldname, [...values, String(part.value ?? '')])
      continue
    }
    const chunks: Buffer[] = []
    for await (const chunk of part.file) {
      total += (chunk as Buffer).length
      // The rest is read and dropped, so that the person gets an answer instead of a broken connection.
      if (total > most) continue
      room &&= take((chunk as Buffer).length)
      if (room) chunks.push(chunk as Buffer)
    }
    if (part.filename || chunks.length)
      files.push({ name: cleanName(part.filename), bytes: Buffer.concat(chunks) })
  }
  if (total > most) return refused({ code: 'too-large' })
  if (!room) return refused({ code: 'too-many', retryAfterSeconds: RETRY_SECONDS })
  return ok({ files, texts: (name) => texts.get(name) ?? [] })
}

const LONGEST_NAME = 120

/** A file's name for people: no folders, no control characters, at most 120 characters, of which the extension keeps its own. */
function cleanName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? ''
  const clean = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  const extension = /\.[a-z\d]{1,5}$/i.exec(clean)?.[0] ?? ''
  const stem = Array.from(clean.slice(0, clean.length - extension.length))
  return stem.slice(0, LONGEST_NAME - extension.length).join('') + extension || 'file'
}
