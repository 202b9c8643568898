// What the portal shows of a contact's applications, and what can be done there. Amounts of deals are dollars, as on the offers' page.
import { askedList } from '#features/capabilities/still-asked/asked-list.ts'
import * as z from 'zod/mini'
import { freeText } from '#core/contract/free-text.ts'
import { endpoint } from '#core/contract/endpoint.ts'
import { ownersAsks } from '#core/domain/still-asked.ts'
import { consentKinds } from '#core/domain/consents.ts'
import { stages } from '#core/domain/lead-stage.ts'
import { before, deal, plan } from '#features/capabilities/offers/contract.ts'
import { toldFile } from '#features/capabilities/uploads/told.ts'
import { toldThings } from './told-things.ts'
import * as paths from './paths.ts'

const done = z.object({ ok: z.boolean() })
const byId = z.object({ id: z.string().check(z.maxLength(60)) })
/** An instant in UTC. */
const at = z.string()
const stage = z.enum(stages)

export const readHome = endpoint({
  name: 'portal-home',
  ...paths.readHome,
  limit: { calls: 120, seconds: 60 },
  request: z.object({}),
  response: z.object({
    channel: z.enum(['email', 'sms']),
    /** Browsers in which this contact is logged in, this one included. */
    places: z.number(),
    /** Newest first. */
    applications: z.array(
      z.object({
        id: z.string(),
        /** '' while it has no name. */
        business: z.string(),
        begunAt: at,
        /** What was asked for, in cents; null while nothing was. */
        amount: z.nullable(z.number()),
        stage,
        /** How many things are still asked. */
        asked: z.number(),
      }),
    ),
  }),
})

/** A paper: what it is, when it was made, and the text of a notice; contracts are opened, and have none here. */
export const paper = z.object({
  id: z.string(),
  kind: z.enum([
    'adverse-action',
    'incomplete-notice',
    'contract',
    'contract-others',
    'contract-signed',
    'signed-copy',
  ]),
  at,
  title: z.string(),
  text: z.string(),
})

export const readApplication = endpoint({
  name: 'portal-application',
  ...paths.readApplication,
  limit: { calls: 240, seconds: 60 },
  request: byId,
  response: z.object({
    id: z.string(),
    business: z.string(),
    kind: z.enum(['new', 'renewal']),
    stage,
    /** What the bank gave is being read at this moment. */
    reading: z.boolean(),
    /** What happens next, in the call's language. */
    next: z.string(),
    /** The day by which the law has us answer, 'YYYY-MM-DD' in New York; null where nothing is due. */
    answerBy: z.nullable(z.string()),
    /** What has happened and, of an open application, what comes; `on` is null where it has not happened. */
    track: z.array(
      z.object({
        step: z.enum(['applied', 'bank', 'offer', 'chosen', 'signed']),
        on: z.nullable(at),
        now: z.boolean(),
      }),
    ),
    asked: askedList,
    /**
     * Where owners besides the applicant are asked for: why, from which percent, more than which percent together, and who is named.
     * Absent from a server of the release before.
     */
    owners: z.optional(
      z.nullable(
        z.object({
          why: z.enum(ownersAsks),
          from: z.number(),
          more_than: z.number(),
          own: z.nullable(z.number()),
          named: z.array(z.string()),
          sole: z.boolean(),
          /** They are asked to allow a credit report too. */
          report: z.boolean(),
        }),
      ),
    ),
    /** The own share, where it may be put right though nothing of the owners is asked; absent from a server of the release before. */
    ownShare: z.optional(z.nullable(z.number())),
    /** Nothing is to be done by the owner now, on this page or elsewhere; absent from a server of the release before. */
    nothingToDo: z.optional(z.boolean()),
    /** Offered: all of them; chosen: that one. */
    deals: z.array(deal),
    /** Of a decline; null where the model cannot answer for it. */
    plan: z.nullable(plan),
    /** Of a decline that is not the first; absent from a server of the release before. */
    before: z.optional(z.nullable(before)),
    papers: z.array(paper),
    documents: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        name: z.string(),
        months: z.array(z.string()),
        at,
        /** look = a person looks whether it can be read; unreadable = another one is asked for. */
        state: z.enum(['checking', 'judging', 'look', 'unreadable', 'received', 'seen']),
        /** What was found in a statement; a server of the release before does not tell. */
        told: z.optional(z.nullable(toldFile)),
      }),
    ),
    /** Whoever looks after it; null while nobody does. */
    manager: z.nullable(z.string()),
    /** Oldest first. */
    messages: z.array(
      z.object({
        id: z.string(),
        at,
        from: z.enum(['us', 'you']),
        /** '' where it has none. */
        title: z.string(),
        text: z.string(),
      }),
    ),
    /** The latest answer to each consent that was asked for. `stopped`: STOP was texted, which only START takes back. */
    consents: z.array(z.object({ kind: z.enum(consentKinds), given: z.boolean(), at, stopped: z.boolean() })),
    /** Newest first; `about` is a kind of document, a consent or a lender, '' without. */
    history: z.array(
      z.object({
        id: z.string(),
        at,
        what: z.enum(toldThings),
        about: z.string(),
        who: z.enum(['you', 'system', 'provider', 'representative', 'underwriter', 'admin']),
        /** Of a member of staff. */
        initials: z.string(),
      }),
    ),
    /** The newest request; `doneAt`: when a person dealt with it. */
    deletion: z.nullable(z.object({ askedAt: at, doneAt: z.nullable(at) })),
    mayRenew: z.boolean(),
  }),
})

