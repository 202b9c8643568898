// A paper as data: a tree of blocks in reading order, made once from facts and shown twice, as a page and as a PDF.
import type { Language } from '../words/words.ts'

/**
 * How a value is shown. money: integer cents; dollars: integer cents in whole dollars, or a word that stands for them; percent: hundredths of a percent aside, as it is (12.5); date: ISO; month: 'YYYY-MM';
 * moment: ISO time, told in New York's; count: a whole number.
 */
export type ValueKind = 'text' | 'money' | 'dollars' | 'percent' | 'date' | 'month' | 'moment' | 'count'

/** Null = not known, shown as '-' (spec 160); false = nothing belongs here, shown as nothing. Texts and times are strings, all others numbers. */
export type CellValue = string | number | null | false

export interface Fact {
  readonly label: string
  readonly as: ValueKind
  readonly value: CellValue
}

export interface Column {
  readonly label: string
  readonly as: ValueKind
  /** The cells of this column name their rows: heads of their own for whoever listens. One column at most. */
  readonly rowHead?: true
}

export interface TableBlock {
  readonly block: 'table'
  /** What the table is of: said before it, and its name for whoever listens. */
  readonly caption: string
  readonly columns: readonly Column[]
  /** As many cells as there are columns. */
  readonly rows: readonly (readonly CellValue[])[]
  /** Places of rows that are set apart from those above: balances among movements. */
  readonly strong?: readonly number[]
  /** The last row, set apart: its name in the first column, then a cell for each other one; null = nothing to sum there. */
  readonly sums?: { readonly label: string; readonly cells: readonly CellValue[] }
  /** What stands in place of rows where there are none. */
  readonly empty: string
}

export interface SignatureBlock {
  readonly block: 'signature'
  /** Known to whoever gathers signatures: letters, digits, '-'; each once in a paper. */
  readonly place: string
  readonly signer: string
  /** 'Owner and guarantor'; empty without. */
  readonly role: string
  /** Once it was signed; absent before. */
  readonly signed?: {
    /** Drawn lines (core/fields/drawn-lines.ts), or a PNG without transparency as base64; null for a typed name. */
    readonly picture: string | null
    /** As typed, or what the picture shows, in words. */
    readonly text: string
    /** ISO date. */
    readonly on: string
    /** What else is known of it; below the line. */
    readonly details?: readonly Fact[]
  }
}

export interface ImageBlock {
  readonly block: 'image'
  /** What it shows, in words. */
  readonly alt: string
  readonly mime: 'image/png' | 'image/jpeg'
  /** base64 */
  readonly data: string
  /** Points; the height follows the picture. */
  readonly width: number
}

export type Block =
  | { readonly block: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly block: 'paragraph'; readonly text: string }
  | { readonly block: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  /** `columns`: in a box, so many beside each other, each below its label; without, one below the other. */
  | { readonly block: 'facts'; readonly items: readonly Fact[]; readonly columns?: 2 | 3 | 4 }
  | TableBlock
  /** One figure that must not be overlooked, with a sentence about it ('' without). */
  | {
      readonly block: 'figure'
      readonly label: string
      readonly as: ValueKind
      readonly value: CellValue
      readonly about: string
    }
  | { readonly block: 'note'; readonly title: string; readonly text: string }
  | SignatureBlock
  | { readonly block: 'page-break' }
  | ImageBlock

export interface Paper {
  readonly kind: string
  /** The version of its template: an ISO date, with a letter where a day has two. */
  readonly version: string
  readonly language: Language
  /** The first heading, the name in the reader's window and in the list of bookmarks. */
  readonly title: string
  /** In whose name: stands at the head of every page. */
  readonly sender: string
  /** What the foot of every page says besides the page's number. */
  readonly foot: string
  readonly blocks: readonly Block[]
}

/** Where somebody signs: page from 1; points from the page's lower left corner, as PDF counts. */
export interface SignaturePlace {
  readonly place: string
  readonly signer: string
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** As what somebody signs at this place, in the paper's own words; '' where it says nothing. */
export const roleAt = ({ blocks }: Paper, place: string): string =>
  blocks.find((block): block is SignatureBlock => block.block === 'signature' && block.place === place)
    ?.role ?? ''
