// The e-sign port's contract, run on our own signing and on PandaDoc's wire: what it takes, in which order it is signed, what ends it.
import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPandaDocSimulator, type PandaDocSimulator } from '#simulators/pandadoc/pandadoc.ts'
import { testDatabase } from '../../../../test/database.ts'
import type { Database } from '../../db/db.ts'
import { newId } from '../../ids.ts'
import { makeKeyMaterial } from '../../key-material.ts'
import { createKeyRing } from '../../keys.ts'
import { addEnvelope, readEnvelope, setEnvelopeState } from '../../store/envelopes.ts'
import { addSignature, signaturesOf, writeDeclined, writeSignature } from '../../store/signatures.ts'
import { ownESign } from './own/own.ts'
import { pandaDocSigning } from './pandadoc/pandadoc.ts'
import type { EnvelopeOrder, ESignPort } from './port.ts'

const now = new Date('2026-11-16T15:00:00Z')
const keys = createKeyRing(makeKeyMaterial())
let db: Database
let simulator: PandaDocSimulator
beforeAll(async () => {
  db = await testDatabase()
  simulator = await startPandaDocSimulator({ now: () => now })
})
afterAll(async () => {
  await simulator.close()
  await db.close()
})

/** What a provider's signers do, as its own side does it. */
interface Side {
  readonly port: ESignPort
  readonly send: (order: EnvelopeOrder, reference: string) => Promise<void>
  readonly sign: (order: EnvelopeOrder, position: number) => Promise<void>
  readonly decline: (order: EnvelopeOrder, position: number) => Promise<void>
}

const own = (): Side => {
  const rowOf = async (order: EnvelopeOrder, position: number) => {
    const rows = await signaturesOf(db, { subjectId: order.subjectId, id: order.envelope })
    return rows.find((row) => row.position === position)!
  }
  return {
    port: ownESign(db, () => now),
    send: async (order, reference) => {
      const { subjectId, envelope, expiresAt } = order
      await addEnvelope(
        db,
        keys,
        {
          subject: 'application',
          subjectId,
          id: envelope as ReturnType<typeof newId>,
          paperId: newId(now),
          provider: 'own',
          reference,
          choiceId: null,
          expiresAt,
          tree: '{}',
        },
        now,
      )
      for (const { id, position, place, name, email } of order.signers)
        await addSignature(db, keys, {
          subjectId,
          envelopeId: envelope as ReturnType<typeof newId>,
          id: id as ReturnType<typeof newId>,
          position,
          place,
          language: 'en',
          signer: { name, role: '', email },
        })
    },
    sign: async (order, position) => {
      const row = await rowOf(order, position)
      const from = { ip: '192.0.2.1', browser: 'Test' }
      await writeSignature(db, keys, row, { how: 'typed', image: 'Ana', from, seenHash: order.hash }, now)
      const left = (await signaturesOf(db, { subjectId: order.subjectId, id: order.envelope })).some(
        ({ signedAt }) => !signedAt,
      )
      const envelope = (await readEnvelope(db, order.subjectId, order.envelope))!
      await setEnvelopeState(db, envelope, ['sent', 'opened'], left ? 'opened' : 'signed', now)
    },
    decline: async (order, position) => {
      await writeDeclined(db, keys, await rowOf(order, position), { why: null, reason: 'Too dear' }, now)
      const envelope = (await readEnvelope(db, order.subjectId, order.envelope))!
      await setEnvelopeState(db, envelope, ['sent', 'opened'], 'declined', now)
    },
  }
}

const pandaDocPort = (more: { timeoutMs?: number } = {}): ESignPort =>
  pandaDocSigning({
    baseUrl: simulator.url,
    appUrl: simulator.appUrl,
    apiKey: simulator.apiKey,
    webhookKey: simulator.webhookKey,
    pauseMs: 0,
    clock: () => now,
    ...more,
  })

const documentOf = ({ envelope }: EnvelopeOrder) =>
  simulator.documents.find(({ metadata }) => metadata['envelope'] === envelope)!

const pandaDoc = (): Side => ({
  port: pandaDocPort(),
  // It is sent when it is made.
  send: () => Promise.resolve(),
  sign: (order, position) => Promise.resolve(simulator.complete(documentOf(order).id, position)),
  decline: (order) => Promise.resolve(simulator.decline(documentOf(order).id)),
})

