// Wraps data keys with the first of FIELD_KEYS: the key service of a server that has no other.
import { randomBytes } from 'node:crypto'
import { ok, refused } from '#core/ground/outcome.ts'
import type { KeyMaterial } from '../../../key-material.ts'
import { createKeyRing, UnreadableValue } from '../../../keys.ts'
import type { KeyServicePort } from '../port.ts'

const place = (id: string): string => `data_key.wrapped:${id}`

/** Null when FIELD_KEYS is empty. */
export function environmentKeys({ fieldKeys, indexKey }: KeyMaterial): KeyServicePort | null {
  if (!fieldKeys) return null
  // The field keys alone: a data key is never wrapped with another one.
  const ring = createKeyRing({ fieldKeys, indexKey })
  const wrap = (id: string, key: Uint8Array) => ({
    wrappingKey: ring.sealsWith,
    wrapped: ring.seal(Buffer.from(key).toString('base64'), place(id)),
  })
  return {
    name: 'environment',
    settings: 'FIELD_KEYS',
    make: async (id) => {
      const key = randomBytes(32)
      return ok({ key, ...wrap(id, key) })
    },
    wrap: async (id, key) => ok(wrap(id, key)),
    unwrap: async (id, { wrapped }) => {
      try {
        return ok(Buffer.from(ring.open(wrapped, place(id)), 'base64'))
      } catch (error) {
        if (!(error instanceof UnreadableValue)) throw error
        return refused({ kind: 'rejected', vendorCode: 'unreadable', ours: true })
      }
    },
  }
}
