// The file-scan port's contract, run on clamd's protocol against a small clamd of our own.
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createDoors, type VendorGuard } from '../doors.ts'
import { clamdScan } from './clamd/clamd.ts'

let server: Server | undefined
afterEach(() => void server?.close())

/** Lives, reads a whole INSTREAM, then answers what `judge` says; null = never answers. `hangs`: takes connections, and never says a word. */
async function clamd(
  judge: (bytes: Buffer) => string | null,
  { scanMs = 10_000, hangs = false, guard = undefined as VendorGuard | undefined } = {},
) {
  server = createServer((socket) => {
    let got = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      got = Buffer.concat([got, chunk])
      if (hangs) return
      if (got.equals(Buffer.from('zPING\0'))) return socket.end('PONG\0')
      const command = Buffer.from('zINSTREAM\0')
      if (!got.subarray(0, command.length).equals(command)) return socket.end('UNKNOWN COMMAND\0')
      const parts: Buffer[] = []
      for (let at = command.length; at + 4 <= got.length;) {
        const length = got.readUInt32BE(at)
        if (length === 0) {
          const answer = judge(Buffer.concat(parts))
          return answer === null ? undefined : socket.end(answer)
        }
        parts.push(got.subarray(at + 4, at + 4 + length))
        at += 4 + length
      }
    })
  })
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return clamdScan({ host: '127.0.0.1', port, pingMs: hangs ? 50 : 3_000, scanMs, guard })
}

describe('clamd', () => {
  it('says clean for a clean file of several chunks, sent whole', async () => {
    let size = 0
    const scan = await clamd((bytes) => {
      size = bytes.length
      return 'stream: OK\0'
    })
    expect(await scan.scan(new Uint8Array(300_001))).toEqual({ ok: true, value: { clean: true } })
    expect(size).toBe(300_001)
    expect(await scan.scan(new Uint8Array())).toEqual({ ok: true, value: { clean: true } })
  })

  it('names what it found', async () => {
    const scan = await clamd((bytes) =>
      bytes.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0',
    )
    expect(await scan.scan(Buffer.from('xxEICARxx'))).toEqual({
      ok: true,
      value: { clean: false, signature: 'Win.Test.EICAR_HDB-1' },
    })
  })

  it.each([
    ['INSTREAM size limit exceeded. ERROR\0', 'rejected', 'size-limit'],
    ['stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0', 'rejected', 'size-limit'],
    ['INSTREAM: Could not open temp file ERROR\0', 'unavailable', 'clamd-error'],
    ['<html>\0', 'malformed', 'unexpected-answer'],
    ['', 'malformed', 'unexpected-answer'],
    [null, 'unavailable', 'timeout'],
  ])('%j is %s', async (answer, kind, vendorCode) => {
    const scan = await clamd(() => answer, answer === null ? { scanMs: 150 } : {})
    expect(await scan.scan(new Uint8Array(10))).toEqual({ ok: false, refusal: { kind, vendorCode } })
  })

  it('one that hangs is not waited for with a file, and after five nobody asks it for a while', async () => {
    let asked = 0
    const doors = createDoors({ clock: () => new Date(), log: { warn: () => {}, error: () => {} } })
    const scan = await clamd(() => String(asked++), { hangs: true, guard: doors.around('clamd') })
    for (let n = 0; n < 5; n++)
      expect(await scan.scan(new Uint8Array(10))).toMatchObject({
        refusal: { kind: 'unavailable', vendorCode: 'timeout' },
      })
    expect(await scan.scan(new Uint8Array(10))).toMatchObject({ refusal: { vendorCode: 'door-closed' } })
    expect(asked).toBe(0)
    expect(doors.states()).toMatchObject([{ vendor: 'clamd', state: 'closed', outagesInARow: 5 }])
  })

  it('nobody listening is unavailable, never clean', async () =>
    expect(await clamdScan({ host: '127.0.0.1', port: 9 }).scan(new Uint8Array(1))).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable' },
    }))
})
