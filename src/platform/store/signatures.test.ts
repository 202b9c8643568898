// What a signer does is written once: opened, agreed to, signed or declined, by this signer alone.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { openKeys } from '../../../test/open-keys.ts'
import type { Database } from '../db/db.ts'
import { makeKeyMaterial } from '../key-material.ts'
import type { KeyRing } from '../keys.ts'
import {
  addSignature,
  noteAddress,
  noteConsent,
  noteSigned,
  noteSignerOpened,
  openSignature,
  readSignature,
  signaturesOf,
  writeDeclined,
  writeSignature,
} from './signatures.ts'

const now = new Date('2026-11-16T15:00:00Z')
const later = new Date('2026-11-16T16:00:00Z')
const idOf = (n: number) => `0192f0c0-0000-7000-8000-00000000000${n}` as const
const [subjectId, envelopeId] = [idOf(8), idOf(9)]
const signer = { name: 'Ada Example', role: 'Owner', email: '' }
const signed = {
  how: 'typed',
  image: 'Ada Example',
  from: { ip: '203.0.113.1', browser: 'a browser' },
  seenHash: 'h',
} as const

let db: Database
let keys: KeyRing
beforeEach(async () => {
  db = await testDatabase()
  keys = (await openKeys(db, makeKeyMaterial(), () => now)).dataKeys.keys
  for (const [n, position] of [
    [1, 2],
    [2, 1],
  ] as const)
    await addSignature(db, keys, {
      subjectId,
      envelopeId,
      id: idOf(n),
      position,
      place: 'owner',
      language: 'en',
      signer,
    })
})
afterEach(() => db.close())

const first = { subjectId, id: idOf(1) }
const read = async (n: number) => (await readSignature(db, subjectId, idOf(n)))!
const untouched = {
  address: null,
  openedAt: null,
  consentAt: null,
  how: null,
  signedAt: null,
  declinedAt: null,
}

test('signers are told in their order, and only with their subject', async () => {
  const ids = async (subject: string) =>
    (await signaturesOf(db, { subjectId: subject, id: envelopeId })).map(({ id }) => id)
  expect(await ids(subjectId)).toEqual([idOf(2), idOf(1)])
  expect(await ids(idOf(7))).toEqual([])
  expect(await readSignature(db, idOf(7), idOf(1))).toBeNull()
  expect(openSignature(keys, await read(1))).toEqual({
    ...signer,
    address: null,
    image: null,
    from: null,
    declineReason: null,
  })
})

test('the first look, the first consent and the first signature at a provider stand', async () => {
  expect(await noteSignerOpened(db, first, now)).toBe(true)
  expect(await noteSignerOpened(db, first, later)).toBe(false)
  expect(await noteConsent(db, first, { version: '1', by: 'code' }, now)).toBe(true)
  expect(await noteConsent(db, first, { version: '2', by: 'shown' }, later)).toBe(false)
  expect(await noteSigned(db, first, now)).toBe(true)
  expect(await noteSigned(db, first, later)).toBe(false)
  const from = { openedAt: now, consentVersion: '1', consentAt: now, how: 'provider', signedAt: now }
  expect(await read(1)).toMatchObject(from)
  expect(await read(2)).toMatchObject(untouched)
  expect(await noteSigned(db, { subjectId: idOf(7), id: idOf(2) }, now)).toBe(false)
})

test('what was signed is read as it was written, and is not declined afterwards', async () => {
  await noteAddress(db, keys, first, 'https://funder.example/s/1', null)
  await writeSignature(db, keys, first, signed, now)
  await writeDeclined(db, keys, first, { why: null, reason: 'too late' }, later)
  const row = await read(1)
  expect(row).toMatchObject({ how: 'typed', signedAt: now, seenHash: 'h', declinedAt: null })
  expect(openSignature(keys, row)).toEqual({
    ...signer,
    address: 'https://funder.example/s/1',
    image: signed.image,
    from: signed.from,
    declineReason: null,
  })
  expect(await read(2)).toMatchObject(untouched)
})

test('what was declined keeps its reason, and is not signed afterwards', async () => {
  await writeDeclined(db, keys, first, { why: 'cost', reason: 'another rate was agreed' }, now)
  await writeSignature(db, keys, first, signed, later)
  expect(await noteSigned(db, first, later)).toBe(false)
  const row = await read(1)
  expect(row).toMatchObject({ how: null, signedAt: null, declinedAt: now, declineWhy: 'cost' })
  expect(openSignature(keys, row).declineReason).toBe('another rate was agreed')
})
