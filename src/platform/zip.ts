// A ZIP as a stream, a file at a time: none is asked for before the one before it was taken.
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'

export interface ZipFile {
  /** With '/' between folders; letters of any script. */
  readonly name: string
  readonly bytes: Uint8Array
  readonly at: Date
}

/** The archive's bytes. What `files` throws ends it unfinished, so that no reader takes it for whole. */
export function zipOf(files: AsyncIterable<ZipFile>): Readable {
  return Readable.fromWeb(makeZip(entriesOf(files)) as ReadableStream<Uint8Array>, { highWaterMark: 1 })
}

async function* entriesOf(files: AsyncIterable<ZipFile>) {
  for await (const { name, bytes, at } of files)
    // The library's type leaves out buffers of shared memory.
    yield { name, input: bytes as Uint8Array<ArrayBuffer>, lastModified: at }
}
