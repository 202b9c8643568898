// One application as staff see it: everything that is known of it, in the order of the page.
import { documentFaults } from '#core/domain/document-quality.ts'
import { standings } from '#core/domain/document-standing.ts'
import { outcomeKinds } from '#core/domain/deal-outcomes.ts'
import * as z from 'zod/mini'
import { askedList } from '#features/capabilities/still-asked/asked-list.ts'
import { endpoint } from '#core/contract/endpoint.ts'
import { keptKinds } from '#core/domain/retention.ts'
import { leadActions } from '#core/domain/access.ts'
import { sendableLinks } from '#core/domain/links.ts'
import { ownerRequestKinds } from '#core/domain/owner-requests.ts'
import * as paths from '../paths.ts'
import { authorityCheck } from './action-contract.ts'
import { toldAt } from './told-contract.ts'
import { shownContracts } from './envelope-contract.ts'
import { shownReadings } from '../statements/readings-contract.ts'
import { shownAnalysis } from '../statements/analysis-contract.ts'
import { shownPerson } from './person-contract.ts'
import { shownSigning } from './signing-contract.ts'
import { creditStanding } from '../credit/credit-contract.ts'
import { shownEvent, shownLink } from './shown-contract.ts'
import { shownDecision } from './decision-contract.ts'

const at = z.string()
const maybe = z.nullable(z.string())
const byId = z.object({ id: z.uuid() })

const answer = z.object({
  field: z.string(),
  /** As its input shows it; absent for an encrypted one. */
  text: z.optional(z.string()),
  /** What may be shown of an encrypted one. */
  mask: z.optional(z.string()),
  /** An encrypted one that cannot be read any more. */
  unreadable: z.optional(z.literal(true)),
})

