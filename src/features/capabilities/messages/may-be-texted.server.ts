// Whether a message may go out at the moment when it is handed over: whose the address is, what a number said since, and the hour there. Every text passes here.
import type { TextAnswer } from '#core/domain/messages.ts'
import type { Deps } from '#platform/deps.ts'
import type { MessageContent, MessageReason, SentRow } from '#platform/store/messages.ts'
import { mayHaveStopped, optedOutAt } from '#platform/store/texted-numbers.ts'
import type { Addressee } from './addressee.server.ts'
import { textingHours } from './queue-message.server.ts'
import { isTemplate } from './templates.ts'
import { whyNotToSend, whyStopped } from './why-held.server.ts'

type Text = Extract<MessageContent, { channel: 'sms' }>

/**
 * How long an answer counts as one to what was just written, in minutes: then it goes out at any hour, afterwards by the hours of other texts.
 * A confirmation of a STOP is presumed to be agreed to for as long (FCC 12-143, 11; 47 CFR 64.1200(a)(12)).
 */
const PROMPT_MINUTES = 5

/** Why a message that was written before does not go out now; null where it may. */
export async function whyNotNow(
  deps: Deps,
  row: Pick<SentRow, 'template' | 'createdAt'>,
  lead: Addressee,
  content: MessageContent,
): Promise<MessageReason | null> {
  const { template } = row
  if (isTemplate(template)) return whyNotToSend(deps.db, deps, lead, content)
  if (content.channel === 'email' || template === 'inbound') return null
  switch (template) {
    // A code is for the number that the application has: another one is a stranger's by now.
    case 'contact-code':
      return whyNotToSend(deps.db, deps, lead, content, { asked: true })
    case 'signer-changed':
      return whyNotToSend(deps.db, deps, lead, content)
    // It goes to the number that was left.
    case 'contact-changed':
      return whyStopped(deps.db, deps, content.to)
    default:
      return whyNoAnswer(deps, template, row, content)
  }
}

/** An answer says what is true when it arrives: they may have written again since, and a person may have judged it. */
async function whyNoAnswer(
  deps: Deps,
  answer: TextAnswer,
  row: Pick<SentRow, 'createdAt'>,
  content: Text,
): Promise<MessageReason | null> {
  const { db, keys } = deps
  const stoppedAt = await optedOutAt(db, keys, content.to)
  const late = !isPrompt(deps, row, content)
  switch (answer) {
    case 'text-stopped':
      if (!stoppedAt) return 'settled-since'
      return late ? 'too-late' : null
    // Whoever has stopped may call for help all the same.
    case 'text-help':
      return stoppedAt && stoppedAt > heardAt(row, content) ? 'opted-out' : null
    case 'text-how-to-stop':
      if (stoppedAt) return 'opted-out'
      return (await mayHaveStopped(db, keys, content.to)) ? null : 'settled-since'
    default:
      return whyStopped(db, deps, content.to, { asked: !late })
  }
}

/** When a text that may go out is let out: null = now, else the first instant of the hours of its place. */
export function opensAt(
  deps: Pick<Deps, 'clock'>,
  row: Pick<SentRow, 'template' | 'createdAt'>,
  lead: Addressee,
  content: Text,
): Date | null {
  const { template } = row
  const isAnswer = template.startsWith('text-')
  if (isAnswer && isPrompt(deps, row, content)) return null
  // Word of a change that somebody else may have made does not wait over a Sunday: it would come after the change.
  const asked = !isAnswer && !isTemplate(template)
  const hours = textingHours(lead, deps.clock(), { asked, to: content.to })
  return hours.allowed ? null : hours.nextAt
}

const heardAt = ({ createdAt }: Pick<SentRow, 'createdAt'>, content: Text): Date =>
  content.heardAt === undefined ? createdAt : new Date(content.heardAt)

const isPrompt = ({ clock }: Pick<Deps, 'clock'>, row: Pick<SentRow, 'createdAt'>, content: Text): boolean =>
  clock().getTime() - heardAt(row, content).getTime() <= PROMPT_MINUTES * 60_000
