// What a page of a statement is made of: pieces of text with their places, as a PDF or the reading of a picture gives them.
import type { Turn } from './turned.ts'

/** A box on a page in points, from the top left corner; `y` is the line that letters stand on. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Piece extends Box {
  readonly text: string
  readonly font: string
  /** How sure the reading of a picture is of it, 0 to 1; absent where it is the file's own text. */
  readonly confidence?: number
}

export interface Page {
  /** At the places where they are read: upright. */
  readonly pieces: readonly Piece[]
  /** Its picture lay upside down: the places are those of the page on its feet. */
  readonly isTurned?: boolean
  /** How a page with text of its own is shown, where that is not upright. */
  readonly turn?: Turn
}

/** Letters without a space between them. */
export interface Word {
  readonly text: string
  readonly x: number
  readonly end: number
  readonly y: number
  readonly size: number
  readonly font: string
  /** Words of one piece have the same number: their places within it are estimated. */
  readonly piece: number
  /** Of a word that was read of a picture, 0 to 1. */
  readonly confidence?: number
  /** How it was read, where its shape told that it is something else. */
  readonly was?: string
}

/** Words on one line of a page, from the left. */
export interface Row {
  /** From 1. */
  readonly page: number
  readonly y: number
  readonly size: number
  readonly words: readonly Word[]
  readonly text: string
}
