// The sample that a signer sees before agreeing to electronic records: whoever can read it can read what we send (15 USC 7001(c)(1)(C)(ii)).
import * as z from 'zod/mini'
import { en } from '#core/words/paper-e-sign-sample/en.ts'
import { es } from '#core/words/paper-e-sign-sample/es.ts'
import { isolated } from '#core/paper/shown.ts'
import { fill, pick } from '#core/words/words.ts'
import { paperKind } from '../paper-kind.ts'

const facts = z.object({
  /** In whose name the records are sent. */
  sender: z.string(),
  /** What is to be typed in by whoever opens it as a file: letters and figures that are not mistaken for each other. Null on our own page. */
  code: z.nullable(z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{4,12}$/))),
})

export const eSignSample = paperKind({
  version: '2026-11-28',
  facts,
  compose: ({ sender, code }, language) => {
    const t = pick({ en, es }, language)
    return {
      title: t.title,
      sender,
      foot: '',
      blocks: [
        { block: 'paragraph', text: fill(code ? t.lede : t.ledeHere, { sender: isolated(sender) }) },
        ...(code
          ? [{ block: 'figure', label: t.codeLabel, as: 'text', value: code, about: t.codeAbout } as const]
          : []),
        { block: 'heading', level: 2, text: t.howTitle },
        {
          block: 'list',
          ordered: true,
          items: code ? [t.how1, t.how2, t.how3] : [t.how1Here, t.how2, t.how3Here],
        },
        { block: 'heading', level: 2, text: t.notTitle },
        { block: 'paragraph', text: t.notRead },
        { block: 'note', title: t.nothingTitle, text: code ? t.nothing : t.nothingHere },
      ],
    }
  },
})
