// The upload calls (spec 2 section 7): multipart, mounted once per flow that asks for them; and what has arrived so far.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'

/** multipart: file, filetype ('Photo ID', 'Voided Check' or another document name), link or sf_leadid. */
export const uploadFilePath = (api: string): string => `/api/${api}/upload-file`
/** multipart: file (several), fileinfo (several, JSON {idx, file, month}), link or sf_leadid. */
export const uploadStatementsPath = (api: string): string => `/api/${api}/upload-statements`

export const MOST_FILES = 24

/** One entry of `fileinfo`: which file (by its place among the files) is the statement of which month ('YYYY-MM'). */
export interface StatementInfo {
  readonly idx: number
  readonly file: string
  readonly month: string
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
  method: 'POST',
  effect: 'reads',
  path: '/api/uploads/received',
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
  }),
})