export const application = z.object({
  id: z.string(),
  createdAt: at,
  updatedAt: at,
  stage: z.string(),
  step: z.string(),
  kind: z.enum(['new', 'renewal']),
  /** What was deleted of it by the schedule of retention, and whether a hold keeps the rest. */
  retention: z.object({ held: z.boolean(), gone: z.array(z.enum(keptKinds)) }),
  /** Whose application it is; its id is null when the reader may not open it. */
  business: z.nullable(z.object({ id: maybe, name: z.string() })),
  /** Whether the reader may say whose it is; `knownBusiness`: a business with its tax id is there already. */
  canNameBusiness: z.boolean(),
  knownBusiness: z.boolean(),
  /** Links of which kinds can be sent from here. */
  sendable: z.array(z.enum(sendableLinks)),
  brand: z.string(),
  language: z.string(),
  variant: z.string(),
  businessName: z.string(),
  ownerName: z.string(),
  /** Cents. */
  requestedAmount: z.nullable(z.number()),
  state: z.string(),
  mqlType: maybe,
  /** off = no register is set up; unknown = it has not answered. */
  merchantDefaults: z.enum(['off', 'unknown', 'clear', 'hit']),
  bankState: z.string(),
  source: z.record(z.string(), z.string()),
  /** The law of the state that requires a disclosure of the offer (spec 112); null where none does, or no offer is in sight. */
  disclosure: z.nullable(z.object({ state: z.string(), law: z.string() })),
  /** The affiliate by whose link it came; `id` is null for those who may not see affiliates. */
  /** By whose link it came; `erased`: nothing of whoever that was is kept. */
  cameBy: z.nullable(z.object({ id: maybe, company: z.string(), erased: z.boolean() })),
  assigned: z.nullable(z.object({ id: z.string(), name: z.string() })),
  rights: z.array(z.enum(leadActions)),
  /** The reader said today why they open it. Until then bank data, what decisions made of it, reveals and documents are withheld. */
  opened: z.boolean(),
  /** Whether the stage allows it, apart from anybody's rights. */
  canApprove: z.boolean(),
  canDecline: z.boolean(),
  canWithdraw: z.boolean(),
  canReopen: z.boolean(),
  /** Closed with a notice to the owner: only the e-mail can be corrected, and the notice goes out again. */
  canCorrectEmail: z.boolean(),
  /** The last day (ISO, US Eastern) for an answer, or for the notice of a counteroffer that is not accepted, by Regulation B; null where none is due. */
  answerDue: z.nullable(z.object({ kind: z.enum(['answer', 'counteroffer']), on: z.string() })),
  /** What the reader may approve here alone, for the amount that is nearest (cents), and who may be the second person; null where they do not decide, or have not said why they read. */
  authority: z.nullable(
    z.object({
      amount: z.number(),
      alone: z.boolean(),
      limits: z.array(authorityCheck),
      seconds: z.array(z.string()),
      /** Who could be it but for a login that one person may hold besides theirs, and from when they can. */
      notYet: z.array(z.object({ name: z.string(), until: at })),
    }),
  ),
  canCorrect: z.boolean(),
  /** Corrected contacts that are not in effect yet. `byCode`: a code went to another contact; `bySecond`: the reader may confirm without one. */
  contactHolds: z.array(
    z.object({
      /** Whose, besides the applicant. */
      personId: z.nullable(z.string()),
      channel: z.enum(['email', 'sms']),
      until: at,
      byCode: z.boolean(),
      bySecond: z.boolean(),
    }),
  ),
  /** Why no text message can be sent, as a message's reason; null when one can. */
  noTexts: maybe,
  /** What may be approved at all: cents and months. */
  limits: z.object({
    minimum: z.number(),
    maximum: z.number(),
    step: z.number(),
    shortestTerm: z.number(),
    longestTerm: z.number(),
    /** Days until a proposal lapses. */
    proposalDays: z.number(),
  }),
  /** Whether the bank can be asked for fresh data. */
  bankRefresh: z.enum(['possible', 'under-way', 'none']),
  answers: z.array(z.object({ section: z.string(), answers: z.array(answer) })),
  documents: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      name: z.string(),
      mime: z.string(),
      bytes: z.number(),
      /** 'YYYY-MM'. */
      months: z.array(z.string()),
      pages: z.nullable(z.number()),
      scan: z.string(),
      uploadedAt: at,
      uploadedBy: z.string(),
      standing: z.enum(standings),
      /** What is wrong with it, or may be. */
      faults: z.array(z.enum(documentFaults)),
    }),
  ),
  /** Owners, guarantors and signers besides the applicant, in the order in which they were added. */
  persons: z.array(shownPerson),
  signing: shownSigning,
  /** The latest; null where none was asked for. */
  statementAnalysis: z.nullable(shownAnalysis),
  /** As we read them ourselves. */
  statementReadings: z.nullable(shownReadings),
  /** The applicant first, then the others. */
  credit: z.array(creditStanding),
  contracts: shownContracts,
  /** What the owner is still asked for: the list that they see themselves. */
  asked: askedList,
  /** The bank gave account and routing number, so that no voided check is asked for. */
  numbersKnown: z.boolean(),
  requests: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      message: z.string(),
      by: maybe,
      at,
      fulfilledAt: maybe,
    }),
  ),
  consents: z.array(
    z.object({
      kind: z.string(),
      version: z.string(),
      language: z.string(),
      given: z.boolean(),
      at,
      ip: maybe,
      /** Whose it is; null for the applicant's own. */
      personId: maybe,
    }),
  ),
  connections: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      state: z.string(),
      institution: maybe,
      reason: maybe,
      updatedAt: at,
    }),
  ),
  decisions: z.array(shownDecision),
  /** What happened to the funded deal, oldest first; cents, null = not told. */
  outcomes: z.array(
    z.object({
      on: z.string(),
      kind: z.enum(outcomeKinds),
      amount: z.nullable(z.number()),
      reference: z.string(),
      /** The file that it came from; '' = not kept. */
      source: z.string(),
    }),
  ),
  /**
   * What the model would say now where it does not decide: its latest answer, newer than what a person decided or only shown to whoever
   * decides. Null where it says nothing of its own, or while bank data is withheld. `amount`: cents.
   */
  modelNow: z.nullable(z.object({ at, outcome: z.string(), amount: z.nullable(z.number()), grade: maybe })),
  /**
   * From where the open proposal came, for whoever may decide on it. `network`: its mark in the log; `sameNetwork`: as the reader's own,
   * null = nobody can tell; `sameDevice`: browser and system are of the reader's kind.
   */
  proposedFrom: z.nullable(
    z.object({
      at,
      device: z.string(),
      network: maybe,
      sameNetwork: z.nullable(z.boolean()),
      sameDevice: z.boolean(),
    }),
  ),
  /** Where the owner would be told of a decision. */
  toldAt: z.array(toldAt),
  /** A person's decision that goes out within seconds; null where none does. `amount`: cents; `isOwn`: the reader may undo it. */
  goesOut: z.nullable(
    z.object({
      decision: z.string(),
      outcome: z.string(),
      amount: z.nullable(z.number()),
      by: z.string(),
      isOwn: z.boolean(),
      inSeconds: z.number(),
    }),
  ),
  /** Codes that a decline may state without a justification: what the model found; empty while it is withheld. */
  declineTrace: z.array(z.string()),
  choice: z.nullable(
    z.object({
      at,
      /** 'deal', or 'pre-offer': an amount of the estimates, without term and payment. */
      kind: z.string(),
      deal: maybe,
      amount: z.number(),
      term: z.number(),
      payment: z.number(),
      frequency: z.string(),
    }),
  ),
  duplicates: z.array(
    z.object({
      /** Null when the reader may not open it. */
      id: maybe,
      name: z.string(),
      stage: z.string(),
      createdAt: at,
      same: z.array(z.enum(['begun-from', 'begun-again', 'email', 'phone', 'tax'])),
    }),
  ),
  links: z.array(shownLink),
  messages: z.array(
    z.object({
      id: z.string(),
      channel: z.string(),
      template: z.string(),
      language: z.string(),
      state: z.string(),
      reason: maybe,
      createdAt: at,
      sentAt: maybe,
    }),
  ),
  /** What the owner asked for in the portal and nobody has done yet. */
  /** Of a doubt: `messageId` the text that raised it, `from` its number (ten digits) where the application has another one now. */
  ownerRequests: z.array(
    z.object({ id: z.uuid(), kind: z.enum(ownerRequestKinds), askedAt: at, messageId: maybe, from: maybe }),
  ),
  jobs: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.string(),
      attempts: z.number(),
      runAt: at,
      lastError: maybe,
      /** What it waits for, where that is no failure. */
      waitsFor: maybe,
      /** The provider refused this message for good: the contact must be corrected. */
      refused: z.boolean(),
    }),
  ),
  notes: z.array(z.object({ id: z.string(), at, by: z.string(), text: z.string() })),
  events: z.array(shownEvent),
})
export type Application = z.infer<typeof application>

export const readApplication = endpoint({
  name: 'staff-application',
  ...paths.readApplication,
  request: byId,
  response: application,
})
