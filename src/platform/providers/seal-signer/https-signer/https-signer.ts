// Signs by a service of the operator's own over HTTPS: a hash goes there with a token, a signature comes back. The guide says what it speaks.
import * as z from 'zod/mini'
import type { SealIdentity } from '../../../paper/seal/seal-key.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import { isThere } from '../../is-there.ts'
import { checked, digestFor, type SealSignerPort } from '../port.ts'

interface HttpsSignerOptions {
  readonly url: string
  readonly token: string
  readonly identity: SealIdentity
  readonly call?: VendorCaller
}

const answer = z.object({ signature: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) })

export function httpsSigner({ url, token, identity, call = callVendor }: HttpsSignerOptions): SealSignerPort {
  return {
    name: 'seal-signer',
    identity,
    // What is behind it may charge for a signature, and count it.
    check: () => isThere(url, call),
    sign: async (message) => {
      const signed = await call({
        url,
        headers: { authorization: `Bearer ${token}` },
        body: { algorithm: identity.algorithm, digest: digestFor(identity, message) },
        parse: (body) => Buffer.from(answer.parse(body).signature, 'base64'),
        // The token or the key is not accepted, which no retry mends.
        explain: (status) =>
          [400, 401, 403, 404].includes(status)
            ? { kind: 'rejected', vendorCode: String(status), ours: true }
            : undefined,
      })
      return signed.ok ? checked(identity, message, signed.value) : signed
    },
  }
}
