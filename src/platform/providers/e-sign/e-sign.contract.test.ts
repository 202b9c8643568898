// The e-sign port's contract, run on our own signing: what it takes, in which order it is signed, what ends it.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/database.ts'
import type { Database } from '../../db/db.ts'
import { newId } from '../../ids.ts'
import { createKeyRing, makeKeyMaterial } from '../../keys.ts'
import { addEnvelope, readEnvelope, setEnvelopeState } from '../../store/envelopes.ts'
import { addSignature, signaturesOf, writeDeclined, writeSignature } from '../../store/signatures.ts'
import { ownESign } from './own/own.ts'
import type { EnvelopeOrder, ESignPort } from './port.ts'

const now = new Date('2026-11-16T15:00:00Z')
const keys = createKeyRing(makeKeyMaterial())
let db: Database
beforeAll(async () => void (db = await testDatabase()))
afterAll(() => db.close())

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
      await writeDeclined(db, keys, await rowOf(order, position), 'Too dear', now)
      const envelope = (await readEnvelope(db, order.subjectId, order.envelope))!
      await setEnvelopeState(db, envelope, ['sent', 'opened'], 'declined', now)
    },
  }
}

const bytes = new TextEncoder().encode('%PDF-1.7 a paper')
const orderOf = (more: Partial<EnvelopeOrder> = {}): EnvelopeOrder => ({
  envelope: newId(now),
  subjectId: newId(now),
  title: 'Agreement',
  language: 'en',
  bytes,
  hash: createHash('sha256').update(bytes).digest('hex'),
  places: ['signer-1', 'signer-2', 'funder'],
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

describe.each([['own', own]])('%s', (_name, sideOf) => {
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
    ['unknown-place', { places: ['signer-1'] }],
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
