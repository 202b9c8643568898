// Keys at work: encrypting fields and files, keyed hashes for look-ups, unguessable application codes, signed cookies.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { randomSlice, uuidOf } from './ids.ts'

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
  /** Keyed hash for equality look-ups (e-mail, phone, tax id, link codes); `purpose` keeps equal values of two kinds apart. */
  index(value: string, purpose: string): string
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

export interface KeyMaterial {
  /** 'id:base64(32 bytes)', separated by commas; the first one encrypts, all of them open. */
  readonly fieldKeys: string
  /** base64 of 32 bytes: look-up hashes, codes and cookies derive from it. */
  readonly indexKey: string
}

/** New random key material, for the first start of an embedded data folder. */
export const makeKeyMaterial = (): KeyMaterial => ({
  fieldKeys: `k1:${randomBytes(32).toString('base64')}`,
  indexKey: randomBytes(32).toString('base64'),
})

/** Builds the key ring; throws a plain sentence when the material is not what it should be. */
export function createKeyRing(material: KeyMaterial): KeyRing {
  const fieldKeys = material.fieldKeys.split(',').map((part) => {
    const at = part.indexOf(':')
    const id = part.slice(0, at).trim()
    const key = Buffer.from(part.slice(at + 1), 'base64')
    if (!/^[\w-]{1,16}$/.test(id) || key.length !== 32)
      throw new Error("FIELD_KEYS must be 'id:base64 of 32 bytes', separated by commas.")
    return { id, key }
  })
  const root = Buffer.from(material.indexKey, 'base64')
  if (root.length !== 32) throw new Error('INDEX_KEY must be the base64 of 32 bytes.')
  const derived = (name: string) => Buffer.from(hkdfSync('sha256', root, '', `underway ${name}`, 32))
  const macKey = (name: string) => createSecretKey(derived(name))
  const [indexKey, codeKey, cookieKey] = [macKey('index'), macKey('code'), macKey('cookie')]
  const digestKey = derived('digest').toString('hex')
  const current = fieldKeys[0]!
  const keyOf = (id: string) => {
    const found = fieldKeys.find((k) => k.id === id)
    if (!found) throw new Error(`no field key '${id}'`)
    return found.key
  }
  const mac = (key: KeyObject, text: string | Uint8Array) => createHmac('sha256', key).update(text)
  const same = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)

  const encrypt = (plain: Uint8Array, place: string) => {
    const nonce = randomSlice(12)
    const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(place))
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
    seal(text, place) {
      const { nonce, data } = encrypt(Buffer.from(text), place)
      return `${current.id}.${nonce.toString('base64url')}.${data.toString('base64url')}`
    },
    open(sealed, place) {
      const [id = '', nonce = '', data = ''] = sealed.split('.')
      return decrypt(id, Buffer.from(nonce, 'base64url'), Buffer.from(data, 'base64url'), place).toString()
    },
    sealBytes(bytes, place) {
      const { nonce, data } = encrypt(bytes, place)
      const id = Buffer.from(current.id)
      return Buffer.concat([Buffer.from([id.length]), id, nonce, data])
    },
    openBytes(sealed, place) {
      const end = 1 + (sealed[0] ?? 0)
      const id = Buffer.from(sealed.subarray(1, end)).toString()
      return decrypt(id, sealed.subarray(end, end + 12), sealed.subarray(end + 12), place)
    },
    index: (value, purpose) => mac(indexKey, `${purpose}\0${value}`).digest('base64url'),
    digest: (value, purpose) => hash('sha256', `${digestKey}${purpose}\0${value}`, 'base64url'),
    leadCode(id, epoch) {
      const named = Buffer.from(id.replaceAll('-', '') + epoch.toString(16).padStart(2, '0').slice(-2), 'hex')
      return Buffer.concat([named, mac(codeKey, named).digest().subarray(0, 16)]).toString('base64url')
    },
    readLeadCode(code) {
      if (!/^[\w-]{44}$/.test(code)) return null
      const bytes = Buffer.from(code, 'base64url')
      const named = bytes.subarray(0, 17)
      if (!same(bytes.subarray(17), mac(codeKey, named).digest().subarray(0, 16))) return null
      const hex = named.subarray(0, 16).toString('hex')
      return { id: uuidOf(hex), epoch: named[16]! }
    },
    sign: (text) => `${text}.${mac(cookieKey, text).digest('base64url')}`,
    unsign(signed) {
      const at = signed.lastIndexOf('.')
      const text = signed.slice(0, at)
      return at > 0 && same(Buffer.from(signed.slice(at + 1), 'base64url'), mac(cookieKey, text).digest())
        ? text
        : null
    },
  }
}