const bytes = new TextEncoder().encode('%PDF-1.7 a paper')
const placeAt = (place: string, at: number) => ({
  place,
  signer: place,
  page: 1,
  x: 54,
  y: 100 + at * 100,
  width: 290,
  height: 46,
})
const orderOf = (more: Partial<EnvelopeOrder> = {}): EnvelopeOrder => ({
  envelope: newId(now),
  subjectId: newId(now),
  title: 'Agreement',
  language: 'en',
  bytes,
  hash: createHash('sha256').update(bytes).digest('hex'),
  places: ['signer-1', 'signer-2', 'funder'].map(placeAt),
  signers: [1, 2].map((position) => ({
    id: newId(now),
    name: `Signer ${position}`,
    email: `signer-${position}@example.test`,
    position,
    place: `signer-${position}`,
  })),
  expiresAt: new Date('2026-11-30T15:00:00Z'),
  ...more,
})
const refusedAs = (vendorCode: string) => ({ ok: false, refusal: { kind: 'rejected', vendorCode } })

describe.each([
  ['own', own],
  ['pandadoc', pandaDoc],
])('%s', (_name, sideOf) => {
  let side: Side
  beforeAll(() => void (side = sideOf()))
  const sent = async (order = orderOf()) => {
    const made = await side.port.create(order)
    if (!made.ok) throw new Error(made.refusal.kind)
    await side.send(order, made.value.reference)
    return { order, reference: made.value.reference }
  }

  test('the same order twice is one envelope', async () => {
    const order = orderOf()
    expect(await side.port.create(order)).toEqual(await side.port.create(order))
  })

  test.each([
    ['other-bytes', { hash: '0'.repeat(64) }],
    ['no-signers', { signers: [] }],
    ['unknown-place', { places: [placeAt('signer-1', 0)] }],
    ['no-order', { signers: orderOf().signers.map((signer) => ({ ...signer, position: 1 })) }],
  ])('refuses: %s', async (code, wrong) => {
    expect(await side.port.create(orderOf(wrong))).toEqual(refusedAs(code))
  })

  test('tells each signature in order, and when all have signed', async () => {
    const { order, reference } = await sent()
    const standing = async () => {
      const told = await side.port.look(reference)
      return told.ok && [told.value.state, ...told.value.signers.map(({ state }) => state)]
    }
    expect(await standing()).toEqual(['sent', 'waiting', 'waiting'])
    await side.sign(order, 1)
    expect(await standing()).toEqual(['opened', 'signed', 'waiting'])
    await side.sign(order, 2)
    expect(await standing()).toEqual(['signed', 'signed', 'signed'])
    expect(await side.port.void(reference)).toEqual(refusedAs('signed-by-all'))
  })

  test('a signer who declines ends it', async () => {
    const { order, reference } = await sent()
    await side.decline(order, 1)
    expect(await side.port.look(reference)).toMatchObject({
      value: { state: 'declined', signers: [{ state: 'declined' }, { state: 'waiting' }] },
    })
  })

  test('what is void stays void, again changes nothing', async () => {
    const { reference } = await sent()
    for (let time = 0; time < 2; time++)
      expect(await side.port.void(reference)).toEqual({ ok: true, value: true })
    expect(await side.port.look(reference)).toMatchObject({ value: { state: 'void' } })
  })

  test('one that was never made', async () => {
    expect(await side.port.look('made-up')).toEqual(refusedAs('unknown-envelope'))
    expect(await side.port.void('made-up')).toEqual(refusedAs('unknown-envelope'))
  })
})

