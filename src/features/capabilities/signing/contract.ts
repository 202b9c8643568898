// The calls of signing: what a signer is shown, their consent, their signature, their no; and what a file is.
import * as z from 'zod/mini'
import { freeText } from '#core/contract/free-text.ts'
import { declineWhys } from '#core/domain/decline-whys.ts'
import { endpoint } from '#core/contract/endpoint.ts'
import { SIGNATURE_MOST } from '#core/fields/signature.ts'
import type { Paper } from '#core/paper/paper.ts'
import { linkCode } from '../link-visit/contract.ts'
import * as paths from './paths.ts'

const limit = { calls: 30, seconds: 60 }
const done = z.object({ ok: z.boolean() })

const standing = z.enum([
  'code',
  'consent',
  'sign',
  'wait',
  'signed',
  'sealing',
  'finished',
  'declined',
  'ended',
])

/** What a signer sees when the link opens. */
const opened = z.object({
  first_name: z.string(),
  brand: z.string(),
  signer: z.string(),
  title: z.string(),
  /** What is signed, so that each text speaks of it; 'other' for a kind without a name of its own. */
  kind: z.enum(['funding-agreement', 'affiliate-agreement', 'other']),
  /** As what this signer signs, in the paper's own words; '' where it says nothing. */
  role: z.string(),
  /**
   * code = a code to the signer's own e-mail address first; consent = electronic records first; sign = the paper, to be read and signed; wait = another signs before; signed = others still sign;
   * sealing = all have signed, the copies are being made; finished; declined; ended = void or run out.
   */
  standing,
  /** It is signed on a provider's page, framed by ours. */
  framed: z.boolean(),
  /** Where a code would be sent, masked. */
  code_to: z.string(),
  /** What it opens. */
  code_for: z.enum(['signature', 'copy']),
  /** This browser asked for one that can still be typed: a page that is loaded again keeps its place. */
  code_sent: z.boolean(),
  /** The paper's tree; null before the consent, after the end, and in a browser that is not known to be the signer's. */
  paper: z.nullable(z.custom<Paper>((value) => typeof value === 'object' && value !== null)),
  /** SHA-256 of the paper's file: what is signed names it. */
  hash: z.string(),
  /** What is shown before the consent, as papers are; null at any other time. */
  sample: z.nullable(z.custom<Paper>((value) => typeof value === 'object' && value !== null)),
  /** Paper instead: 'ask' = by a call, 'asked' = staff were told, else whom to write to or ring up. */
  on_paper: z.string(),
  /** The statement of hardware and software; its version is sent back with the consent. */
  consent: z.object({ version: z.string(), title: z.string(), text: z.string() }),
  /** ISO time until which it can be signed. */
  expires_at: z.string(),
  /** How it ended, where it did before all had signed; null else. */
  ended: z.nullable(z.enum(['void', 'expired', 'declined'])),
  /** The contract in its place: this signer can sign it now (by `url`), or later, or has signed it; null where there is none. */
  successor: z.nullable(z.object({ standing: z.enum(['now', 'later', 'signed']), url: z.string() })),
  /** To the applicant once all have signed: what comes next, and when the money does; absent else, and from a server of the release before. */
  next: z.optional(z.string()),
})

export const openSigning = endpoint({
  name: 'sign-verify-link',
  ...paths.openSigning,
  reads: true,
  limit,
  request: z.object({ link: linkCode }),
  response: opened,
})

/** Sends a code to the signer's own address, for the browser that asks; `to`: which address, masked. */
export const sendSignerCode = endpoint({
  name: 'sign-send-code',
  ...paths.sendSignerCode,
  limit: { calls: 10, seconds: 60 },
  request: z.object({ link: linkCode }),
  response: z.object({ to: z.string() }),
})

/** In the browser that asked for it. 422 where it is wrong, 410 'code-ended' where none can be typed here any more. */
export const enterSignerCode = endpoint({
  name: 'sign-enter-code',
  ...paths.enterSignerCode,
  limit,
  request: z.object({ link: linkCode, code: z.string().check(z.maxLength(100)) }),
  response: z.object({ standing }),
})

/** Our viewer has drawn it before the signer's eyes, from its beginning to its end: told by the page, never by fetching it. */
export const tellShown = endpoint({
  name: 'sign-shown',
  ...paths.tellShown,
  limit,
  request: z.object({ link: linkCode, what: z.enum(['sample', 'paper']) }),
  response: done,
})

/**
 * `code`: as printed in the sample, for whoever read it elsewhere; '' or absent where it was shown in this browser. A wrong one, or none where
 * none was shown, is refused with 'invalid-fields'.
 */
export const consentToSign = endpoint({
  name: 'sign-consent',
  ...paths.consentToSign,
  limit,
  request: z.object({
    link: linkCode,
    code: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    version: z.string().check(z.maxLength(20)),
  }),
  response: done,
})

/**
 * `signature`: drawn lines as an address (core/fields/drawn-lines.ts), a PNG as a data address, or a typed name. `hash`: of the paper that was shown; another one is refused. A typed name that is
 * not the one of the paper is refused with the field 'signature'; one that is written otherwise with the field 'variant', unless
 * `variant` says that it is the signer's.
 */
export const signPaper = endpoint({
  name: 'sign-paper',
  ...paths.signPaper,
  limit,
  request: z.object({
    link: linkCode,
    signature: z.string().check(z.maxLength(SIGNATURE_MOST)),
    hash: z.string().check(z.maxLength(64)),
    variant: z.optional(z.nullable(z.boolean())),
  }),
  response: done,
})

export const declinePaper = endpoint({
  name: 'sign-decline',
  ...paths.declinePaper,
  limit,
  request: z.object({
    link: linkCode,
    why: z.optional(z.enum(declineWhys)),
    /** In their own words; needed where nothing, or 'other', was chosen. */
    reason: freeText(1000),
  }),
  response: done,
})

/** Tells staff that this signer wants the contract on paper; it can be signed here all the same. */
export const askPaper = endpoint({
  name: 'sign-ask-paper',
  ...paths.askPaper,
  limit,
  request: z.object({ link: linkCode }),
  response: done,
})

/** A page of the provider for this signer alone; refused with 'not-possible-now' where nothing is signed there now. */
export const openFrame = endpoint({
  name: 'sign-session',
  ...paths.openFrame,
  limit,
  request: z.object({ link: linkCode }),
  response: z.object({ url: z.string() }),
})

/** Asks the provider for its state; what the frame tells is only an occasion to ask. */
export const lookAgain = endpoint({
  name: 'sign-look',
  ...paths.lookAgain,
  limit,
  request: z.object({ link: linkCode }),
  response: z.object({ standing }),
})

/** Of a file its SHA-256 alone is sent. `signed`: ISO date on which everybody had; null for a paper that is not signed. */
export const checkPaper = endpoint({
  name: 'verify-paper',
  ...paths.checkPaper,
  limit,
  request: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  response: z.object({
    known: z.boolean(),
    kind: z.nullable(z.string()),
    made: z.nullable(z.string()),
    signed: z.nullable(z.string()),
    initials: z.array(z.string()),
  }),
})
