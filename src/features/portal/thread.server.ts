// What was written between the owner and us, and the notices among it. Links in it are left out: each opens an application by itself.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import { fill, pick } from '#core/words/words.ts'
import { isTemplate } from '#features/capabilities/messages/templates.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { KeyRing } from '#platform/keys.ts'
import { messagesOf, openMessage, type MessageRow } from '#platform/store/messages.ts'
import type { readApplication } from './contract.ts'

type Shown = ResponseOf<typeof readApplication>
type Message = Shown['messages'][number]
type Paper = Shown['papers'][number]

const MOST = 100
/** One that came back is here all the same: here it can be read. */
const went = new Set<MessageRow['state']>(['sent', 'delivered', 'bounced', 'received'])
const isNotice = (template: string): template is 'adverse-action' | 'incomplete-notice' =>
  template === 'adverse-action' || template === 'incomplete-notice'

/** Messages that went out or came in, newest first; of one that went both ways, the e-mail. Codes and answers to STOP are no part of it. */
async function rowsOf(db: Queryable, leadId: string): Promise<MessageRow[]> {
  const rows = (await messagesOf(db, leadId)).filter(
    ({ state, template, reason }) =>
      // What somebody else or a machine answered is not the owner's.
      !(state === 'received' && reason) &&
      (went.has(state) || template === 'staff-message') &&
      (template === 'inbound' || isTemplate(template)),
  )
  const mailed = new Set(
    rows
      .filter(({ channel }) => channel === 'email')
      .map(({ template, createdAt }) => `${template} ${createdAt.getTime()}`),
  )
  return rows
    .filter(
      ({ channel, template, createdAt }) =>
        channel !== 'sms' || !mailed.has(`${template} ${createdAt.getTime()}`),
    )
    .slice(0, MOST)
}

const withoutLinks = (text: string): string =>
  text
    .replace(/\n\n-- \n[\s\S]*$/, '')
    .replace(/^.*:\nhttps?:\/\/\S+$/gm, '')
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** What a person of ours wrote stands as a message, without the greeting and signature of its e-mail. */
const ownWords = (text: string): string => text.split('\n\n').slice(1, -1).join('\n\n')

const read = (keys: KeyRing, row: MessageRow): { title: string; text: string } => {
  const content = openMessage(keys, row)
  if (content.channel !== 'email') {
    const files = content.channel === 'sms' && content.media ? content.media.length : 0
    const note = files ? fill(pick({ en, es }, row.language).filesSent, { count: files }) : ''
    const said = [content.body, note].filter(Boolean).join('\n\n')
    return { title: '', text: row.template === 'inbound' ? said : withoutLinks(content.body) }
  }
  const text = withoutLinks(content.text)
  return row.template === 'staff-message'
    ? { title: '', text: ownWords(text) }
    : { title: content.subject, text }
}

/** Everything but the notices, oldest first. */
export async function readThread(db: Queryable, keys: KeyRing, leadId: string): Promise<Message[]> {
  return (
    (await rowsOf(db, leadId))
      // What another signer wrote is for us alone.
      .filter(({ template, personId }) => !isNotice(template) && !(template === 'inbound' && personId))
      .map((row) => ({
        id: row.id,
        at: (row.sentAt ?? row.createdAt).toISOString(),
        from: row.template === 'inbound' ? ('you' as const) : ('us' as const),
        ...read(keys, row),
      }))
      .reverse()
  )
}

/** The notices that the law asks for, newest first. */
export async function listNotices(db: Queryable, keys: KeyRing, leadId: string): Promise<Paper[]> {
  return (await rowsOf(db, leadId)).flatMap((row) =>
    isNotice(row.template)
      ? [
          {
            id: row.id,
            kind: row.template,
            at: (row.sentAt ?? row.createdAt).toISOString(),
            ...read(keys, row),
          },
        ]
      : [],
  )
}
