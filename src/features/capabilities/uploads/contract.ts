// The upload calls (specification 2, section 7): multipart, mounted once per flow that asks for them; and what has arrived so far.
import * as z from 'zod/mini'
import { documentFaults, type DocumentFault } from '#core/domain/document-quality.ts'
import { standings, type Standing } from '#core/domain/document-standing.ts'
import { endpoint } from '#core/contract/endpoint.ts'
import { askedList } from '#features/capabilities/still-asked/asked-list.ts'
import * as paths from './paths.ts'
import { toldFile, toldStatements } from './told.ts'

export const MOST_FILES = 24

/**
 * One entry of `fileinfo`: which file (by its place among the files) is the statement of which month ('YYYY-MM'). A file without one counts
 * for the months that its text tells, else for the one that its name does. `page_of`: the file is a further page, a photo like the file at
 * that earlier place.
 */
export interface StatementInfo {
  readonly idx: number
  readonly file: string
  readonly month?: string
  readonly page_of?: number
}

export interface UploadedDocument {
  readonly id: string
  readonly kind: string
  readonly name: string
  /** 'YYYY-MM', those that a statement counts for; empty while nobody knows. */
  readonly months: readonly string[]
  /** Null where it is not known. */
  readonly pages: number | null
  readonly standing: Standing
  /** What is wrong with it, or may be. */
  readonly faults: readonly DocumentFault[]
}

/**
 * The answer of both calls. `page` is the page of the wizard that is reached, absent in a link's flow; `statement_months` counts the months that are there; `notes` say,
 * in the reader's language, which file was there already and which statement counts for another month than before.
 */
export interface UploadAnswer {
  readonly valid: true
  readonly page?: number
  readonly documents: readonly UploadedDocument[]
  readonly statement_months: number
  readonly notes: readonly string[]
}

const code = z.optional(z.nullable(z.string().check(z.maxLength(200))))

/** What has become of a hand-over. `finished`: the other screen said that it is done. */
export type HandOverState = 'waiting' | 'opened' | 'finished' | 'ended'

/** The documents that are there, newest first, for the application's own browser or one that came by a link. */
export const receivedDocuments = endpoint({
  name: 'received-documents',
  ...paths.receivedDocuments,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  /** `hand_over`: the id of one, to be told its state. */
  request: z.object({ sf_leadid: code, link: code, hand_over: z.optional(z.uuid()) }),
  response: z.object({
    documents: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        name: z.string(),
        /** 'YYYY-MM' of a statement. */
        months: z.array(z.string()),
        pages: z.nullable(z.number()),
        /** ISO time. */
        at: z.string(),
        /** Whoever asks may take it back. */
        removable: z.boolean(),
        standing: z.enum(standings),
        /** What is wrong with it, or may be. */
        faults: z.array(z.enum(documentFaults)),
        /** Null for what is no statement. */
        told: z.nullable(toldFile),
      }),
    ),
    told: toldStatements,
    statement_months: z.number(),
    hand_over: z.nullable(z.enum(['waiting', 'opened', 'finished', 'ended'])),
    /** What is still asked, of which a link that asks for one document is told no other. */
    asked: askedList,
    /** The bank gave account and routing number, so that no voided check is asked for. */
    numbers_known: z.boolean(),
  }),
})

/** Takes a document back that nobody has judged yet; one that is gone already is no fault. */
export const takeBack = endpoint({
  name: 'take-back-document',
  ...paths.takeBack,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ sf_leadid: code, link: code, document: z.uuid() }),
  response: z.object({ statement_months: z.number() }),
})

/** Keeps a document that may be hard to read: a person of ours looks at it. One that can be read, or was kept before, is no fault. */
export const keepDocument = endpoint({
  name: 'keep-document',
  ...paths.keepDocument,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ sf_leadid: code, link: code, document: z.uuid() }),
  response: z.object({ kept: z.literal(true) }),
})

/** Says which month ('YYYY-MM') a statement is of that was sent before; refused for a month that no statement can be of. */
export const statementMonth = endpoint({
  name: 'tell-statement-month',
  ...paths.statementMonth,
  limit: { calls: 30, seconds: 60 },
  request: z.object({
    sf_leadid: code,
    link: code,
    document: z.uuid(),
    month: z.string().check(z.maxLength(7)),
  }),
  response: z.object({ statement_months: z.number(), notes: z.array(z.string()) }),
})

/**
 * Makes the link that hands the page's upload to another screen, for some minutes and for one kind of document; '' = whatever the link that
 * asks was sent for. The one that the same page made before ends. `path` is that of the page to open there.
 */
export const handOver = endpoint({
  name: 'hand-over-upload',
  ...paths.handOver,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ sf_leadid: code, link: code, asks: z.string().check(z.maxLength(60)) }),
  response: z.object({ id: z.string(), path: z.string(), minutes: z.number() }),
})

/** Ends a hand-over: by its id from the page that made it, or, without one, from the screen that it opened ('done here'). */
export const endHandOver = endpoint({
  name: 'end-hand-over',
  ...paths.endHandOver,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ sf_leadid: code, link: code, hand_over: z.optional(z.uuid()) }),
  response: z.object({ ended: z.boolean() }),
})
