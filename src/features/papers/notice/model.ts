// A notice as a letter: adverse action and counteroffer say on paper what their message says.
import * as z from 'zod/mini'
import type { Block } from '#core/paper/paper.ts'
import { isIsoDate } from '#core/ground/dates.ts'
import { en } from '#core/words/paper-notice/en.ts'
import { es } from '#core/words/paper-notice/es.ts'
import { pick } from '#core/words/words.ts'
import { paragraph } from '../blocks.ts'
import { paperKind } from '../paper-kind.ts'

const noticeFacts = z.object({
  sender: z.string(),
  /** Name and address of whoever sends it, in a line. */
  from: z.string(),
  /** Whom it is to: person, business, street, place; what is not known is left out. */
  to: z.array(z.string()),
  date: z.string().check(z.refine(isIsoDate)),
  /** Of the application, as people read it out. */
  number: z.string(),
  title: z.string(),
  /** Paragraphs parted by an empty line; lines that begin with '- ' are a list. */
  text: z.string(),
})
export type NoticeFacts = z.infer<typeof noticeFacts>

export const notice = paperKind({
  version: '2026-11-28',
  facts: noticeFacts,
  compose: (facts, language) => {
    const t = pick({ en, es }, language)
    return {
      title: facts.title,
      sender: facts.sender,
      foot: '',
      blocks: [
        {
          block: 'facts',
          items: [
            { label: t.date, as: 'date', value: facts.date },
            { label: t.number, as: 'text', value: facts.number },
            { label: t.to, as: 'text', value: facts.to.join('\n') },
            { label: t.from, as: 'text', value: facts.from },
          ],
        },
        ...facts.text.split(/\n\n+/).flatMap(blocksOf),
      ],
    }
  },
})

/** A paragraph may have lines of its own, and end in a list. */
function blocksOf(part: string): Block[] {
  const lines = part.split('\n').filter((line) => line.trim())
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
  const plain = lines.filter((line) => !line.startsWith('- '))
  return [
    ...plain.map(paragraph),
    ...(items.length ? [{ block: 'list', ordered: false, items } satisfies Block] : []),
  ]
}
