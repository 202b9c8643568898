// Mail as servers return it: made anew in the shapes that Postfix, Gmail, Exchange Online, Amazon SES, qmail, Yahoo and Exim give it.
import { createHash } from 'node:crypto'

interface Sent {
  /** In angle brackets. */
  readonly messageId: string
  readonly to: string
}

/** Of a report by RFC 3464. */
interface Reported {
  readonly from?: string
  readonly subject?: string
  readonly action?: string
  readonly status?: string
  readonly diagnostic?: string
  readonly finalRecipient?: string
  readonly originalRecipient?: string
  /** What is returned: the head alone, the whole, or nothing. */
  readonly returns?: 'text/rfc822-headers' | 'message/rfc822' | 'nothing'
  readonly more?: readonly string[]
  /** Further groups of the report. */
  readonly others?: readonly (readonly string[])[]
}

const lines = (...all: readonly (string | readonly string[])[]): string => all.flat().join('\r\n')

const madeId = (of: string): string => createHash('sha256').update(of).digest('hex').slice(0, 32)

const sentHead = ({ messageId, to }: Sent): readonly string[] => [
  'Return-Path: <funding@funder.example>',
  'From: Funder Example <funding@funder.example>',
  `To: ${to}`,
  'Subject: About your application',
  `Message-ID: ${messageId}`,
  'Date: Mon, 16 Nov 2026 09:00:00 -0500',
  'MIME-Version: 1.0',
]

export const reportedMail = (sent: Sent, reported: Reported = {}): string => {
  const {
    from = 'MAILER-DAEMON@mx.example (Mail Delivery System)',
    subject = 'Undelivered Mail Returned to Sender',
    action = 'failed',
    status = '5.1.1',
    diagnostic = 'smtp; 550 5.1.1 <x>: Recipient address rejected: User unknown',
    finalRecipient = sent.to,
    returns = 'text/rfc822-headers',
  } = reported
  const { originalRecipient, more = [], others = [] } = reported
  return lines(
    'Return-Path: <>',
    `From: ${from}`,
    'To: funding@funder.example',
    `Subject: ${subject}`,
    `Message-ID: <${madeId(sent.messageId + subject + action)}@mx.example>`,
    'Auto-Submitted: auto-replied',
    ...more,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_b"',
    '',
    '--=_b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'This is the mail system. Your message could not be delivered.',
    '--=_b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Mon, 16 Nov 2026 09:00:01 -0500',
    '',
    `Final-Recipient: rfc822; ${finalRecipient}`,
    ...(originalRecipient ? [`Original-Recipient: rfc822;${originalRecipient}`] : []),
    ...(action ? [`Action: ${action}`] : []),
    ...(status ? [`Status: ${status}`] : []),
    `Diagnostic-Code: ${diagnostic}`,
    ...others.flatMap((group) => ['', ...group]),
    '',
    ...(returns === 'nothing' ? [] : ['--=_b', `Content-Type: ${returns}`, '', ...sentHead(sent), '']),
    '--=_b--',
    '',
  )
}

export const gmailMail = (sent: Sent): string =>
  reportedMail(sent, {
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    subject: 'Delivery Status Notification (Failure)',
    more: [
      `X-Failed-Recipients: ${sent.to}`,
      `In-Reply-To: ${sent.messageId}`,
      `References: ${sent.messageId}`,
    ],
    diagnostic:
      'smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n 550-5.1.1 double-checking the address. 550 5.1.1 a1-20020 - gsmtp',
    returns: 'message/rfc822',
  })

export const exchangeMail = (sent: Sent): string =>
  reportedMail(sent, {
    from: 'postmaster@tenant.example',
    subject: 'No se puede entregar: About your application',
    more: ['X-MS-Exchange-Message-Is-Ndr:', `In-Reply-To: ${sent.messageId}`],
    status: '5.1.10',
    diagnostic: 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    returns: 'message/rfc822',
  })

/** Its report goes by the id that it gave, and says 5.0.0 with the server's words beside. */
export const sesMail = ({ messageId, to }: Sent): string =>
  reportedMail(
    { messageId: messageId.replace('@amazonses.com>', '@us-west-2.amazonses.com>'), to },
    {
      from: 'MAILER-DAEMON@us-west-2.amazonses.com',
      subject: 'Delivery Status Notification (Failure)',
      status: '5.0.0',
      diagnostic: 'smtp; 550 5.4.4 Invalid domain',
      returns: 'message/rfc822',
    },
  )

