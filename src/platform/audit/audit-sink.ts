// Where chained events go for whoever watches: the standard output, a file, or a collector that speaks syslog.
import { open } from 'node:fs/promises'
import type { AuditLine, AuditSink } from './stream-events.ts'
import { openSyslogSink } from './syslog-sink.ts'

/** `stdout`; an address `syslog+tls://host:port`, or `syslog+tcp://` of this machine; else a file, which only its owner reads. */
export function openAuditSink(to: string): AuditSink {
  if (to.startsWith('syslog+')) return openSyslogSink(new URL(to))
  if (to === 'stdout')
    return (lines) =>
      new Promise((done, fail) =>
        process.stdout.write(textOf(lines), (error) => (error ? fail(error) : done())),
      )
  return async (lines) => {
    // Opened again each time: a file that was moved away by its rotation is followed.
    const file = await open(to, 'a', 0o600)
    try {
      await file.writeFile(textOf(lines))
      await file.sync()
    } finally {
      await file.close()
    }
  }
}

const textOf = (lines: readonly AuditLine[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('')
