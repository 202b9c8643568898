// People who text the product: an applicant with a cell phone, what comes in by the provider's webhook, what went out, and what staff see of it.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { addJob } from '#platform/outbox/outbox.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import { twilioSignature } from '#platform/providers/messages/twilio/signature.ts'
import type { TestApp } from './app.ts'
import { jpegOf } from './made-files.ts'
import type { Member } from './staff.ts'

const minimal = JSON.parse(
  readFileSync(new URL('../src/features/journeys/apply/minimal.json', import.meta.url), 'utf8'),
) as { business: object; pg: object }

/** `area`: six digits that the numbers of this file's applicants begin with. */
export function textsOf(app: () => TestApp, staff: () => Member, area = '207555') {
  let count = 0
  async function applicant({
    texts = true,
    language = 'en',
    phone = `${area}${String(300 + ++count).padStart(4, '0')}`,
  } = {}) {
    const model = {
      ...minimal,
      business: {
        ...minimal.business,
        email: `h${count}-${Math.random()}@shop.example`,
        ...(texts ? { smsConsent: true } : {}),
      },
      pg: { ...minimal.pg, phone },
    }
    const options = { headers: { 'accept-language': language } }
    const answer = await app().visitor().post('/api/apply/lead', { model, page: 0 }, options)
    expect(answer.status).toBe(200)
    return { id: app().deps.keys.readLeadCode(String(answer.body.leadid))!.id, phone: `+1${phone}` }
  }

  let sid = 0
  /** Hands a text over as the provider does; answers with the status of the webhook. */
  const post = async (from: string, body: string, more: Record<string, string> = {}) => {
    const url = '/api/webhooks/twilio'
    const form = { MessageSid: `MM${++sid}`, From: from, Body: body, NumMedia: '0', ...more }
    const signature = twilioSignature(
      app().simulators.messages.authToken,
      `http://localhost:3000${url}`,
      form,
    )
    const { statusCode } = await app().server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
      payload: new URLSearchParams(form).toString(),
    })
    return statusCode
  }
  const receive = async (from: string, body: string, more: Record<string, string> = {}) => {
    expect(await post(from, body, more)).toBe(200)
    await app().worker.drain()
  }
  /** The fields of a message with these files, kept with the provider. */
  const withFiles = (...files: readonly { bytes: Uint8Array; type: string }[]): Record<string, string> => ({
    NumMedia: String(files.length),
    ...Object.fromEntries(
      files.flatMap((file, at) => [
        [`MediaUrl${at}`, app().simulators.messages.putFile(`MMfile${sid}`, file)],
        [`MediaContentType${at}`, file.type],
      ]),
    ),
  })
  /** What went out to a number, newest first. */
  const texts = (phone: string) =>
    app()
      .inbox(phone)
      .map(({ text }) => text)
  /** The kinds of what is due of an application. */
  const due = async (id: string) =>
    (
      (await staff().who.get('/api/staff/due')).body.due as unknown as {
        applicationId: string
        kind: string
      }[]
    )
      .filter(({ applicationId }) => applicationId === id)
      .map(({ kind }) => kind)
  const settle = (id: string, stopped: boolean, request?: string) =>
    staff().who.post(`/api/staff/applications/${id}/requests/maybe-stop/settle`, {
      stopped,
      ...(request ? { request } : {}),
    })
  /** A message that goes by e-mail and text. */
  const ask = async (id: string, document = 'photo-id') => {
    await addJob(app().db, sendMessageJob(id, 'document-request', { document }), app().clock())
    await app().worker.drain()
  }
  /** Staff write another number into the application. */
  const correct = async (id: string, cellPhone: string) => {
    const answer = await staff().who.post(`/api/staff/applications/${id}/correct`, {
      answers: { cellPhone },
      reason: 'Told by phone',
    })
    expect(answer.status).toBe(200)
    await app().worker.drain()
  }
  const jpeg = (mark = '') => ({ bytes: jpegOf(640, 480, { mark }), type: 'image/jpeg' })
  return { applicant, post, receive, withFiles, texts, due, settle, ask, correct, jpeg }
}
