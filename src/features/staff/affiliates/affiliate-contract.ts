// Affiliates as staff see them: the list with what each brought, one with its agreement, whether its link counts, its page sent again.
import * as z from 'zod/mini'
import { freeText } from '#core/contract/free-text.ts'
import { endpoint } from '#core/contract/endpoint.ts'
import { affiliateStates } from '#core/domain/affiliates.ts'
import { declineWhys } from '#core/domain/decline-whys.ts'
import { shownEvent } from '../applications/shown-contract.ts'
import * as paths from '../paths.ts'

const at = z.string()
const maybe = z.nullable(z.string())
const done = z.object({ ok: z.boolean() })

const item = z.object({
  id: z.string(),
  company: z.string(),
  name: z.string(),
  state: z.enum(affiliateStates),
  createdAt: at,
  signedAt: maybe,
  /** Since then its link counts for nobody. */
  deactivatedAt: maybe,
  /** How many applications came by its link. */
  applications: z.number(),
  lastAppliedAt: maybe,
  /** Another sign-up has the same e-mail address. */
  again: z.boolean(),
})
export type AffiliateItem = z.infer<typeof item>

/** Newest first, pages of 50; `cursor` is the `next` of the page before. A POST, so that whom staff look for stands in no address. */
export const listAffiliates = endpoint({
  name: 'staff-affiliates',
  ...paths.listAffiliates,
  reads: true,
  request: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    /** Only those that signed. */
    signed: z.optional(z.boolean()),
    /** Only this one. */
    id: z.optional(z.uuid()),
    cursor: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({ items: z.array(item), next: maybe }),
})

export const affiliate = z.object({
  id: z.string(),
  company: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  language: z.string(),
  state: z.enum(affiliateStates),
  createdAt: at,
  signedAt: maybe,
  deactivatedAt: maybe,
  applications: z.number(),
  /** The whole address of its link; null before it signed. */
  share: maybe,
  /** The sealed agreement can be opened. */
  hasAgreement: z.boolean(),
  /** Whether the reader may change whether it counts, and send it what it was sent. */
  mayManage: z.boolean(),
  /** A message was held, because nobody ever answered at its address: sending it again sends it. */
  held: z.optional(z.boolean()),
  /** Why the agreement that went out last was declined; null where it was not. */
  declined: z.optional(z.nullable(z.object({ at, why: z.nullable(z.enum(declineWhys)), reason: maybe }))),
  events: z.array(shownEvent),
})
export type Affiliate = z.infer<typeof affiliate>

export const readAffiliate = endpoint({
  name: 'staff-affiliate',
  ...paths.readAffiliate,
  request: z.object({ id: z.uuid() }),
  response: affiliate,
})

/** 409 if that is so already, or before it signed. */
export const setCounting = endpoint({
  name: 'staff-affiliate-counting',
  ...paths.setCounting,
  request: z.object({ id: z.uuid(), counts: z.boolean(), reason: freeText(1000) }),
  response: done,
})

/** By e-mail: the agreement that is out, or once it is signed the affiliate's own page. What was sent before ends. 409 where there is neither. */
export const sendAffiliateLink = endpoint({
  name: 'staff-affiliate-link',
  ...paths.sendAffiliateLink,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ id: z.uuid() }),
  response: done,
})
