// What staff are shown of the analysis of uploaded statements; money in cents.
import * as z from 'zod/mini'

const maybe = z.nullable(z.string())
const figure = z.nullable(z.number())

export const shownAnalysis = z.object({
  state: z.enum(['asked', 'sent', 'received', 'failed']),
  askedAt: z.string(),
  receivedAt: maybe,
  files: z.number(),
  /** The vendor's code for why none came. */
  failure: maybe,
  /** Null until it came, and until the reader said why they open the file. */
  figures: z.nullable(
    z.object({
      /** 0 to 100; null: nothing was said. */
      authenticity: figure,
      doubtful: z.boolean(),
      signals: z.array(z.object({ code: z.string(), text: z.string() })),
      /** Names of files that could not be read. */
      unread: z.array(z.string()),
      accounts: z.array(
        z.object({
          bank: z.string(),
          /** Its last four digits. */
          mask: z.string(),
          holder: z.string(),
          type: z.string(),
          months: z.array(
            z.object({
              month: z.string(),
              deposits: figure,
              revenue: figure,
              withdrawals: figure,
              averageDailyBalance: figure,
              negativeDays: figure,
              nsf: figure,
            }),
          ),
        }),
      ),
    }),
  ),
})
export type ShownAnalysis = z.infer<typeof shownAnalysis>
