// Mail that comes back, in the shapes of those who return it: what is a failure for good, of what and to whom; and what people answer.
import { describe, expect, test } from 'vitest'
import {
  answerMail,
  eximMail,
  exchangeMail,
  gmailMail,
  qmailMail,
  reportedMail,
  sesMail,
  waitingMail,
  yahooMail,
} from '#simulators/mailbox/returned-mails.ts'
import { htmlText } from './html-text.ts'
import { readMail } from './read-mail.ts'
import { replyText } from './reply-text.ts'

const sent = { messageId: '<0192f0c0-0000-7000-8000-000000000001@funder.example>', to: 'Ana@Shop.example' }
const read = (raw: string) => readMail(Buffer.from(raw))
const failed = (code: string | null) => ({
  kind: 'returned',
  code,
  names: expect.arrayContaining([sent.messageId]) as string[],
  recipients: ['ana@shop.example'],
})

describe('returned for good', () => {
  test.each([
    ['Postfix', reportedMail(sent), '5.1.1'],
    ['Gmail', gmailMail(sent), '5.1.1'],
    ['Exchange Online', exchangeMail(sent), '5.1.10'],
    ['qmail', qmailMail(sent), '550'],
    ['Yahoo', yahooMail(sent), '554'],
    ['Exim', eximMail(sent), '5.7.1'],
    ['given up after days (4.4.7)', reportedMail(sent, { status: '4.4.7' }), '4.4.7'],
    ['no action, a code alone', reportedMail(sent, { action: '' }), '5.1.1'],
    ['no code but in the words', reportedMail(sent, { status: '' }), '5.1.1'],
    ['the whole mail returned', reportedMail(sent, { returns: 'message/rfc822' }), '5.1.1'],
    [
      'forwarded, with the address of before',
      reportedMail(sent, { finalRecipient: 'Ana@Shop.example', originalRecipient: 'ana@shop.example' }),
      '5.1.1',
    ],
  ])('%s', async (_, raw, code) => {
    expect(await read(raw)).toMatchObject(failed(code))
  })

  test('forwarded to another address: what was returned says for whom it was', async () => {
    const mail = await read(reportedMail(sent, { finalRecipient: 'ana@elsewhere.example' }))
    expect(mail).toMatchObject({ recipients: ['ana@elsewhere.example', 'ana@shop.example'] })
  })

  test('Amazon SES reports by the id that it gave itself', async () => {
    const given = '<0100017a1c8e7c4f-2c6d3f3e-0b1a-4c5d-8e9f-000000000000-000000@amazonses.com>'
    const mail = await read(sesMail({ ...sent, messageId: given }))
    expect(mail).toMatchObject({ code: '5.4.4', names: [given], recipients: ['ana@shop.example'] })
  })
})

test.each([
  ['a delay', reportedMail(sent, { action: 'delayed', status: '4.4.1' })],
  ['a delay with a code of the fifth class', reportedMail(sent, { action: 'delayed' })],
  ['a delivery', reportedMail(sent, { action: 'delivered', status: '2.0.0' })],
  ['neither action nor code of the fifth class', reportedMail(sent, { action: '', status: '4.2.2' })],
  ['a letter while they still try', waitingMail(sent)],
  ['a receipt', reportedMail(sent).replaceAll('delivery-status', 'disposition-notification')],
  ['no mail at all', '\u0000\u0001'],
  ['a mail that answers none', answerMail({ from: 'ana@shop.example', names: '', text: 'Hello' })],
])('%s is nothing', async (_, raw) => {
  expect(await read(raw)).toBe(null)
})

test('one who failed beside one who got it: an alias reached somebody, so the address of the alias is not named', async () => {
  const others = [['Final-Recipient: rfc822; bo@elsewhere.example', 'Action: delivered', 'Status: 2.0.0']]
  const mail = await read(reportedMail(sent, { finalRecipient: 'ana@elsewhere.example', others }))
  expect(mail).toMatchObject({ recipients: ['ana@elsewhere.example'] })
})

test('somebody who writes of a failure is no server', async () => {
  const text = `I got "550 5.1.1 no such user" for <${sent.to}>\nMessage-ID: ${sent.messageId}`
  const mail = await read(answerMail({ from: 'bo@shop.example', names: sent.messageId, text }))
  expect(mail).toMatchObject({ kind: 'answer', from: 'bo@shop.example' })
})

