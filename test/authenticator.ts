// A passkey authenticator made of software (WebAuthn level 3, P-256, no attestation), with every lie that a test wants told.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const b64 = (data: Buffer | string) => Buffer.from(data).toString('base64url')

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

/** The head of a CBOR item (RFC 8949, 3), for lengths below 65,536. */
function head(major: number, value: number): Buffer {
  const type = major << 5
  if (value < 24) return Buffer.from([type | value])
  if (value < 256) return Buffer.from([type | 24, value])
  return Buffer.from([type | 25, value >> 8, value & 255])
}

function cbor(item: Cbor): Buffer {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item)
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)])
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item])
  const pairs = [...item].flatMap(([key, value]) => [cbor(key), cbor(value)])
  return Buffer.concat([head(5, item.size), ...pairs])
}

/** What an honest one does unless told otherwise. */
export interface Lies {
  readonly origin?: string
  readonly rpId?: string
  /** Whether it verified its owner (fingerprint, PIN). */
  readonly verified?: boolean
  readonly counter?: number
  readonly challenge?: string
  /** Whom it keeps as its owner; absent: it does not say. */
  readonly userHandle?: string
}

const ORIGIN = 'http://localhost:3000'
const RP_ID = 'localhost'

/** One passkey. `synced`: as one that its owner's devices share; such a one may go without counting. */
export function authenticator({ synced = false }: { readonly synced?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = b64(credentialId)
  let counter = 0

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? ORIGIN }),
    )

  /** Flags: user present, user verified, may be and is backed up, attested data follows. */
  const authData = (lies: Lies, attested: Buffer | null) => {
    const flags = 1 | ((lies.verified ?? true) ? 4 : 0) | (synced ? 0x18 : 0) | (attested === null ? 0 : 0x40)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.counter ?? counter)
    return Buffer.concat([
      sha256(lies.rpId ?? RP_ID),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
    ])
  }

  /** The answer to creation options. */
  const make = (challenge: string, lies: Lies = {}) => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const coseKey = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, credentialId.length]),
      credentialId,
      cbor(coseKey),
    ])
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData(lies, attested)],
    ])
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: b64(clientData('webauthn.create', challenge, lies)),
        attestationObject: b64(cbor(attestation)),
        transports: ['internal'],
      },
    }
  }

  /** The answer to request options; counts one further. */
  const answer = (challenge: string, lies: Lies = {}) => {
    counter += synced ? 0 : 1
    const client = clientData('webauthn.get', challenge, lies)
    const data = authData(lies, null)
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        ...(lies.userHandle ? { userHandle: lies.userHandle } : {}),
      },
    }
  }

  return { id, make, answer }
}

export type Authenticator = ReturnType<typeof authenticator>
