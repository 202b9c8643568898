// Scans bytes with ClamAV's daemon over TCP (INSTREAM).
import { connect } from 'node:net'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { VendorGuard } from '../../doors.ts'
import type { Fault } from '../../faults.ts'
import { TOO_LARGE_TO_SCAN, type FileScanPort, type ScanResult } from '../port.ts'

interface ClamdOptions {
  readonly host: string
  readonly port: number
  /** How long it may take to say that it lives, in milliseconds. */
  readonly pingMs?: number
  /** How long a scan may take, and a second more for each megabyte. */
  readonly scanMs?: number
  /** Its door. Default: none. */
  readonly guard?: VendorGuard
}

const CHUNK = 64 * 1024
const MB = 1024 * 1024
const MS_PER_MB = 1_000

/** Four bytes of length, big end first, before each chunk; a length of zero ends the stream. */
function* framed(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    yield length
    yield chunk
  }
  yield Buffer.alloc(4)
}

function readAnswer(answer: string): Outcome<ScanResult, Fault> {
  const line = answer.replace(/\0.*$/s, '').trim()
  if (/: OK$/.test(line)) return ok({ clean: true })
  const found = /: (.+) FOUND$/.exec(line)?.[1]
  // With AlertExceedsMax on, what is too large is told as if something was found.
  if (found?.startsWith('Heuristics.Limits.Exceeded'))
    return refused({ kind: 'rejected', vendorCode: TOO_LARGE_TO_SCAN })
  if (found) return ok({ clean: false, signature: found })
  if (/size limit exceeded/i.test(line)) return refused({ kind: 'rejected', vendorCode: TOO_LARGE_TO_SCAN })
  return refused(
    /ERROR$/.test(line)
      ? { kind: 'unavailable', vendorCode: 'clamd-error' }
      : { kind: 'malformed', vendorCode: 'unexpected-answer' },
  )
}

/** Sends one command with what belongs to it, and reads the answer, which ends with a zero byte. */
function exchange(
  { host, port }: ClamdOptions,
  deadlineMs: number,
  command: string,
  pieces: Iterable<Uint8Array> = [],
): Promise<Outcome<string, Fault>> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    let answer = ''
    const end = (outcome: Outcome<string, Fault>) => {
      clearTimeout(deadline)
      socket.destroy()
      resolve(outcome)
    }
    const deadline = setTimeout(
      () => end(refused({ kind: 'unavailable', vendorCode: 'timeout' })),
      deadlineMs,
    )
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      answer += text
      // clamd may refuse a stream that is too long before all of it was sent.
      if (answer.includes('\0')) end(ok(answer))
    })
    socket.on('end', () => end(ok(answer)))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      end(answer ? ok(answer) : refused({ kind: 'unavailable', vendorCode: error.code ?? 'network' })),
    )
    socket.on('connect', () => {
      socket.write(`z${command}\0`)
      for (const piece of pieces) socket.write(piece)
    })
  })
}

export function clamdScan(options: ClamdOptions): FileScanPort {
  const { pingMs = 3_000, scanMs = 10_000, guard = (use) => use() } = options

  async function scan(bytes: Uint8Array): Promise<Outcome<ScanResult, Fault>> {
    // One that hangs still takes connections: it is asked whether it lives before a whole file waits for it.
    const alive = await exchange(options, pingMs, 'PING')
    if (!alive.ok) return alive
    const deadlineMs = scanMs + (bytes.length / MB) * MS_PER_MB
    const answer = await exchange(options, deadlineMs, 'INSTREAM', framed(bytes))
    return answer.ok ? readAnswer(answer.value) : answer
  }
  return { scan: (bytes) => guard(() => scan(bytes)) }
}
