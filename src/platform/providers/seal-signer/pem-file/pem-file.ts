// Signs with a key that lies in a PEM file of this machine.
import { createPrivateKey, sign } from 'node:crypto'
import { ok, type Outcome } from '#core/ground/outcome.ts'
import { hashName } from '../../../paper/seal/hash-name.ts'
import type { SealKey } from '../../../paper/seal/seal-key.ts'
import type { Fault } from '../../faults.ts'
import { signsSentence, type SealSignerPort } from '../port.ts'

export function pemFileSigner({ privateKey, ...identity }: SealKey): SealSignerPort {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' })
  const signing = (message: Uint8Array) =>
    new Promise<Outcome<Uint8Array, Fault>>((done, fail) =>
      sign(hashName[identity.algorithm], message, key, (error, signature) =>
        error ? fail(error) : done(ok(signature)),
      ),
    )
  return {
    name: 'pem-file',
    identity,
    sign: signing,
    check: signsSentence({ identity, sign: signing }),
  }
}
