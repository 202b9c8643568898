// What a backup says of itself: what it holds, with a hash of each file, and which keys open it. The keys are not in it.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'

export const MANIFEST = 'manifest.json'
/** One line of JSON for each uploaded file. */
export const FILE_LIST = 'files.jsonl'
export const FILES = 'files'

const whole = z.number().check(z.gte(0))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** A file of the backup itself: its name in the folder, bytes, SHA-256. */
const part = z.object({ name: z.string().check(z.regex(/^[a-z.]+$/)), bytes: whole, sha256: hash })

const manifestSchema = z.object({
  format: z.literal('underway-backup-1'),
  madeAt: z.iso.datetime(),
  version: z.string(),
  engine: z.enum(['embedded', 'server']),
  database: part,
  /** Rows by table, at the moment that the database was read. */
  tables: z.record(z.string(), whole),
  migrations: z.array(z.string()),
  keys: z.array(
    z.object({ setting: z.enum(['FIELD_KEYS', 'INDEX_KEY']), id: z.string(), fingerprint: z.string() }),
  ),
  /** The head of the chain of events; absent in a backup from before there was one. */
  auditHead: z.optional(
    z.nullable(
      z.object({
        number: whole,
        hash,
        signer: z.string(),
        signature: z.string(),
        previous: z.optional(hash),
        rows: z.optional(whole),
      }),
    ),
  ),
  /** Null: they lie in a store of objects, which is copied by its own means. */
  files: z.nullable(z.object({ list: part, count: whole, bytes: whole })),
})
export type Manifest = z.infer<typeof manifestSchema>
export type Part = z.infer<typeof part>

const fileSchema = z.object({ key: z.string(), bytes: whole, sha256: hash })
/** An uploaded file, sealed as it lies in the store: its key there, bytes and SHA-256 of what is sealed. */
export type KeptFile = z.infer<typeof fileSchema>

/** Reads the manifest of a backup; throws a plain sentence when there is none, or none of ours. It is written last. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST)
  if (!existsSync(file))
    throw new Error(`There is no whole backup in ${folder}: it has no ${MANIFEST}, which is written last.`)
  const read = manifestSchema.safeParse(parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file} is not the manifest of a backup that this version can read.`)
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The uploaded files that a backup lists, in the order of the list. */
export async function* listedFiles(folder: string): AsyncGenerator<KeptFile> {
  const lines = createInterface({ input: createReadStream(join(folder, FILE_LIST), 'utf8') })
  for await (const line of lines) if (line) yield fileSchema.parse(parse(line))
}

/** Bytes and SHA-256 of a file, read in pieces. */
export async function measure(file: string): Promise<Pick<Part, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk as Buffer)
    bytes += (chunk as Buffer).length
  }
  return { bytes, sha256: hash.digest('hex') }
}
