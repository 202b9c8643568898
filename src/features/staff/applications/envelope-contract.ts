// The contracts of an application as staff see them: who has signed, and what can be done about it.
import * as z from 'zod/mini'
import { freeText } from '#core/contract/free-text.ts'
import { endpoint } from '#core/contract/endpoint.ts'
import { withheldReasons } from '#core/contract/event-details.ts'
import { declineWhys } from '#core/domain/decline-whys.ts'
import { envelopeStates } from '#core/domain/envelope.ts'
import * as paths from '../paths.ts'

const ok = z.object({ ok: z.boolean() })
const maybe = z.nullable(z.string())
const byId = z.object({ id: z.uuid() })

/** Of a signer: `by` is their name, or their initials for whoever may not read what was written to them. */
const shownSigner = z.object({
  id: z.string(),
  by: z.string(),
  role: z.string(),
  standing: z.enum(['waiting', 'opened', 'consented', 'signed', 'declined']),
  /** When that happened; null while waiting. */
  at: maybe,
  /** It is their turn. */
  next: z.boolean(),
  /** Why they declined, in their own words; null where they did not, or the reader may not read it. */
  reason: maybe,
  /** What they chose of the short list; null where they did not. */
  why: z.nullable(z.enum(declineWhys)),
})

const shownEnvelope = z.object({
  id: z.string(),
  state: z.enum(envelopeStates),
  sentAt: maybe,
  expiresAt: z.string(),
  endedAt: maybe,
  /** Somebody was added or corrected after somebody had signed: it names other signers than the application does now. */
  outdated: z.boolean(),
  /** It waits for a signature, and can be ended. */
  waits: z.boolean(),
  /** The sealed copy is there. */
  sealed: z.boolean(),
  signers: z.array(shownSigner),
})
export type ShownEnvelope = z.infer<typeof shownEnvelope>

/** `canMake`: one can be sent now. `withheld`: all for which none goes out by itself; empty where nothing holds it back. */
export const shownContracts = z.object({
  envelopes: z.array(shownEnvelope),
  canMake: z.boolean(),
  withheld: z.array(z.enum(withheldReasons)),
})
export type ShownContracts = z.infer<typeof shownContracts>

/** Sends the signer whose turn it is a fresh link; after the end, whoever is named a link to their own copy. 409 where neither is due. */
export const sendContractLink = endpoint({
  name: 'staff-contract-link',
  ...paths.sendContractLink,
  limit: { calls: 20, seconds: 60 },
  request: z.extend(byId, { envelope: z.uuid(), signature: z.uuid() }),
  response: ok,
})

/** Ends a contract that waits for signatures; nothing goes out in its place. 409 where it has ended or all have signed. */
export const voidContract = endpoint({
  name: 'staff-void-contract',
  ...paths.voidContract,
  request: z.extend(byId, { envelope: z.uuid(), reason: freeText(1000) }),
  response: ok,
})

/** Makes the contract of the chosen offer and sends it. 409 where one is out or on its way, or it may not go out electronically. */
export const makeContractAnew = endpoint({
  name: 'staff-make-contract',
  ...paths.makeContractAnew,
  request: byId,
  response: ok,
})
