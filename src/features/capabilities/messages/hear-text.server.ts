// What one text from a person changes: no more texts, texts again, a doubt for staff, files for the documents; and what is answered.
import type { TextAnswer } from '#core/domain/messages.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import { newId } from '#platform/ids.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { isByItself, readConsentChange } from '#platform/providers/messages/opt-out.ts'
import type { ConsentChange, InboundSms } from '#platform/providers/messages/port.ts'
import { textConsent } from '#platform/store/consents.ts'
import { contactHashes, markProven } from '#platform/store/contact-proofs.ts'
import { addEvent } from '#platform/store/events.ts'
import { addMessage, markSeenOnce } from '#platform/store/messages.ts'
import { addDoubt, hasOptedOut, leadsWithPhone, setOptOut } from '#platform/store/texted-numbers.ts'
import { addOwnerRequest } from '#platform/store/owner-requests.ts'
import { countTry, countUnlessPassed } from '#platform/store/try-counts.ts'
import { brandOf } from './content-of.server.ts'
import { contactOf, smsOf } from './layout.ts'

type Leads = Awaited<ReturnType<typeof leadsWithPhone>>
type Lead = Leads[number]

interface Said {
  readonly text: InboundSms
  readonly change: ConsentChange
  readonly leads: Leads
}

/** Answers a text that belongs to no application, to be sent at once; one that does goes out as a message of its own. */
export async function hearText(
  tx: Queryable,
  deps: Deps,
  text: InboundSms,
): Promise<{ to: string; body: string; reference: string } | null> {
  const now = deps.clock()
  if (!(await markSeenOnce(tx, 'sms', text.providerId, now))) return null
  const leads = await leadsWithPhone(tx, deps.keys, text.from, now)
  const said: Said = { text, leads, change: await changeOf(tx, deps, text, leads) }
  if (provesNumber(said)) await markProven(tx, contactHashes(deps.keys, 'sms', text.from)[0]!, now)
  await keepText(tx, deps, said)
  // Behind the applications, as staff do it: two that lock in another order wait for each other.
  const changed =
    said.change === 'stop' || said.change === 'start'
      ? await setOptOut(tx, deps.keys, text.from, said.change === 'stop', now)
      : false
  const doubted = await doubt(tx, deps, said)
  const lost = await takeFiles(tx, deps, said)
  if (text.answeredByProvider || !isOfHere(text.from)) return null
  const answer =
    (await answerTo(tx, deps, said, { changed, doubted })) ?? (lost ? 'text-files-unknown' : null)
  return answer ? sayBack(tx, deps, said, answer) : null
}

/** Texts go to North America alone: an answer to a number elsewhere costs what its owner likes. */
const isOfHere = (phone: string): boolean => /^\+1\d{10}$/.test(phone)

/**
 * A bare yes begins again only after a stop, as the provider takes it. What may be a stop and has no application is one: nobody would see
 * it to judge it.
 */
async function changeOf(tx: Queryable, deps: Deps, text: InboundSms, leads: Leads): Promise<ConsentChange> {
  if (text.change === 'maybe-stop') return leads.length ? text.change : 'stop'
  const isYes =
    readConsentChange(text.body) === 'text' && readConsentChange(text.body, { optedOut: true }) === 'start'
  if (!isYes || text.change === 'stop' || text.change === 'help') return text.change
  return (await hasOptedOut(tx, deps.keys, text.from)) ? 'start' : 'text'
}

/**
 * Whoever wants no more texts, or may not, has not said that the application is theirs ('wrong number, who is this'); a machine says nothing
 * of the kind, and a number that is held for every application says it for none.
 */
const provesNumber = ({ text, change, leads }: Said): boolean =>
  (change === 'text' || change === 'start' || change === 'help') &&
  !isByItself(text.body) &&
  (!leads.length || leads.some(({ held }) => !held))

/** In the conversation of every application with the number. */
async function keepText(tx: Queryable, deps: Deps, { text, change, leads }: Said): Promise<void> {
  const now = deps.clock()
  for (const lead of leads) {
    const id = newId(now)
    const media = text.files.length ? { media: text.files } : {}
    await addMessage(
      tx,
      deps.keys,
      {
        id,
        leadId: lead.id,
        template: 'inbound',
        language: lead.language,
        content: { channel: 'sms', to: text.from, body: text.body, ...media },
        state: 'received',
      },
      now,
    )
    const kind = eventKinds[change]
    const actor = lead.held ? 'provider' : 'applicant'
    await addEvent(tx, { leadId: lead.id, kind, actor, detail: { message: id } }, now)
    if (text.files.length && isOnlyOpen(leads, lead))
      await addJob(
        tx,
        { kind: 'fetch-text-files', leadId: lead.id, onceKey: id, payload: { message: id } },
        now,
      )
  }
}

/** Where files may join: what is open, at a number that acts for it. */
const takesFiles = ({ stage, held }: Lead): boolean => !isClosed(stage) && !held

/** Files join the one application that is open; where there are several, nobody can tell which is meant. */
const isOnlyOpen = (leads: Leads, lead: Lead): boolean =>
  takesFiles(lead) && leads.filter(takesFiles).length === 1

