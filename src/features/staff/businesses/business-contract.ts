// Businesses as staff see them: the list, one with its applications and links, what is sent to it, and whose an application is.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { sendableLinks } from '#core/domain/links.ts'
import { shownEvent, shownLink } from '../applications/shown-contract.ts'
import { linkChannels } from '../applications/writing-contract.ts'
import * as paths from '../paths.ts'

const at = z.string()
const maybe = z.nullable(z.string())

const item = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  state: z.string(),
  applications: z.number(),
  lastAppliedAt: maybe,
  /** A bank is connected to one of its applications. */
  bank: z.boolean(),
})
export type BusinessItem = z.infer<typeof item>

/** By name, pages of 50 by cursor. A representative sees those that they look after. */
export const listBusinesses = endpoint({
  name: 'staff-businesses',
  ...paths.listBusinesses,
  reads: true,
  request: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    cursor: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.object({ items: z.array(item), next: maybe }),
})

export const business = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  origin: z.enum(['import', 'application']),
  createdAt: at,
  updatedAt: at,
  /** Nothing of a person is kept any more: no link can be sent. */
  forgotten: z.boolean(),
  email: maybe,
  cellPhone: maybe,
  /** Of the tax id, what may be shown. */
  taxMask: maybe,
  /** 'YYYY-MM', where it was given. */
  since: maybe,
  /** The band of years in business, as it was stated. */
  years: maybe,
  address: z.string(),
  industry: maybe,
  lookedAfterBy: z.array(z.string()),
  maySendLinks: z.boolean(),
  /** Why no text message can be sent, as a message's reason; null when one can. */
  noTexts: maybe,
  banks: z.array(z.string()),
  /** Links of which kinds can be sent now: to the business, and to the application that is under way. */
  sendable: z.array(z.enum(sendableLinks)),
  applications: z.array(
    z.object({
      /** Null when the reader may not open it. */
      id: maybe,
      kind: z.enum(['new', 'renewal']),
      stage: z.string(),
      /** Cents. */
      amount: z.nullable(z.number()),
      createdAt: at,
    }),
  ),
  links: z.array(shownLink),
  events: z.array(shownEvent),
})
export type Business = z.infer<typeof business>

export const readBusiness = endpoint({
  name: 'staff-business',
  ...paths.readBusiness,
  request: z.object({ id: z.uuid() }),
  response: business,
})

/** A link to the business, or to its application that is under way. `url` only for 'copy', and only in this answer. */
export const sendBusinessLink = endpoint({
  name: 'staff-send-business-link',
  ...paths.sendBusinessLink,
  request: z.object({ id: z.uuid(), kind: z.enum(sendableLinks), channel: z.enum(linkChannels) }),
  response: z.object({ linkId: z.string(), url: maybe, expiresAt: z.string() }),
})

export const revokeBusinessLink = endpoint({
  name: 'staff-revoke-business-link',
  ...paths.revokeBusinessLink,
  request: z.object({ id: z.uuid(), linkId: z.uuid() }),
  response: z.object({ ok: z.boolean() }),
})

/**
 * Says whose an approved application is: the business with its tax id, which is made where there is none yet, and learns what the
 * application knows. 409 for one that was never approved, has no tax id, or whose contact is not confirmed.
 */
export const nameBusiness = endpoint({
  name: 'staff-name-business',
  ...paths.nameBusiness,
  request: z.object({ id: z.uuid() }),
  response: z.object({ businessId: z.string(), made: z.boolean() }),
})