describe('pandadoc', () => {
  const sent = async (more: Partial<EnvelopeOrder> = {}) => {
    const order = orderOf(more)
    const made = await pandaDocPort().create(order)
    if (!made.ok) throw new Error(made.refusal.vendorCode)
    return { order, reference: made.value.reference, document: documentOf(order) }
  }

  test('sends our own file without mails, with a field for each signer where the paper has the line', async () => {
    const { document } = await sent()
    expect(document).toMatchObject({ silent: true, status: 'document.sent' })
    expect(Buffer.compare(document.file, bytes)).toBe(0)
    // 100 points above the lower edge of a page of 792, 46 high: 646 from the top, at 96 dots to the inch.
    expect(document.fields).toMatchObject([
      {
        type: 'signature',
        assigned_to: document.recipients[0]!.id,
        layout: { page: 1, position: { offset_x: 72, offset_y: 861 }, style: { width: 387, height: 61 } },
      },
      { assigned_to: document.recipients[1]!.id },
    ])
  })

  test.each([['hang-up'], ['server-error'], ['timeout'], ['garbage'], ['rate-limited']] as const)(
    'an order whose making broke off (%s) is found again and goes on',
    async (kind) => {
      const order = orderOf()
      simulator.faults.next(kind, { path: '/public/v1/documents/' })
      expect((await pandaDocPort({ timeoutMs: 300 }).create(order)).ok).toBe(false)
      simulator.faults.clear()
      expect((await pandaDocPort().create(order)).ok).toBe(true)
      const made = simulator.documents.filter(({ metadata }) => metadata['envelope'] === order.envelope)
      expect(made.map(({ status, fields }) => [status, fields.length])).toEqual([['document.sent', 2]])
    },
  )

  test('a document of other bytes from a run before is ended', async () => {
    const { order } = await sent()
    const other = new TextEncoder().encode('%PDF-1.7 another paper')
    const again = { ...order, bytes: other, hash: createHash('sha256').update(other).digest('hex') }
    expect((await pandaDocPort().create(again)).ok).toBe(true)
    const made = simulator.documents.filter(({ metadata }) => metadata['envelope'] === order.envelope)
    expect(made.map(({ status }) => status)).toEqual(['document.voided', 'document.sent'])
  })

  test('two signers with one address are refused, for it knows them by the address', async () => {
    const signers = orderOf().signers.map((signer) => ({ ...signer, email: 'both@example.test' }))
    expect(await pandaDocPort().create(orderOf({ signers }))).toEqual(refusedAs('same-address'))
  })

  test('a wrong key is a refusal', async () => {
    const port = pandaDocSigning({
      baseUrl: simulator.url,
      appUrl: simulator.appUrl,
      apiKey: 'another',
      webhookKey: 'x',
      pauseMs: 0,
      clock: () => now,
    })
    expect(await port.create(orderOf())).toEqual({
      ok: false,
      refusal: { kind: 'rejected', vendorCode: '401', ours: true },
    })
  })

  test('a session opens for a signer of it alone', async () => {
    const { reference, order } = await sent()
    const { openSession } = pandaDocPort().embedded!
    const opened = await openSession(reference, order.signers[0]!.email)
    expect(opened.ok && (await (await fetch(opened.value.url)).text())).toContain('session_view.document.')
    expect(await openSession(reference, 'somebody@example.test')).toEqual(refusedAs('400'))
  })

  test('the sealed file comes once it is made', async () => {
    const { reference, order } = await sent()
    const { download } = pandaDocPort().embedded!
    expect(await download(reference)).toMatchObject({ refusal: { kind: 'unavailable', vendorCode: '409' } })
    for (const { position } of order.signers) simulator.complete(documentOf(order).id, position)
    expect(await download(reference)).toMatchObject({
      refusal: { kind: 'unavailable', vendorCode: 'being-built', retryAfterSeconds: 5 },
    })
    const file = await download(reference)
    expect(file.ok && Buffer.compare(file.value, bytes)).toBe(0)
  })

  test('a webhook is believed by its signature over the raw body alone', () => {
    const { readWebhook } = pandaDocPort().embedded!
    const body = Buffer.from(
      '[{"event":"recipient_completed","data":{"id":"A1","x":1.0}},{"event":"e","data":{"id":"A1"}}]',
    )
    const signature = createHmac('sha256', simulator.webhookKey).update(body).digest('hex')
    const read = (raw: Buffer, given: string) => readWebhook(raw, new URLSearchParams({ signature: given }))
    expect(read(body, signature)).toEqual(['A1'])
    expect(read(Buffer.concat([body, Buffer.from(' ')]), signature)).toBeNull()
    expect(
      read(
        body,
        signature.replace(/^./, (letter) => (letter === '0' ? '1' : '0')),
      ),
    ).toBeNull()
    expect(read(body, '')).toBeNull()
  })
})
