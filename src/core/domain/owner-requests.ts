// What an owner can ask of staff, or needs of them, and until when each is due.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'

export const ownerRequestKinds = [
  'deletion',
  'paper',
  'sign-on-paper',
  'reply',
  'offer',
  'bounced',
  'bounced-notice',
  'maybe-stop',
] as const
/** deletion: of what is kept. paper: notices by post, since electronic records were withdrawn from. sign-on-paper: a signer asks for the contract on paper. reply: to a message. offer: a word about an offer that does not please. bounced: mail came back, so that they must be reached otherwise; bounced-notice: one that the law asks for. maybe-stop: a text may ask for no more texts, and none goes out until somebody has judged it. */
export type OwnerRequestKind = (typeof ownerRequestKinds)[number]

/** Days: 45 for a deletion (Cal. Civ. Code 1798.130(a)(2)), the strictest of the state laws; the others are our own promise. */
const dueDays: Readonly<Record<OwnerRequestKind, number>> = {
  deletion: 45,
  paper: 5,
  'sign-on-paper': 1,
  reply: 1,
  offer: 1,
  bounced: 1,
  'bounced-notice': 1,
  'maybe-stop': 1,
}

/** The last day on which an answer is in time, on the calendar of US Eastern time. */
export const requestDue = (kind: OwnerRequestKind, askedAt: Date): IsoDate =>
  addDays(easternDay(askedAt), dueDays[kind])
