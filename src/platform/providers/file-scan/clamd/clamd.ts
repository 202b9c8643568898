// Scans bytes with ClamAV's daemon over TCP (INSTREAM).
import { connect } from 'node:net'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import { TOO_LARGE_TO_SCAN, type FileScanPort, type ScanResult } from '../port.ts'

interface ClamdOptions {
  readonly host: string
  readonly port: number
  readonly timeoutMs?: number
}

const CHUNK = 64 * 1024

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
  if (found) return ok({ clean: false, signature: found })
  if (/size limit exceeded/i.test(line)) return refused({ kind: 'rejected', vendorCode: TOO_LARGE_TO_SCAN })
  return refused(
    /ERROR$/.test(line)
      ? { kind: 'unavailable', vendorCode: 'clamd-error' }
      : { kind: 'malformed', vendorCode: 'unexpected-answer' },
  )
}

export function clamdScan({ host, port, timeoutMs = 30_000 }: ClamdOptions): FileScanPort {
  return {
    scan: (bytes) =>
      new Promise((resolve) => {
        const socket = connect({ host, port })
        let answer = ''
        const end = (outcome: Outcome<ScanResult, Fault>) => {
          clearTimeout(deadline)
          socket.destroy()
          resolve(outcome)
        }
        const deadline = setTimeout(
          () => end(refused({ kind: 'unavailable', vendorCode: 'timeout' })),
          timeoutMs,
        )
        socket.setEncoding('utf8')
        socket.on('data', (text: string) => {
          answer += text
          // clamd may refuse a stream that is too long before all of it was sent.
          if (answer.includes('\0')) end(readAnswer(answer))
        })
        socket.on('end', () => end(readAnswer(answer)))
        socket.on('error', (error: NodeJS.ErrnoException) =>
          end(
            answer
              ? readAnswer(answer)
              : refused({ kind: 'unavailable', vendorCode: error.code ?? 'network' }),
          ),
        )
        socket.on('connect', () => {
          socket.write('zINSTREAM\0')
          for (const piece of framed(bytes)) socket.write(piece)
        })
      }),
  }
}
