// Signs heads of the chain of events (Ed25519, RFC 8032): a key of its own made from each version of INDEX_KEY, so that there is none to keep besides.
import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'
import { readKeys, type KeyMaterial } from '../key-material.ts'

export interface AuditSigner {
  /** Public keys of all versions that are here (32 bytes, base64url); the first one signs. */
  readonly signers: readonly [string, ...string[]]
  /** Signs a text with the first; base64url. */
  sign(text: string): string
}

/** What stands before the 32 bytes of a key in PKCS #8 and in SubjectPublicKeyInfo (RFC 8410). */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

/** Throws a plain sentence when the material is not what it should be. */
export function createAuditSigner(material: KeyMaterial): AuditSigner {
  const pairs = readKeys(material).index.map(({ key }) => {
    const seed = Buffer.from(hkdfSync('sha256', key, '', 'underway audit', 32))
    const own = createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, seed]), format: 'der', type: 'pkcs8' })
    const open = createPublicKey(own).export({ format: 'der', type: 'spki' })
    return { own, name: open.subarray(PUBLIC_HEAD.length).toString('base64url') }
  })
  const [first, ...others] = pairs
  return {
    signers: [first!.name, ...others.map(({ name }) => name)],
    sign: (text) => sign(null, Buffer.from(text), first!.own).toString('base64url'),
  }
}

/** Whether the holder of this public key signed the text; false for what is no key or no signature. */
export function isSignedBy(signer: string, text: string, signature: string): boolean {
  try {
    const der = Buffer.concat([PUBLIC_HEAD, Buffer.from(signer, 'base64url')])
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