/** Where the screen for this stands: an address with a link of its own, for this press. 409 where it is not asked any more. */
export const openScreen = endpoint({
  name: 'portal-open-screen',
  ...paths.openScreen,
  limit: { calls: 60, seconds: 60 },
  request: z.extend(byId, {
    screen: z.enum(['answers', 'bank', 'deposits', 'document', 'offers', 'renewal', 'contract', 'copy']),
    /** Which document, or the paper whose copy it is. */
    document: z.optional(z.string().check(z.maxLength(120))),
  }),
  response: z.object({ url: z.string() }),
})

export const writeMessage = endpoint({
  name: 'portal-write',
  ...paths.writeMessage,
  limit: { calls: 20, seconds: 60 },
  request: z.extend(byId, { text: freeText(4000) }),
  response: done,
})

/** Text messages and electronic records, given and withdrawn. */
export const setConsent = endpoint({
  name: 'portal-consent',
  ...paths.setConsent,
  limit: { calls: 30, seconds: 60 },
  request: z.extend(byId, { kind: z.enum(['sms', 'e-sign']), given: z.boolean() }),
  response: done,
})

/** One message on the day of a decline's plan: wanted, or wanted no more. Twice is once. 409 where no such day is to come. */
export const setReminder = endpoint({
  name: 'portal-reminder',
  ...paths.setReminder,
  limit: { calls: 30, seconds: 60 },
  request: z.extend(byId, { wanted: z.boolean() }),
  response: done,
})

const text = z.string().check(z.maxLength(200))

/** Another owner, with their share in percent: they get a link of their own. Refused with a message per bad or missing field. */
export const nameOwner = endpoint({
  name: 'portal-name-owner',
  ...paths.nameOwner,
  limit: { calls: 20, seconds: 60 },
  request: z.extend(byId, { firstName: text, lastName: text, email: text, ownership: text }),
  response: done,
})

/** The owner's own share in percent, while owners are asked for. Refused with a message at the field; 409 where it is not asked. */
export const stateShare = endpoint({
  name: 'portal-own-share',
  ...paths.stateShare,
  limit: { calls: 20, seconds: 60 },
  request: z.extend(byId, { ownership: text }),
  response: done,
})

/** Nobody who is not named holds the share from which owners are. 409 where that is not asked. */
export const stateNoOthers = endpoint({
  name: 'portal-no-other-owners',
  ...paths.stateNoOthers,
  limit: { calls: 20, seconds: 60 },
  request: byId,
  response: done,
})

/** Asked twice is asked once. */
export const askDeletion = endpoint({
  name: 'portal-ask-deletion',
  ...paths.askDeletion,
  limit: { calls: 10, seconds: 60 },
  request: byId,
  response: done,
})
