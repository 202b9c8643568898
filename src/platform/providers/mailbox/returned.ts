// Whether a mail reports that another one was not delivered, and which: RFC 3464, and those who report in words.
import type { ParsedMail } from './parsed-mail.ts'
import type { ReturnedMail } from './port.ts'

type Report = Omit<ReturnedMail, 'kind' | 'key'>

/** 'failed' is final whatever the code says: 4.4.7 with it means that they gave up (RFC 3464, 2.3.3). */
interface Group {
  readonly action: string
  readonly status: string
  readonly recipients: readonly string[]
}

const ENHANCED = /(?<![\d.])([45])\.\d{1,3}\.\d{1,3}(?![\d.])/
const REPLY = /(?<![\d.-])(5[0-5]\d)(?=[ :-])/
const ADDRESS = /[^\s<>;:,"()]+@[^\s<>;:,"()]+/g

/** null: it is no report. 'not-final': a delay, a delivery, or nothing that says that it failed for good. */
export function returnedMail(mail: ParsedMail): Report | 'not-final' | null {
  const report = mail.part(/^message\/(?:global-)?delivery-status$/)
  if (report === null) return inWords(mail)
  const groups = report
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map(groupOf)
    .filter(({ recipients, action, status }) => recipients.length && (action || status))
  const failed = groups.filter(isFinal)
  if (!failed.length) return 'not-final'
  // One who got it by an alias, beside one who did not: it was delivered to somebody.
  const isWhole = failed.length === groups.length
  return {
    names: namesIn(mail),
    recipients: unique([
      ...failed.flatMap(({ recipients }) => recipients),
      ...(isWhole ? originalTo(mail) : []),
    ]),
    code: failed[0]!.status || null,
  }
}

const isFinal = ({ action, status }: Group): boolean =>
  action ? action === 'failed' : status.startsWith('5')

function groupOf(text: string): Group {
  const fields = unfolded(text)
  const all = (name: RegExp) => fields.filter(([key]) => name.test(key)).map(([, value]) => value)
  const diagnostic = all(/^diagnostic-code$/)[0] ?? ''
  const status = ENHANCED.exec(all(/^status$/)[0] ?? '')?.[0] ?? codeIn(diagnostic)
  return {
    action: (all(/^action$/)[0] ?? '').toLowerCase().trim(),
    // A report that says 5.0.0 and nothing more says less than the server's own words.
    status: /^[45]\.0\.0$/.test(status) ? codeIn(diagnostic) || status : status,
    recipients: all(/^(?:final|original)-recipient$/).flatMap(addressesIn),
  }
}

/** qmail, Exim and others write a letter: only with a code of the fifth class, or the header of those that failed, is it final. */
function inWords(mail: ParsedMail): Report | 'not-final' | null {
  const failed = mail.header('x-failed-recipients')
  const isDaemon = /^(?:mailer-daemon|postmaster|mail-daemon)@/.test(mail.from)
  if (!failed && !(isDaemon && (mail.header('return-path') === '<>' || isKnownHead(mail)))) return null
  const said = mail.text.split(COPY)[0]!
  const code = codeIn(said)
  if (!(failed || code.startsWith('5')) || /will be retried|still trying|not yet been delivered/i.test(said))
    return 'not-final'
  return {
    names: namesIn(mail),
    recipients: unique([...addressesIn(failed || said), ...originalTo(mail)]),
    code: code || null,
  }
}

const isKnownHead = ({ subject }: ParsedMail): boolean =>
  /^(?:failure notice|undeliver(?:able|ed)|mail delivery fail|returned mail|delivery (?:status notification|failure)|no se puede entregar|mensaje no entregado)/i.test(
    subject.trim(),
  )

/** Where the letter ends and the copy of what was sent begins. */
const COPY = /^-{2,}.*(?:copy of (?:the|your) message|Original message|Mensaje original).*$/im

const codeIn = (text: string): string => ENHANCED.exec(text)?.[0] ?? REPLY.exec(text)?.[1] ?? ''

/** The copy, or its head. */
const original = (mail: ParsedMail): string =>
  mail.part(/^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/) ??
  mail.text.slice(COPY.exec(mail.text)?.index ?? mail.text.length)

const headOf = (text: string): string => text.replace(/\r\n?/g, '\n')

function namesIn(mail: ParsedMail): readonly string[] {
  const own = [...headOf(original(mail)).matchAll(/^[ >]*Message-ID:\s*(<[^<>\s]{3,250}>)/gim)].map(
    ([, id]) => id!,
  )
  return unique([...own, ...mail.names])
}

const originalTo = (mail: ParsedMail): readonly string[] =>
  [...headOf(original(mail)).matchAll(/^[ >]*To:(.*(?:\n[ \t]+.*)?)$/gim)]
    .slice(0, 1)
    .flatMap(([, value]) => addressesIn(value!))

const addressesIn = (text: string): readonly string[] =>
  (text.match(ADDRESS) ?? []).slice(0, 50).map((each) => each.toLowerCase().replace(/\.$/, ''))

const unique = (all: readonly string[]): readonly string[] => [...new Set(all)].slice(0, 50)

/** Fields by their name in lower case; a line that begins with a space goes on with the one before. */
const unfolded = (text: string): readonly (readonly [name: string, value: string])[] =>
  text
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(':')
      return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const] : []
    })
