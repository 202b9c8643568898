// What is found in the bytes of a PDF beside its text: who wrote it and when, what was added later, and what is drawn on its pages in which order.

/** A piece of text as it is drawn, in points from the top left corner; it stands on `y`. */
export interface Mark {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Without the letters that mark a subset. */
  readonly font: string
  /** Between letters, in points. */
  readonly spacing: number
  /** '#rrggbb'; null where it is a pattern. */
  readonly colour: string | null
  /** Drawn as the n-th thing of its page. */
  readonly order: number
  /** By its rendering mode it leaves no ink. */
  readonly isInvisible: boolean
  /** Part of a note that lies over the page. */
  readonly isNote: boolean
  /** Its letters are drawings: their widths are not known well. */
  readonly isDrawn: boolean
}

/** A filled rectangle or a picture; `y` is the upper edge. */
export interface Area {
  readonly kind: 'box' | 'picture' | 'note'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly order: number
  /** '#rrggbb' of a box that hides what is below it; null for all else. */
  readonly colour: string | null
}

export interface PageFacts {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
  readonly areas: readonly Area[]
}

/** What was added behind the first end of the file. */
export interface FileUpdate {
  /** content: what a page shows; form: signatures, fields and notes; other: dates, names, and the like. */
  readonly changes: 'content' | 'form' | 'other'
  readonly isSigned: boolean
}

export interface FileFacts {
  readonly producer: string
  readonly creator: string
  /** Programs that the file's own history names. */
  readonly history: readonly string[]
  /** ISO instants; null where none is said. */
  readonly created: string | null
  readonly modified: string | null
  readonly updates: readonly FileUpdate[]
  /** By their number, from the first; fewer than the file has where it was too much. */
  readonly pages: readonly PageFacts[]
  /** Not everything was looked at. */
  readonly isCut: boolean
}
