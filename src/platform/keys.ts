// Keys at work: encrypting fields and files, keyed hashes for look-ups, unguessable application codes, signed cookies.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { randomSlice, uuidOf } from './ids.ts'
import { readKeys, type DataKey, type KeyMaterial } from './key-material.ts'

/** A sealed value that no key opens: damaged, moved, or sealed with a key that is not here any more. Never carries the value. */
export class UnreadableValue extends Error {
  override readonly name = 'UnreadableValue'
  constructor(cause: unknown) {
    super('a sealed value cannot be opened', { cause })
  }
}

export interface KeyRing {
  /** Encrypts a text for one place ('lead.ssn:<id>'); the place is bound in and must be the same to open it. 'keyId.nonce.data' */
  seal(text: string, place: string): string
  /** Opens a sealed text; throws `UnreadableValue` when the key is unknown, the place differs or a byte was changed. */
  open(sealed: string, place: string): string
  sealBytes(bytes: Uint8Array, place: string): Uint8Array
  openBytes(sealed: Uint8Array, place: string): Uint8Array
  /** The id of the key that seals now. */
  readonly sealsWith: string
  /** The ids of the keys whose values may stay as they are: all data keys; without any the one that seals. */
  readonly stays: readonly string[]
  /** Keyed hash for equality look-ups (e-mail, phone, tax id, link codes); `purpose` keeps equal values of two kinds apart. */
  index(value: string, purpose: string): string
  /** The hashes that each version of INDEX_KEY makes of it, the first being `index`: what was written before a rotation is found by them. */
  everyIndex(value: string, purpose: string): string[]
  /** By the oldest version, the one with the lowest id: for what others note down and know again (a lender's reference, a file's number). It guards nothing. */
  lastingIndex(value: string, purpose: string): string
  /** Keyed digest of a text, to be compared only with another one of ours: at a third of the price of `index`, and no proof to anybody else. */
  digest(value: string, purpose: string): string
  /** The unguessable code of an application (its lead id on the wire): its id and a keyed mark that only we can make. */
  leadCode(id: string, epoch: number): string
  /** The application's id in a code and the epoch it was made for (an application with another one has withdrawn it); null for a made-up text. */
  readLeadCode(code: string): { id: string; epoch: number } | null
  /** A signed text for a cookie, and its reading; null when it was not made by us. */
  sign(text: string): string
  unsign(signed: string): string | null
}

/** A key ring whose data keys change while it is in use: a month ends, another process made one. */
interface RenewedKeyRing extends KeyRing {
  takeDataKeys(dataKeys: readonly DataKey[]): void
}

/** How everything begins that a key has sealed: texts, and bytes. */
export const beginningOf = (id: string): { readonly text: string; readonly bytes: Uint8Array } => ({
  text: `${id}.`,
  bytes: Buffer.concat([Buffer.from([id.length]), Buffer.from(id)]),
})

