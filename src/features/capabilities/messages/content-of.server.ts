// What a message says: the words of its template, with the names, links and addresses of this application.
import type { Channel, Template } from '#core/domain/messages.ts'
import { documentName } from '#core/domain/documents.ts'
import { links, type LinkPurpose } from '#core/domain/links.ts'
import type { Brand } from '#core/flow/brand.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import { fill, pick } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { contactHashes, isProven } from '#platform/store/contact-proofs.ts'
import type { LinkDetail } from '#platform/store/links.ts'
import type { MessageContent } from '#platform/store/messages.ts'
import { readStaff } from '#platform/store/staff.ts'
import type { Addressee } from './addressee.server.ts'
import { contactOf, emailOf, smsOf } from './layout.ts'
import { templates } from './templates.ts'
import { addressOf } from './why-held.server.ts'

export interface MessageOrder {
  readonly template: Template
  /** Default: as the template says. A way that is named here and cannot be used leaves a row 'skipped' with the reason. */
  readonly channel?: Channel | 'both'
  /** Texts to put into the template: message, document, reasons ... */
  readonly values?: Readonly<Record<string, string>>
  /** The member of staff who sends it. */
  readonly staffId?: string
  /** The one whose name stands under it, where nobody sends it now. */
  readonly signedBy?: string
  /** Which of the links that share this message it carries; the message's own when absent. */
  readonly purpose?: LinkPurpose
  /** How long the link works, days; the purpose's own time when absent. */
  readonly days?: number
  /** What the link leads to besides. */
  readonly detail?: LinkDetail
  /** The decision of which a 'no' tells. */
  readonly decision?: string
  /** The signer it is for, where that is not the owner: whose part of an envelope. */
  readonly signer?: string
  /** The job that asks: its message is written once, however often it runs. */
  readonly jobId?: string
}

export const brandOf = (deps: Deps, id: string): Brand =>
  deps.brands.get(id) ?? deps.brands.get('default') ?? [...deps.brands.values()][0]!

/** What it says this way, in the language of whoever reads it, with names only where they may stand. */
export async function contentOf(
  db: Queryable,
  deps: Deps,
  lead: Addressee,
  order: MessageOrder,
  channel: Channel,
  url: string,
): Promise<MessageContent> {
  const words: Readonly<Record<string, string>> = pick({ en, es }, lead.language)
  const brand = brandOf(deps, lead.brand)
  const { template } = order
  const { firstName, businessName } = await namesFor(db, deps, lead, channel)
  const document = order.values?.document
  const values = {
    // Letters that were written before these were asked for are composed again without them.
    next: words['received.connect']!,
    before: '',
    ...order.values,
    brand: brand.name,
    business: businessName || unnamed(words, lead, order),
    contact: contactOf(brand),
    portal: `${deps.publicUrl}/business/portal`,
    ...(document ? { document: named(words, document, channel) } : {}),
  }
  if (channel === 'sms') {
    const text = words[`${template}.sms`] ?? fill(words['continue-link.sms']!, values)
    return {
      channel,
      to: addressOf(lead, channel),
      body: smsOf(fill(text, values), url, words.stopHint!),
    }
  }
  const carried = order.purpose ?? templates[template].link
  const label = words[`${template}.action`]
  const expires = new Date(
    deps.clock().getTime() + (order.days ?? (carried ? links[carried].days : 0)) * 86_400_000,
  )
  return {
    channel,
    to: addressOf(lead, channel),
    ...emailOf({
      brand,
      language: lead.language,
      firstName: String(firstName ?? ''),
      staff: templates[template].notice ? undefined : await representativeOf(db, lead, order),
      because:
        lead.subject === 'affiliate' ? [fill(words.footerAffiliate!, { brand: brand.name })] : undefined,
      subject: sentence(fill(words[`${template}.subject`]!, values)),
      text: [words[`${template}.head`], words[`${template}.text`]]
        .flatMap((part) => (part ? sentence(fill(part, values)) : []))
        .join('\n\n'),
      ...(url && label ? { action: { label, url, expires: longDate(expires, lead.language) } } : {}),
    }),
  }
}

/** A document as this way of writing names it. */
const named = (words: Readonly<Record<string, string>>, document: string, channel: Channel): string =>
  (channel === 'sms' ? words[`document.${document}.sms`] : undefined) ??
  words[`document.${document}`] ??
  documentName(document)

/** One that begins with what stands for a name begins with a capital. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What stands in place of a business's name. */
function unnamed(
  words: Readonly<Record<string, string>>,
  { subject }: Addressee,
  order: MessageOrder,
): string {
  const { template, signer } = order
  if (template === 'signer-link') return words['unnamed.signer-link']!
  if (template === 'adverse-action') return words['unnamed.adverse-action']!
  return words[subject === 'person' || signer ? 'unnamed.person' : 'unnamed']!
}

/** Who sends it, or whose application it is: a link comes from somebody who can be called. */
async function representativeOf(
  db: Queryable,
  { assignedTo }: Addressee,
  { staffId, signedBy = staffId }: MessageOrder,
): Promise<string | undefined> {
  const id = signedBy ?? assignedTo
  const staff = id ? await readStaff(db, id) : null
  return staff && !staff.disabledAt ? staff.name : undefined
}

/**
 * The names that a message may say. Somebody may have typed another's address, and a sentence as a name: until whoever reads there has
 * answered, a message holds our words alone. The names of a business that was funded before are the operator's.
 */
async function namesFor(
  db: Queryable,
  { keys }: Pick<Deps, 'keys'>,
  lead: Addressee,
  channel: Channel,
): Promise<{ readonly firstName?: string; readonly businessName?: string }> {
  const to = addressOf(lead, channel)
  const known = lead.subject === 'business' || (to && (await isProven(db, contactHashes(keys, channel, to))))
  const { firstName, businessName } = lead.answers
  return known ? { firstName, businessName } : {}
}

/** 'December 4, 2026' / '4 de diciembre de 2026', the day in New York. */
export const longDate = (at: Date, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  }).format(at)
