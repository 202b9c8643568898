// Reads a multipart request: its files, each within the size limit and all together within three times that, and its text fields.
import type { FastifyRequest } from 'fastify'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { MOST_FILES } from './contract.ts'
import type { Held } from './upload-room.server.ts'

export interface IncomingFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A request may bring so many times the largest file, all files together. */
const FILES_A_REQUEST = 3
/** What fields and the heads of the parts may take beside the files, in bytes. */
const BESIDE_FILES = 1_000_000
/** The largest request, by the largest file (both in bytes). */
export const requestBytes = (limitBytes: number): number => FILES_A_REQUEST * limitBytes + BESIDE_FILES
const RETRY_SECONDS = 5

export interface Parts {
  readonly files: readonly IncomingFile[]
  /** All values of a field, in order. */
  readonly texts: (name: string) => readonly string[]
}

/**
 * Reads the request's parts and runs `use` while they are held. `enter` makes room for so many bytes before the first one is read;
 * null = there is none. An upload that falls silent is refused.
 */
export async function withParts<T>(
  request: FastifyRequest,
  limitBytes: number,
  enter: (bytes: number) => Promise<Held | null>,
  use: (parts: Parts) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  if (!request.isMultipart()) return refused({ code: 'unsupported-type' })
  const most = requestBytes(limitBytes)
  const bytes = Number(request.headers['content-length'] ?? most)
  if (!(bytes <= most)) return refused({ code: 'too-large' })
  const held = await enter(bytes)
  if (!held) return refused({ code: 'too-many', retryAfterSeconds: RETRY_SECONDS })
  try {
    const parts = await Promise.race([
      readParts(request, limitBytes, held),
      held.stalled.then(() => refused({ code: 'upload-stalled' as const })),
      connectionLost(request).then(() => refused({ code: 'malformed-request' as const })),
    ])
    if (!parts.ok) return parts
    held.complete()
    return await use(parts.value)
  } finally {
    held.leave()
  }
}

/** Whoever reads the parts is not told when the connection is lost in the middle of a file. */
const connectionLost = ({ raw }: FastifyRequest): Promise<void> =>
  new Promise((lost) => {
    raw.once('close', () => {
      if (!raw.readableEnded) lost()
    })
  })

async function readParts(request: FastifyRequest, limitBytes: number, held: Held): Promise<Answer<Parts>> {
  try {
    return await partsOf(request, limitBytes, held)
  } catch (error) {
    // A body that is cut off or no multipart at all is the sender's; limits have their own status.
    if ((error as { statusCode?: number }).statusCode) throw error
    return refused({ code: 'malformed-request' })
  }
}

async function partsOf(request: FastifyRequest, limitBytes: number, held: Held): Promise<Answer<Parts>> {
  const most = FILES_A_REQUEST * limitBytes
  const files: IncomingFile[] = []
  const texts = new Map<string, string[]>()
  let total = 0
  for await (const part of request.parts({ limits: { fileSize: limitBytes, files: MOST_FILES + 1 } })) {
    if (part.type === 'field') {
      const values = texts.get(part.fieldname) ?? []
      texts.set(part.fieldname, [...values, String(part.value ?? '')])
      continue
    }
    const chunks: Buffer[] = []
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      held.heard(chunk.length)
      total += chunk.length
      // The rest is read and dropped, so that the person gets an answer instead of a broken connection.
      if (total <= most && held.isInside()) chunks.push(chunk)
    }
    if (part.filename || chunks.length)
      files.push({ name: cleanName(part.filename), bytes: Buffer.concat(chunks) })
  }
  if (total > most) return refused({ code: 'too-large' })
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
