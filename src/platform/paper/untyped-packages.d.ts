// The parts that we call of two packages that bring no types.
declare module 'bidi-js' {
  interface EmbeddingLevels {
    readonly levels: Uint8Array
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[]
  }
  interface Bidi {
    getEmbeddingLevels(text: string, baseDirection?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels
    getMirroredCharacter(char: string): string | null
  }
  export default function bidiFactory(): Bidi
}

declare module 'fontkit' {
  export interface Font {
    /** The letters that it has. */
    readonly characterSet: readonly number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): unknown
  }
  export function create(bytes: Uint8Array): Font
}
