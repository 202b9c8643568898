// The calls of passkeys (WebAuthn level 3): what a browser is asked, what it answers, and the list of one's own.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from '../paths.ts'

const nothing = z.object({})
const bytes = z.string().check(z.minLength(1), z.maxLength(20_000))
const credentialId = z.string().check(z.minLength(1), z.maxLength(1_400))
const transports = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))

/** How a browser reaches an authenticator; what a newer browser calls otherwise is left out, which costs its owner a choice at most. */
export const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(knownTransports)),
})

/** PublicKeyCredentialRequestOptionsJSON. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred']),
  allowCredentials: z.array(descriptor),
})
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>

/** AuthenticationResponseJSON: ids and bytes are base64url. */
export const passkeyAnswer = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>

/** What a browser is asked for a login without a password: any passkey of this site, and that it verifies its owner. */
export const startPasskeyLogin = endpoint({
  name: 'staff-start-passkey-login',
  ...paths.startPasskeyLogin,
  limit: { calls: 30, seconds: 60 },
  request: nothing,
  response: passkeyQuestion,
})

const passkey = z.object({
  id: z.string(),
  label: z.string(),
  /** Whether its owner's devices share it. */
  synced: z.boolean(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
})

export const listPasskeys = endpoint({
  name: 'staff-passkeys',
  ...paths.listPasskeys,
  request: nothing,
  response: z.object({ passkeys: z.array(passkey) }),
})

/** PublicKeyCredentialCreationOptionsJSON. */
export const startPasskey = endpoint({
  name: 'staff-start-passkey',
  ...paths.startPasskey,
  limit: { calls: 20, seconds: 60 },
  request: nothing,
  response: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    /** Milliseconds. */
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
  }),
})

/** RegistrationResponseJSON, with the name that its owner gave it. */
export const addPasskey = endpoint({
  name: 'staff-add-passkey',
  ...paths.addPasskey,
  limit: { calls: 20, seconds: 60 },
  request: z.object({
    label: z.string().check(z.maxLength(80)),
    passkey: z.object({
      id: credentialId,
      rawId: credentialId,
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.optional(transports),
      }),
    }),
  }),
  response: passkey,
})

export const removePasskey = endpoint({
  name: 'staff-remove-passkey',
  ...paths.removePasskey,
  request: z.object({ id: z.uuid() }),
  response: z.object({ ok: z.boolean() }),
})

/** What a browser is asked for a fresh proof; without `allowCredentials` this person has no passkey. */
export const startPasskeyProof = endpoint({
  name: 'staff-start-passkey-proof',
  ...paths.startPasskeyProof,
  limit: { calls: 20, seconds: 60 },
  request: nothing,
  response: passkeyQuestion,
})