describe('an answer', () => {
  const answer = (more: object = {}) =>
    read(answerMail({ from: 'Ana@Shop.example', names: sent.messageId, text: 'Yes.', ...more }))

  test('who, to what, what, and how many files', async () => {
    expect(await answer({ files: 2 })).toMatchObject({
      kind: 'answer',
      from: 'ana@shop.example',
      names: [sent.messageId, '<other@mail.example>'],
      text: 'Yes.',
      attachments: 2,
      automatic: false,
    })
  })

  test('HTML is read as text: nothing of it is loaded or kept', async () => {
    const html =
      '<p>S&iacute;, <b>adelante</b></p><script>alert(1)</script><img src="https://x.example/p.png" alt="">'
    const mail = await answer({ html })
    expect(mail).toMatchObject({ text: expect.stringMatching(/^Sí, adelante/) as string })
    expect(mail?.kind === 'answer' && mail.text).not.toMatch(/alert|<|x\.example/)
  })

  test.each([
    ['Auto-Submitted: auto-replied'],
    ['X-Autoreply: yes'],
    ['Precedence: bulk'],
    ['Return-Path: <>'],
    ['List-Id: <all.shop.example>'],
  ])('%s: a machine', async (line) => {
    expect(await answer({ more: [line] })).toMatchObject({ automatic: true })
  })

  test.each([
    ['Automatic reply: About your application', true],
    ['Respuesta automática: Su solicitud', true],
    ['Out of Office: Re: About', true],
    ['Re: automatic payments', false],
  ])('%s', async (subject, automatic) => {
    expect(await answer({ subject })).toMatchObject({ automatic })
  })

  test('Auto-Submitted: no is a person', async () => {
    expect(await answer({ more: ['Auto-Submitted: no'] })).toMatchObject({ automatic: false })
  })
})

test.each([
  ['a &lt; b &amp; &#241; &#xF1; &bogus; &#99999999;', 'a < b & ñ ñ &bogus; &#99999999;'],
  ['one<br>two<p>three</p>', 'one\ntwo\nthree'],
  ['<style>x{}</style><!-- <b>no</b> -->yes<script>if (a<b) c()', 'yes'],
  ['3 < 5', '3 < 5'],
  ['<'.repeat(100_000), expect.any(String)],
])('HTML %#', (html, text) => {
  expect(htmlText(html)).toEqual(text)
})

describe('what is quoted at the end is cut', () => {
  test.each([
    [
      'Gmail',
      'Yes, go on.\n\nOn Mon, Nov 16, 2026 at 9:00 AM Funder <f@x.example> wrote:\n> Hello\n> there',
      'Yes, go on.',
    ],
    [
      'Gmail, broken over two lines',
      'Yes.\n\nOn Mon, Nov 16, 2026 at 9:00 AM Funder Example, of the firm\n<funding@funder.example> wrote:\n\n> Hello',
      'Yes.',
    ],
    ['Spanish', 'Sí.\n\nEl lun, 16 nov 2026 a las 9:00, Funder (<f@x.example>) escribió:\n> Hola', 'Sí.'],
    [
      'Outlook',
      'Fine.\n\n________________________________\nFrom: Funder <f@x.example>\nSent: Monday, November 16, 2026 9:00 AM\nTo: Ana\nSubject: About\n\nHello',
      'Fine.',
    ],
    [
      'Outlook in Spanish',
      'De acuerdo.\n\nDe: Funder <f@x.example>\nEnviado el: lunes, 16 de noviembre de 2026 9:00\nPara: Ana\nAsunto: Su solicitud\n\nHola',
      'De acuerdo.',
    ],
    ['an older Outlook', 'Fine.\n\n-----Original Message-----\nFrom: x\nHello', 'Fine.'],
    ['marks alone', 'Fine.\n\n> Hello\n> there\n', 'Fine.'],
    [
      'answers between the lines stay',
      'See below.\n\nOn Mon, Nov 16, 2026 Funder wrote:\n> Amount?\n20,000\n> When?\nSoon',
      'See below.\n\nOn Mon, Nov 16, 2026 Funder wrote:\n> Amount?\n20,000\n> When?\nSoon',
    ],
    ['nothing but a quote stays', '> Hello', '> Hello'],
    ['no quote at all', 'From: the shop, we wrote: on time', 'From: the shop, we wrote: on time'],
    ['marks that turn text round', 'a\u202Eb\u0007c', 'abc'],
  ])('%s', (_, mail, text) => {
    expect(replyText(mail)).toBe(text)
  })

  test('it is bounded, and quick on a hostile one', () => {
    expect(replyText('x'.repeat(20_000))).toHaveLength(10_000)
    expect(replyText(`On ${'a '.repeat(400_000)}`)).toHaveLength(10_000)
    expect(replyText('On aaaa\n'.repeat(100_000))).toHaveLength(10_000)
  })
})
