// What a kind of paper is: the shape of its facts, the version of its template, and how its blocks are made of both.
import type * as z from 'zod/mini'
import type { Block } from '#core/paper/paper.ts'
import type { Language } from '#core/words/words.ts'

interface Composed {
  readonly title: string
  /** In whose name. */
  readonly sender: string
  /** Beside the page's number; empty without. */
  readonly foot: string
  readonly blocks: readonly Block[]
}

export interface PaperKind<Facts> {
  /** The day from which this wording is used, ISO date; another wording needs another version. */
  readonly version: string
  /** All that the paper says beside its template; what was frozen is read with it again. */
  readonly facts: z.ZodMiniType<Facts>
  /** Pure: the same facts are the same paper. */
  readonly compose: (facts: Facts, language: Language) => Composed
}

/** Keeps the type of the facts while it checks the rest. */
export const paperKind = <Facts>(kind: PaperKind<Facts>): PaperKind<Facts> => kind