/** A doubt waits for staff at the newest application, once for each number; who has stopped makes none. True where it is new. */
const doubt = async (tx: Queryable, deps: Deps, { text, change, leads }: Said): Promise<boolean> =>
  change === 'maybe-stop' && addDoubt(tx, deps.keys, { leadId: leads[0]!.id, phone: text.from }, deps.clock())

/** Answers of a day to one number about files that belong nowhere. */
const LOST_FILES_A_DAY = 1

/** True where files came that join nothing, and their sender is told so. */
async function takeFiles(tx: Queryable, deps: Deps, { text, change, leads }: Said): Promise<boolean> {
  if (!text.fileCount) return false
  if (leads.filter(takesFiles).length === 1 && text.files.length) return false
  const open = leads.filter(({ stage }) => !isClosed(stage))
  if (open[0]) await addOwnerRequest(tx, open[0].id, 'reply', deps.clock())
  if (change === 'stop' || isByItself(text.body)) return false
  if (await hasOptedOut(tx, deps.keys, text.from)) return false
  const key = deps.keys.index(text.from, 'files by text')
  return !(await countTry(tx, [{ key, most: LOST_FILES_A_DAY, hours: 24 }], deps.clock()))
}

const eventKinds = {
  stop: 'texts-stopped',
  start: 'texts-started',
  'maybe-stop': 'text-received',
  help: 'text-received',
  text: 'text-received',
} as const

/** One confirming text and no more (47 CFR 64.1200(a)(12)): a second STOP is heard in silence, and so is a machine that says STOP and START in turn. */
async function answerTo(
  tx: Queryable,
  deps: Deps,
  { text, change, leads }: Said,
  { changed, doubted }: { readonly changed: boolean; readonly doubted: boolean },
): Promise<TextAnswer | null> {
  const unlessEnough = async (answer: TextAnswer, about: AnsweredThing) =>
    (await mayAnswer(tx, deps, text.from, about)) ? answer : null
  if (change === 'help') return unlessEnough('text-help', 'help')
  if (change === 'maybe-stop') return doubted ? unlessEnough('text-how-to-stop', 'consent') : null
  if (!changed) return null
  if (change === 'stop') return unlessEnough('text-stopped', 'consent')
  // START takes a STOP back. The consent itself is given in writing, or not at all: without one there is nothing to promise.
  for (const { id } of leads)
    if ((await textConsent(tx, id)) === 'given') return unlessEnough('text-started', 'consent')
  return null
}

async function sayBack(
  tx: Queryable,
  deps: Deps,
  { text, leads: [newest] }: Said,
  answer: TextAnswer,
): Promise<{ to: string; body: string; reference: string } | null> {
  const now = deps.clock()
  const body = answerBody(deps, answer, newest?.brand ?? '', newest?.language ?? 'en')
  if (!newest) return { to: text.from, body, reference: newId(now) }
  await queueAnswer(tx, deps, newest, { answer, to: text.from, body, heardAt: now })
  return null
}

/** Answers of one kind to one number: two machines would answer each other without end. */
const MOST = { hour: 3, day: 6 }

type AnsweredThing = 'files' | 'help' | 'consent'

/** Counts one more answer to a number (E.164), about its files, its cry for help, or its wish for texts; false where there were enough. */
export async function mayAnswer(
  tx: Queryable,
  { keys, clock }: Deps,
  to: string,
  about: AnsweredThing,
): Promise<boolean> {
  const limit = (most: number, hours: number) => {
    const key = keys.index(`${about} ${hours} ${to}`, 'answers by text')
    return { key, most, hours }
  }
  return (await countUnlessPassed(tx, [limit(MOST.hour, 1), limit(MOST.day, 24)], clock())) === null
}

interface Answer {
  readonly answer: TextAnswer
  readonly to: string
  readonly body: string
  /** When they wrote. */
  readonly heardAt: Date
}

/** Stores an answer to a text, with the job that sends it. Whether it still may go out is judged then (`may-be-texted.server.ts`). */
export async function queueAnswer(
  tx: Queryable,
  deps: Deps,
  { id: leadId, language }: { readonly id: string; readonly language: Language },
  { answer, to, body, heardAt }: Answer,
): Promise<void> {
  const now = deps.clock()
  const id = newId(now)
  const content = { channel: 'sms', to, body, heardAt: heardAt.toISOString() } as const
  await addMessage(tx, deps.keys, { id, leadId, template: answer, language, content, state: 'ready' }, now)
  await addJob(tx, { kind: 'deliver-message', leadId, onceKey: id, payload: { message: id } }, now)
}

/** The words of an answer; its link leads to the portal, which asks who comes. */
export function answerBody(
  deps: Deps,
  answer: TextAnswer,
  brandId: string,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const brand = brandOf(deps, brandId)
  const words = pick({ en, es }, language)
  const text = fill(words[`${answer}.sms`], { brand: brand.name, contact: contactOf(brand), ...values })
  return smsOf(text, `${deps.publicUrl}/business/portal`, '')
}
