// The upload calls (spec 2 section 7): multipart, mounted once per flow that asks for them; and what has arrived so far.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

/**
 * The header in which a page names the application again (lead id or link code), so that an upload is judged before its body is read.
 * A caller that holds the session's cookie needs none; one that names a link only in the body is read with less room.
 */
export const UPLOAD_FOR = 'x-application'

export const MOST_FILES = 24

/**
 * One entry of `fileinfo`: which file (by its place among the files) is the statement of which month ('YYYY-MM'). A file without one counts
 * for the month that its name tells, if it tells one.
 */
export interface StatementInfo {
  readonly idx: number
  readonly file: string
  readonly month?: string
}

export interface UploadedDocument {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly month: string | null
}

/**
 * The answer of both calls. `page` is the wizard page that is reached; `statement_months` counts the months that are there; `notes` say,
 * in the reader's language, which file was there already and which statement counts for another month than before.
 */
export interface UploadAnswer {
  readonly valid: true
  readonly page: number
  readonly documents: readonly UploadedDocument[]
  readonly statement_months: number
  readonly notes: readonly string[]
}

const code = z.optional(z.nullable(z.string().check(z.maxLength(200))))

/** The documents that are there, newest first, for the application's own browser or one that came by a link. */
export const receivedDocuments = endpoint({
  name: 'received-documents',
  ...paths.receivedDocuments,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  request: z.object({ sf_leadid: code, link: code }),
  response: z.object({
    documents: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        /** 'YYYY-MM' of a statement. */
        month: z.nullable(z.string()),
        /** ISO time. */
        at: z.string(),
      }),
    ),
    statement_months: z.number(),
    /** What is asked for before funding and not there. */
    missing: z.array(z.enum(['photo-id', 'voided-check'])),
    /** The bank gave account and routing number, so that no voided check is asked for. */
    numbers_known: z.boolean(),
  }),
})
