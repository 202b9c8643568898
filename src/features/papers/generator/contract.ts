// The calls of the document generator: the paper behind a link, and what staff need to make such links.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { freeText } from '#core/contract/free-text.ts'
import { paperDocNames } from '#core/domain/paper-docs.ts'
import type { Paper } from '#core/paper/paper.ts'
import * as paths from './paths.ts'

const part = z.string().check(z.maxLength(200))
const account = z.string().check(z.regex(/^[0-9a-f]{8}$/))
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/**
 * The paper that a link opens. `model`: by the specification's names; `paper`: the same as a tree of blocks, in the reader's language.
 * `account` and `month` as the address has them: others than the link's are refused as a made-up link is.
 */
export const getData = endpoint({
  name: 'doc-get-data',
  ...paths.getData,
  limit: { calls: 60, seconds: 60 },
  reads: true,
  request: z.object({
    doc: part,
    id: part,
    token: part,
    account: z.optional(part),
    month: z.optional(part),
  }),
  response: z.object({
    model: z.unknown(),
    paper: z.custom<Paper>((value) => typeof value === 'object' && value !== null),
    /** ISO time at which the link ends. */
    expires_at: z.string(),
    /** The application's id for staff who are logged in: where they go back to. Null for everybody else. */
    application: z.nullable(z.string()),
  }),
})

/** What papers there are of an application. `months`: 'YYYY-MM', newest first. */
export const listPapers = endpoint({
  name: 'staff-list-papers',
  ...paths.listPapers,
  request: z.object({ id: z.uuid() }),
  response: z.object({
    docs: z.array(z.enum(paperDocNames)),
    accounts: z.array(
      z.object({
        key: z.string(),
        institution: z.string(),
        name: z.string(),
        mask: z.string(),
        months: z.array(z.string()),
      }),
    ),
  }),
})
export type ListedPapers = z.infer<typeof listPapers.response>

const named = {
  id: z.uuid(),
  doc: z.enum(paperDocNames),
  account: z.optional(account),
  month: z.optional(month),
}

/** Makes a link to one paper; its address is shown once. */
export const makePaperLink = endpoint({
  name: 'staff-make-paper-link',
  ...paths.makePaperLink,
  limit: { calls: 40, seconds: 60 },
  request: z.object(named),
  response: z.object({ linkId: z.string(), url: z.string(), expiresAt: z.string() }),
})

export const paperToDownload = z.object({ ...named, language: z.optional(z.enum(['en', 'es'])) })

/** A paper in which numbers stand in full; what is asked for and why is written down first. `file`: a PDF as base64. */
export const revealPaper = endpoint({
  name: 'staff-reveal-paper',
  ...paths.revealPaper,
  limit: { calls: 20, seconds: 60 },
  request: z.object({
    id: z.uuid(),
    doc: z.enum(paperDocNames),
    reason: freeText(500),
    language: z.optional(z.enum(['en', 'es'])),
  }),
  response: z.object({ name: z.string(), file: z.string() }),
})