/** Builds the key ring; throws a plain sentence when the material is not what it should be. */
export function createKeyRing(material: KeyMaterial): RenewedKeyRing {
  const { field: fieldKeys, index: indexKeys } = readKeys(material)
  // The first version makes; the others only find what they made before.
  const versions = indexKeys.map(({ id, key }) => {
    const derived = (name: string) => Buffer.from(hkdfSync('sha256', key, '', `underway ${name}`, 32))
    const macKey = (name: string) => createSecretKey(derived(name))
    return {
      id,
      index: macKey('index'),
      code: macKey('code'),
      cookie: macKey('cookie'),
      digest: derived('digest').toString('hex'),
    }
  })
  const newest = versions[0]!
  // Not the last in the list: a new version stands behind the others until every process knows it.
  const oldest = [...versions].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))[0]!
  const digestKey = newest.digest
  const sealing = (dataKeys: readonly DataKey[]) => {
    const opens = new Map(fieldKeys.map(({ id, key }) => [id, key]))
    for (const { id, key } of dataKeys) opens.set(id, Buffer.from(key, 'base64'))
    const id = dataKeys.find((key) => key.seals)?.id ?? fieldKeys[0]?.id ?? ''
    const stays = dataKeys.length ? dataKeys.map((key) => key.id) : [id]
    return { id, opens, stays, begins: beginningOf(id) }
  }
  let now = sealing(material.dataKeys ?? [])
  const keyOf = (id: string) => {
    const found = now.opens.get(id)
    if (!found) throw new Error(`no key '${id}'`)
    return found
  }
  const mac = (key: KeyObject, text: string | Uint8Array) => createHmac('sha256', key).update(text)
  const indexBy = (key: KeyObject, value: string, purpose: string) =>
    mac(key, `${purpose}\0${value}`).digest('base64url')
  const same = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)

  const encrypt = (plain: Uint8Array, place: string) => {
    const nonce = randomSlice(12)
    const cipher = createCipheriv('aes-256-gcm', keyOf(now.id), nonce).setAAD(Buffer.from(place))
    return { nonce, data: Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]) }
  }
  const decrypt = (keyId: string, nonce: Uint8Array, data: Uint8Array, place: string) => {
    try {
      const cut = data.length - 16
      const decipher = createDecipheriv('aes-256-gcm', keyOf(keyId), nonce)
      decipher.setAAD(Buffer.from(place)).setAuthTag(data.subarray(Math.max(cut, 0)))
      return Buffer.concat([decipher.update(data.subarray(0, cut)), decipher.final()])
    } catch (error) {
      throw new UnreadableValue(error)
    }
  }

  return {
    get sealsWith() {
      return now.id
    },
    get stays() {
      return now.stays
    },
    takeDataKeys: (dataKeys) => void (now = sealing(dataKeys)),
    seal(text, place) {
      const { nonce, data } = encrypt(Buffer.from(text), place)
      return `${now.begins.text}${nonce.toString('base64url')}.${data.toString('base64url')}`
    },
    open(sealed, place) {
      const [id = '', nonce = '', data = ''] = sealed.split('.')
      return decrypt(id, Buffer.from(nonce, 'base64url'), Buffer.from(data, 'base64url'), place).toString()
    },
    sealBytes(bytes, place) {
      const { nonce, data } = encrypt(bytes, place)
      return Buffer.concat([now.begins.bytes, nonce, data])
    },
    openBytes(sealed, place) {
      const end = 1 + (sealed[0] ?? 0)
      const id = Buffer.from(sealed.subarray(1, end)).toString()
      return decrypt(id, sealed.subarray(end, end + 12), sealed.subarray(end + 12), place)
    },
    index: (value, purpose) => indexBy(newest.index, value, purpose),
    everyIndex: (value, purpose) => versions.map((version) => indexBy(version.index, value, purpose)),
    lastingIndex: (value, purpose) => indexBy(oldest.index, value, purpose),
    digest: (value, purpose) => hash('sha256', `${digestKey}${purpose}\0${value}`, 'base64url'),
    leadCode(id, epoch) {
      const named = Buffer.from(id.replaceAll('-', '') + epoch.toString(16).padStart(2, '0').slice(-2), 'hex')
      return Buffer.concat([named, mac(newest.code, named).digest().subarray(0, 16)]).toString('base64url')
    },
    readLeadCode(text) {
      if (!/^[\w-]{44}$/.test(text)) return null
      const bytes = Buffer.from(text, 'base64url')
      const named = bytes.subarray(0, 17)
      const mark = bytes.subarray(17)
      if (!versions.some(({ code }) => same(mark, mac(code, named).digest().subarray(0, 16)))) return null
      const hex = named.subarray(0, 16).toString('hex')
      return { id: uuidOf(hex), epoch: named[16]! }
    },
    sign: (text) => `${text}.${mac(newest.cookie, text).digest('base64url')}`,
    unsign(signed) {
      const at = signed.lastIndexOf('.')
      const text = signed.slice(0, at)
      const mark = Buffer.from(signed.slice(at + 1), 'base64url')
      return at > 0 && versions.some(({ cookie }) => same(mark, mac(cookie, text).digest())) ? text : null
    },
  }
}