const letter = (
  sent: Sent,
  from: string,
  subject: string,
  more: readonly string[],
  said: readonly string[],
) =>
  lines(
    'Return-Path: <>',
    `From: ${from}`,
    'To: funding@funder.example',
    `Subject: ${subject}`,
    `Message-ID: <${madeId(sent.messageId + from)}@mx.example>`,
    ...more,
    '',
    ...said,
    '',
  )

export const qmailMail = (sent: Sent): string =>
  letter(
    sent,
    'MAILER-DAEMON@mx.example',
    'failure notice',
    [],
    [
      'Hi. This is the qmail-send program at mx.example.',
      "I'm afraid I wasn't able to deliver your message to the following addresses.",
      "This is a permanent error; I've given up. Sorry it didn't work out.",
      '',
      `<${sent.to}>:`,
      '192.0.2.9 does not like recipient.',
      'Remote host said: 550 sorry, no mailbox here by that name',
      'Giving up on 192.0.2.9.',
      '',
      '--- Below this line is a copy of the message.',
      '',
      ...sentHead(sent),
      '',
      'Your code is 4.2.2, and 550 is our street number.',
    ],
  )

export const yahooMail = (sent: Sent): string =>
  letter(
    sent,
    'MAILER-DAEMON@yahoo.com',
    'Failure Notice',
    [],
    [
      'Sorry, we were unable to deliver your message to the following address.',
      '',
      `<${sent.to}>:`,
      '554: delivery error: dd This user doesn’t have a yahoo.com account [0] - mta1.mail.yahoo.com',
      '',
      '--- Below this line is a copy of the message.',
      '',
      ...sentHead(sent),
    ],
  )

export const eximMail = (sent: Sent): string =>
  letter(
    sent,
    'Mail Delivery System <Mailer-Daemon@host.example>',
    'Mail delivery failed: returning message to sender',
    [`X-Failed-Recipients: ${sent.to}`, 'Auto-Submitted: auto-replied'],
    [
      'This message was created automatically by mail delivery software.',
      'A message that you sent could not be delivered to one or more of its recipients. This is a permanent error.',
      '',
      `  ${sent.to}`,
      '    host mx.example [192.0.2.9]',
      '    SMTP error from remote mail server after RCPT TO:<x>:',
      '    550 5.7.1 not allowed here',
      '',
      '------ This is a copy of the message, including all the headers. ------',
      '',
      ...sentHead(sent),
    ],
  )

/** Exim and qmail while they still try. */
export const waitingMail = (sent: Sent): string =>
  letter(
    sent,
    'Mail Delivery System <Mailer-Daemon@host.example>',
    'Mail delivery failed: not yet',
    [],
    [
      'A message that you sent has not yet been delivered to one or more of its recipients after 24 hours.',
      `  ${sent.to}`,
      '    550 was said once. Delivery attempts will continue for some time.',
      '',
      '------ This is a copy of the message, including all the headers. ------',
      ...sentHead(sent),
    ],
  )

interface Answer {
  readonly from: string
  readonly names: string
  readonly text: string
  readonly subject?: string
  readonly html?: string
  readonly more?: readonly string[]
  readonly files?: number
  readonly messageId?: string
}

export const answerMail = ({
  from,
  names,
  text,
  subject,
  html,
  more = [],
  files = 0,
  messageId,
}: Answer): string =>
  lines(
    `From: Somebody <${from}>`,
    'To: funding@funder.example',
    `Subject: ${subject ?? 'Re: About your application'}`,
    `Message-ID: ${messageId ?? `<${madeId(`${text} ${files} ${names}`)}@mail.example>`}`,
    ...(names ? [`In-Reply-To: ${names}`, `References: <other@mail.example> ${names}`] : []),
    ...more,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="=_a"',
    '',
    '--=_a',
    `Content-Type: ${html ? 'text/html' : 'text/plain'}; charset=utf-8`,
    '',
    ...(html ?? text).split('\n'),
    ...Array.from({ length: files }, (_, at) => [
      '--=_a',
      `Content-Type: application/pdf; name="file-${at}.pdf"`,
      `Content-Disposition: attachment; filename="file-${at}.pdf"`,
      'Content-Transfer-Encoding: base64',
      '',
      'JVBERi0xLjQK',
    ]).flat(),
    '--=_a--',
    '',
  )
