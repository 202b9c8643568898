// The calls of the questions about deposits: what is asked, and the owner's answers. Money in cents.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { freeText } from '#core/contract/free-text.ts'
import { creditWords } from '#core/domain/owners-word.ts'
import * as paths from './paths.ts'

/** A lead id or a link's code; the session's application when absent. */
const code = z.optional(z.nullable(z.string().check(z.maxLength(200))))
const whose = { sf_leadid: code, link: code }

/**
 * What the answers led to: 'deciding' while the application is looked at anew; 'offered' or 'declined' after it; 'open' where it is decided
 * later, by a person or with what else is asked; 'closed' where an offer was chosen or it ended otherwise.
 */
const depositStates = ['deciding', 'open', 'offered', 'declined', 'closed'] as const

const questions = z.object({
  state: z.enum(depositStates),
  /** Why it was declined, in the owner's words; a link is over with a decline, so only the application's own browser reads them. */
  reasons: z.array(z.string()),
  /** An answer still changes something: nothing was chosen, and no person decided. */
  open: z.boolean(),
  questions: z.array(
    z.object({
      /** Of these very deposits: named with an answer. */
      id: z.string(),
      /** As the bank's text names them; '' where it names nobody. */
      payer: z.string(),
      /** Newest first. `date`: 'YYYY-MM-DD'; `text`: the bank's own. */
      deposits: z.array(z.object({ date: z.string(), amount: z.number(), text: z.string() })),
      says: z.nullable(z.enum(creditWords)),
      /** Of 'other': what the owner wrote; '' else. */
      words: z.string(),
      /** A customer's invoice or contract is asked for. */
      document: z.boolean(),
    }),
  ),
})

export const readDeposits = endpoint({
  name: 'deposits-read',
  ...paths.readDeposits,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  request: z.object(whose),
  response: questions,
})

/**
 * Answers one question or more; each as often as the owner likes, the last answer counts. The same answer twice is one. 409 where one is not
 * asked any more (fresh bank data brought other lines, or somebody decided), or was answered otherwise since it was shown (`was`): then nothing is
 * kept, and the list is to be read again.
 */
export const answerDeposits = endpoint({
  name: 'deposits-answer',
  ...paths.answerDeposits,
  limit: { calls: 30, seconds: 60 },
  request: z.object({
    ...whose,
    answers: z
      .array(
        z.object({
          id: z.string().check(z.maxLength(40)),
          says: z.enum(creditWords),
          words: z.optional(freeText(300)),
          /** What the list said of it when it was shown; absent: not compared. */
          was: z.optional(z.object({ says: z.nullable(z.enum(creditWords)), words: freeText(300) })),
        }),
      )
      .check(z.minLength(1), z.maxLength(20)),
  }),
  response: questions,
})
