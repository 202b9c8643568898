// Sends lines of the log to a collector as syslog (RFC 5424), counted by octets, over TLS (RFC 5425), or over TCP (RFC 6587) to one on this machine.
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { hostname } from 'node:os'
import { connect as connectTls } from 'node:tls'
import type { AuditLine, AuditSink } from './stream-events.ts'

/** Facility 13 is the audit log; severity 5 a notice, 6 only of information (RFC 5424, 6.2.1). */
const FACILITY = 13 * 8
const severities = { 'audit-event': 5, 'audit-head': 6 } as const
const PORTS = { 'syslog+tls:': 6514, 'syslog+tcp:': 601 } as const
const SILENCE_MS = 30_000

/** Whether a collector can be written to at this address: by TLS anywhere, in clear on this machine only. */
export function isSyslogAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname: host } = new URL(address)
  return (protocol === 'syslog+tls:' && host !== '') || (protocol === 'syslog+tcp:' && isLoopback(host))
}

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/**
 * Syslog answers nothing: lines count as written once the collector has closed the connection without an error, after it was told that
 * nothing more comes. Throws where it did not; what was sent comes again then. `ca`: trusted besides those that Node trusts.
 */
export const openSyslogSink = (address: URL, ca?: string): AuditSink => {
  const host = address.hostname.replace(/^\[|\]$/g, '')
  const port = Number(address.port) || PORTS[address.protocol as keyof typeof PORTS]
  const connect = (): Socket =>
    address.protocol === 'syslog+tls:'
      ? connectTls({ host, port, ...(isIP(host) ? {} : { servername: host }), ...(ca && { ca }) })
      : connectTcp({ host, port })
  return (lines) =>
    new Promise((done, fail) => {
      const socket = connect()
      socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('the collector is silent')))
      socket.on('error', fail)
      // Nothing is expected, but an end is only seen by who reads.
      socket.resume()
      socket.on('end', () => {
        if (!socket.writableFinished) socket.destroy(new Error('the collector hung up'))
      })
      socket.on('close', (failed) => {
        if (!failed) done()
      })
      socket.end(Buffer.concat(lines.map(frameOf)))
    })
}

/** One message behind its length in octets. */
function frameOf(line: AuditLine): Buffer {
  const priority = `<${FACILITY + severities[line.type]}>1`
  const message = Buffer.from(
    `${priority} ${line.at} ${hostName()} underway - ${line.type} - ${JSON.stringify(line)}`,
  )
  return Buffer.concat([Buffer.from(`${message.length} `), message])
}

/** Printable US-ASCII without spaces, at most 255 (RFC 5424, 6.2.4). */
const hostName = (): string =>
  hostname()
    .replace(/[^\x21-\x7e]/g, '')
    .slice(0, 255) || '-'
