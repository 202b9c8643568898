// What the keys of a server are made of: read from two texts, and named by fingerprints that tell them apart without showing them.
import { hkdfSync, randomBytes } from 'node:crypto'

export interface KeyMaterial {
  /** 'id:base64(32 bytes)', separated by commas; the first one wraps data keys, all of them open. Empty where a key service wraps them. */
  readonly fieldKeys: string
  /** The same shape, or one base64 of 32 bytes, which is version '1': the first makes look-up hashes, codes and cookies, all of them find. */
  readonly indexKey: string
  /** What values are sealed with, unwrapped; without one that seals the first of `fieldKeys` does. */
  readonly dataKeys?: readonly DataKey[]
}

/** The key of a month, as it is in memory only. */
export interface DataKey {
  /** 'd202611-1': its month in UTC, and which one of that month it is. */
  readonly id: string
  /** Base64 of 32 bytes. */
  readonly key: string
  /** True of the one that seals now; the others only open. */
  readonly seals: boolean
}

interface NamedKey {
  readonly id: string
  readonly key: Buffer
}

interface ReadKeys {
  readonly field: readonly NamedKey[]
  readonly index: readonly [NamedKey, ...NamedKey[]]
}

/** A key by its name and what tells it from another one; nothing of the key can be learnt from it. */
export interface KeyFingerprint {
  readonly setting: 'FIELD_KEYS' | 'INDEX_KEY'
  readonly id: string
  /** 16 hexadecimal digits. */
  readonly fingerprint: string
}

/** New random key material, for the first start of an embedded data folder. */
export const makeKeyMaterial = (): KeyMaterial => ({
  fieldKeys: `k1:${randomBytes(32).toString('base64')}`,
  indexKey: randomBytes(32).toString('base64'),
})

/** The id of an INDEX_KEY that is given without one. */
const FIRST_VERSION = '1'

const DATA_KEY_ID = /^d\d{6}-\d{1,3}$/

const isDataKeyId = (id: string): boolean => DATA_KEY_ID.test(id)

/** Reads the material; throws a plain sentence, without any of it, when it is not what it should be. */
export function readKeys({ fieldKeys, indexKey }: KeyMaterial): ReadKeys {
  const index = indexKey.includes(':') ? indexKey : `${FIRST_VERSION}:${indexKey}`
  return {
    field: fieldKeys
      ? listOf(fieldKeys, "FIELD_KEYS must be 'id:base64 of 32 bytes', separated by commas.")
      : [],
    index: listOf(
      index,
      "INDEX_KEY must be the base64 of 32 bytes, or 'id:base64 of 32 bytes', separated by commas.",
    ),
  }
}

function listOf(text: string, wrong: string): [NamedKey, ...NamedKey[]] {
  const keys = text.split(',').map((part) => {
    const at = part.indexOf(':')
    const id = part.slice(0, at).trim()
    const key = Buffer.from(part.slice(at + 1), 'base64')
    if (!/^[\w-]{1,16}$/.test(id) || key.length !== 32) throw new Error(wrong)
    if (isDataKeyId(id)) throw new Error(`${wrong} An id may not look like that of a data key ('d202611-1').`)
    return { id, key }
  })
  // Two keys of one name: which of them opens would be chance.
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error(`${wrong} No id may stand twice.`)
  return keys as [NamedKey, ...NamedKey[]]
}

/** The fingerprints of all keys, field keys first, in their order. */
export function fingerprintsOf(material: KeyMaterial): KeyFingerprint[] {
  const { field, index } = readKeys(material)
  const named =
    (setting: KeyFingerprint['setting']) =>
    ({ id, key }: NamedKey) => ({ setting, id, fingerprint: fingerprintOf(key) })
  return [...field.map(named('FIELD_KEYS')), ...index.map(named('INDEX_KEY'))]
}

/** 16 hexadecimal digits. */
export const fingerprintOf = (key: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'underway fingerprint', 8)).toString('hex')
