// A ZIP read back, by another program where there is one, and one that broke off.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readZip } from '../../test/read-zip.ts'
import { zipOf, type ZipFile } from './zip.ts'

const files: readonly ZipFile[] = [
  {
    name: 'papers/solicitud de préstamo.pdf',
    bytes: Buffer.from('one'),
    at: new Date('2026-11-22T15:04:06Z'),
  },
  { name: 'empty', bytes: new Uint8Array(), at: new Date('2026-01-01T12:00:00Z') },
  // A part of a larger buffer: only the part goes in.
  {
    name: 'דוח.bin',
    bytes: new Uint8Array(3_000_000).fill(7).subarray(10, 2_900_010),
    at: new Date('2026-12-31T12:59:58Z'),
  },
]
async function* each(of: readonly ZipFile[]): AsyncGenerator<ZipFile> {
  yield* of
}
async function packed(): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of zipOf(each(files))) parts.push(part as Uint8Array)
  return Buffer.concat(parts)
}

test('gives back every file, byte for byte', async () => {
  const read = readZip(await packed())
  expect([...read.keys()]).toEqual(files.map(({ name }) => name))
  for (const { name, bytes } of files) expect(read.get(name)!.equals(Buffer.from(bytes))).toBe(true)
})

const hasUnzip = spawnSync('unzip', ['-v']).error === undefined
function checkedByUnzip(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'underway-zip-'))
  writeFileSync(join(folder, 'a.zip'), bytes)
  const { status } = spawnSync('unzip', ['-t', join(folder, 'a.zip')])
  rmSync(folder, { recursive: true })
  return status
}

test.skipIf(!hasUnzip)('whole it is sound by the checks of unzip, broken off it is not', async () => {
  const zip = await packed()
  expect(checkedByUnzip(zip)).toBe(0)
  expect(checkedByUnzip(zip.subarray(0, zip.length - 60))).not.toBe(0)
})

test('throws what its files throw, and asks for no file before the last one was taken', async () => {
  const asked: number[] = []
  async function* failing(): AsyncGenerator<ZipFile> {
    for (const at of files.keys()) {
      asked.push(at)
      yield files[2]!
    }
    throw new Error('the next one failed')
  }
  const read = zipOf(failing())[Symbol.asyncIterator]()
  await read.next()
  await read.next()
  expect(asked.length).toBeLessThan(files.length)
  await expect(async () => {
    while (!(await read.next()).done);
  }).rejects.toThrow('the next one failed')
})
