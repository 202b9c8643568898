// What one mail that came back changes: a message that was not delivered, or an answer in the conversation. Nothing here answers by itself.
import { newId } from '#platform/ids.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { AnswerMail, ReceivedMail, ReturnedMail } from '#platform/providers/mailbox/port.ts'
import { contactHashes, noteBounced } from '#platform/store/contact-proofs.ts'
import { addEvent } from '#platform/store/events.ts'
import {
  addMessage,
  mailsKnownAs,
  markSeenOnce,
  noteMessage,
  openSent,
  toldWith,
  type SentRow,
} from '#platform/store/messages.ts'
import { addOwnerRequest } from '#platform/store/owner-requests.ts'
import { countTry } from '#platform/store/try-counts.ts'
import { isTemplate, templates } from './templates.ts'

/** 'nothing': it names no mail of ours, came before, or says too much. */
export type Heard = 'returned' | 'answered' | 'nothing'

/** Answers to one application in a day; more come from a machine. They stay in the mailbox. */
const ANSWERS_A_DAY = 20

export const hearMail = (deps: Deps, mail: ReceivedMail): Promise<Heard> =>
  deps.db.transaction(async (tx) => {
    const rows = mail.names.length ? await mailsKnownAs(tx, mail.names) : []
    // What is none of ours leaves no trace: people read it in the mailbox.
    if (!rows.length || !(await markSeenOnce(tx, 'mailbox', mail.key, deps.clock()))) return 'nothing'
    return mail.kind === 'returned'
      ? hearReturned(tx, deps, mail, rows)
      : hearAnswer(tx, deps, mail, rows[0]!)
  })

/** Anybody may write a report. So it must name a mail that went to whom it names, and does no more than ask a person to look. */
async function hearReturned(
  tx: Queryable,
  deps: Deps,
  { recipients, code }: ReturnedMail,
  rows: readonly SentRow[],
): Promise<Heard> {
  const now = deps.clock()
  const row = rows.find((each) => recipients.includes(openSent(deps.keys, each).to.toLowerCase()))
  if (!row || row.state !== 'sent') return 'nothing'
  const reason = code ? { reason: code } : {}
  if (!(await noteMessage(tx, row.leadId, row.id, { state: 'bounced', ...reason }, now))) return 'nothing'
  const template = isTemplate(row.template) ? row.template : undefined
  await addEvent(
    tx,
    {
      ...toldWith(row),
      kind: 'message-not-delivered',
      actor: 'provider',
      detail: { message: row.id, channel: 'email', ...(template && { template }), ...(code ? { code } : {}) },
    },
    now,
  )
  await noteBounced(tx, contactHashes(deps.keys, 'email', openSent(deps.keys, row).to)[0]!, now)
  if (isOfApplication(row))
    await addOwnerRequest(
      tx,
      row.leadId,
      template && templates[template].notice ? 'bounced-notice' : 'bounced',
      now,
    )
  return 'returned'
}

/** The sender's address is only what the mail says, so another one than we wrote to is marked, and none is believed. */
async function hearAnswer(tx: Queryable, deps: Deps, mail: AnswerMail, row: SentRow): Promise<Heard> {
  const now = deps.clock()
  const limit = { key: deps.keys.index(row.leadId, 'mail answers'), most: ANSWERS_A_DAY, hours: 24 }
  if (await countTry(tx, [limit], now)) return 'nothing'
  const isContact = mail.from === openSent(deps.keys, row).to.toLowerCase()
  const from = mail.automatic ? 'machine' : isContact ? 'contact' : 'other'
  const id = newId(now)
  const { subject, text, attachments } = mail
  await addMessage(
    tx,
    deps.keys,
    {
      id,
      leadId: row.leadId,
      subject: row.subject,
      ...(row.personId ? { personId: row.personId } : {}),
      template: 'inbound',
      language: row.language,
      content: {
        channel: 'email',
        to: mail.from,
        subject,
        text,
        html: '',
        ...(attachments ? { attachments } : {}),
      },
      state: 'received',
      ...(marks[from] ? { reason: marks[from] } : {}),
    },
    now,
  )
  const actor = from === 'contact' && row.subject === 'application' ? 'applicant' : 'provider'
  await addEvent(tx, { ...toldWith(row), kind: 'mail-received', actor, detail: { message: id, from } }, now)
  // A machine waits for no word.
  if (from !== 'machine' && isOfApplication(row)) await addOwnerRequest(tx, row.leadId, 'reply', now)
  return 'answered'
}

const marks = { machine: 'by-machine', other: 'other-sender', contact: null } as const

const isOfApplication = ({ subject }: SentRow): boolean => subject === 'application' || subject === 'person'
