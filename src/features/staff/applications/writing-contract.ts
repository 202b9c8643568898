// What is sent to write to the applicant: links, requests for a document, and what was written.
import * as z from 'zod/mini'
import { freeText } from '#core/contract/free-text.ts'
import { endpoint } from '#core/contract/endpoint.ts'
import { sendableLinks } from '#core/domain/links.ts'
import { ownerRequestKinds } from '#core/domain/owner-requests.ts'
import { nameable } from '#core/contract/named-questions.ts'
import * as paths from '../paths.ts'

const maybe = z.nullable(z.string())
const ok = z.object({ ok: z.boolean() })

/** The text of a message that was sent, its links taken out. */
export const readMessage = endpoint({
  name: 'staff-read-message',
  ...paths.readMessage,
  request: z.object({ id: z.uuid(), messageId: z.uuid() }),
  /** `to`: of one that came in, from whom. `attachments`: of one that came in; they were not taken. */
  response: z.object({
    to: z.string(),
    subject: maybe,
    text: z.string(),
    attachments: z.number(),
    /** Of a text: how many files came with it, and how many of them joined the documents; null while that is open. */
    files: z.number(),
    taken: z.nullable(z.number()),
  }),
})

/** Sends a message that was held for its address, or came back from it; `renewed`: composed again, with a link that opens. 409 where it cannot go. */
export const sendHeld = endpoint({
  name: 'staff-send-held',
  ...paths.sendHeld,
  request: z.object({ id: z.uuid(), messageId: z.uuid() }),
  response: z.extend(ok, { renewed: z.optional(z.boolean()) }),
})

export const linkChannels = ['email', 'sms', 'copy'] as const

/**
 * `documents`: the link asks for a photo ID and a voided check after the bank; 'bank-verification' only. `url` only for 'copy', and only
 * in this answer.
 */
export const sendLink = endpoint({
  name: 'staff-send-link',
  ...paths.sendLink,
  request: z.object({
    id: z.uuid(),
    kind: z.enum(sendableLinks),
    channel: z.enum(linkChannels),
    /** Whose it is, for a link to a person of the application. */
    personId: z.optional(z.uuid()),
    documents: z.optional(z.boolean()),
    /** Further questions for the link for missing answers. */
    questions: z.optional(z.array(z.enum(nameable)).check(z.maxLength(nameable.length))),
  }),
  response: z.object({ linkId: z.string(), url: maybe, expiresAt: z.string() }),
})

/** A message to the owner, by e-mail and in their portal. */
export const writeToOwner = endpoint({
  name: 'staff-write-to-owner',
  ...paths.writeToOwner,
  request: z.object({ id: z.uuid(), text: freeText(4000) }),
  response: ok,
})

/** Notes that what the owner asked for was done; 409 where nothing of the kind waits. */
export const settleRequest = endpoint({
  name: 'staff-settle-request',
  ...paths.settleRequest,
  /** `request`: which of several of a kind. `stopped`: of a 'maybe-stop', that they want no more texts. */
  request: z.object({
    id: z.uuid(),
    kind: z.enum(ownerRequestKinds),
    request: z.optional(z.uuid()),
    stopped: z.optional(z.boolean()),
  }),
  response: ok,
})

export const revokeLink = endpoint({
  name: 'staff-revoke-link',
  ...paths.revokeLink,
  request: z.object({ id: z.uuid(), linkId: z.uuid() }),
  response: ok,
})

const oneDocument = z.object({ id: z.uuid(), documentId: z.uuid() })

/** Takes a document as it is, whatever was found: what asked for it is closed. 404 where it is not there any more. */
export const acceptDocument = endpoint({
  name: 'staff-accept-document',
  ...paths.acceptDocument,
  request: oneDocument,
  response: ok,
})

/** Asks its sender for another one, in their language, with what is wrong with this one. */
export const askDocumentAgain = endpoint({
  name: 'staff-ask-document-again',
  ...paths.askDocumentAgain,
  request: oneDocument,
  response: ok,
})

export const requestDocument = endpoint({
  name: 'staff-request-document',
  ...paths.requestDocument,
  request: z.object({
    id: z.uuid(),
    kind: z.string().check(z.maxLength(60)),
    message: z.optional(freeText(500)),
  }),
  response: ok,
})
