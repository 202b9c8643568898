// Data keys wrapped with the first of FIELD_KEYS: bound to their id, and unwrapped by any of them.
import { expect, test } from 'vitest'
import { makeKeyMaterial } from '../../../key-material.ts'
import { createKeyRing } from '../../../keys.ts'
import { environmentKeys } from './environment.ts'

const material = makeKeyMaterial()
const unreadable = {
  ok: false,
  refusal: { kind: 'rejected', vendorCode: 'unreadable', ours: true },
}

test('it is there where field keys are, under its own name', () => {
  expect(environmentKeys({ ...material, fieldKeys: '' })).toBeNull()
  expect(environmentKeys(material)).toMatchObject({ name: 'environment', settings: 'FIELD_KEYS' })
})

test('a key is of 32 bytes, wrapped by the first, and opens for its id alone', async () => {
  const service = environmentKeys(material)!
  const made = await service.make('d202611-1')
  if (!made.ok) throw new Error('none made')
  const { key, ...wrapped } = made.value
  expect(key).toHaveLength(32)
  expect(wrapped.wrappingKey).toBe(createKeyRing(material).sealsWith)
  const opened = await service.unwrap('d202611-1', wrapped)
  expect(opened.ok && Buffer.from(opened.value)).toEqual(Buffer.from(key))
  expect(await service.unwrap('d202611-2', wrapped)).toEqual(unreadable)
  expect(await environmentKeys(makeKeyMaterial())!.unwrap('d202611-1', wrapped)).toEqual(unreadable)
  const again = await service.wrap('d202611-1', key)
  expect(again.ok && (await service.unwrap('d202611-1', again.value))).toEqual({
    ok: true,
    value: Buffer.from(key),
  })
})

test('a data key of the month wraps no other', async () => {
  const dataKeys = [{ id: 'd202611-1', key: Buffer.alloc(32, 7).toString('base64'), seals: true }]
  const wrapped = await environmentKeys({ ...material, dataKeys })!.wrap('d202612-1', new Uint8Array(32))
  expect(wrapped.ok && wrapped.value.wrappingKey).toBe(createKeyRing(material).sealsWith)
})

test('anything but an unreadable value is a bug', async () => {
  const wrapped = { wrappingKey: '', wrapped: undefined as never }
  await expect(environmentKeys(material)!.unwrap('d202611-1', wrapped)).rejects.toThrow(TypeError)
})
