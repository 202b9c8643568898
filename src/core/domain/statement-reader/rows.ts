// Puts the pieces of pages together to words and lines, however the file was written: by line, by cell, by word or by letter.
import { levelled } from './levelled.ts'
import { likelyFigure } from './likely-figures.ts'
import type { Page, Piece, Row, Word } from './page.ts'

/** Of the letters' size: a smaller gap parts no words. */
const GLUED = 0.14
/** Of the letters' size: baselines this near are one line. */
const SAME_LINE = 0.4

/** Of the page's usual letters: nobody reads smaller ones, which programs set as marks for themselves. */
const UNREAD = 0.3

/** Letters of a piece beyond are not read: no line of a statement has so many. */
const LONGEST_PIECE = 1_000

/** Rough widths of letters in units of their size, to place the words of a piece. */
const widthOf = (letter: string): number =>
  /[0-9$#*+<>=_-]/.test(letter)
    ? 0.556
    : /[ .,:;'|!iljI()/\\[\]]/.test(letter)
      ? 0.278
      : /[A-Z&%@MWmw]/.test(letter)
        ? 0.68
        : 0.51

const plain = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/[\u200b-\u200f\ufeff\u00ad]/g, '')
    // Leaders: points have the width of spaces.
    .replace(/\.{5,}/g, (points) => ' '.repeat(points.length))

function wordsOf(piece: Piece, number: number): Word[] {
  const text = plain(piece.text.slice(0, LONGEST_PIECE))
  const widths = [...text].map(widthOf)
  const total = widths.reduce((sum, each) => sum + each, 0)
  const scale = total ? piece.width / total : 0
  const words: Word[] = []
  let at = piece.x
  let word = ''
  let start = at
  const close = (): void => {
    const { y, height: size, font, confidence } = piece
    const seen = confidence === undefined ? {} : { confidence }
    if (word) words.push({ text: word, x: start, end: at, y, size, font, piece: number, ...seen })
    word = ''
  }
  for (const [index, letter] of [...text].entries()) {
    if (/\s/.test(letter)) close()
    else {
      if (!word) start = at
      word += letter
    }
    at += widths[index]! * scale
  }
  close()
  return words
}

/** The rows of all pages, from the top. */
export const rowsOf = (pages: readonly Page[]): Row[] =>
  pages.flatMap(({ pieces }, at) => levelled(rowsOfPage(pieces, at + 1)))

function rowsOfPage(pieces: readonly Piece[], page: number): Row[] {
  const heights = pieces.map(({ height }) => height).toSorted((a, b) => a - b)
  const least = UNREAD * (heights[heights.length >> 1] ?? 0)
  const words = pieces
    .flatMap((piece, at) => (piece.text.trim() && piece.height > least ? wordsOf(piece, at) : []))
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
  const lines: Word[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (first && word.y - first.y <= SAME_LINE * Math.min(first.size, word.size)) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => {
    const joined = joinGlued(line.toSorted((a, b) => a.x - b.x))
      .filter(isNoLeader)
      .flatMap(withoutAmountBehind)
      .map(asLikely)
    const sizes = joined.map(({ size }) => size).toSorted((a, b) => a - b)
    return {
      page,
      y: line[0]!.y,
      size: sizes[sizes.length >> 1]!,
      words: joined,
      text: joined.map(({ text }) => text).join(' '),
    }
  })
}

/** Letters that were set one by one, or kerned, are one word again. What stands twice on one place, as bold is sometimes made, stands once. */
function joinGlued(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && last.text === word.text && Math.abs(last.x - word.x) < 0.1 * word.size) continue
    const gap = last ? word.x - last.end : Infinity
    if (
      last &&
      last.piece !== word.piece &&
      gap < GLUED * word.size &&
      gap > -0.5 * word.size &&
      !beginsCell(last.text, word.text)
    )
      joined[joined.length - 1] = {
        ...last,
        ...lessSure(last, word),
        text: last.text + word.text,
        end: word.end,
      }
    else joined.push(word)
  }
  return joined
}

/** Cells that touch, as a text and the amount behind it: no word goes on with such letters. Letters set one by one tell nothing. */
const beginsCell = (before: string, text: string): boolean =>
  text.length > 1 &&
  ((/[a-z\d]{2}$/i.test(before) && /^(?:[-+(]\$?|\$-?)[\d,]*\.\d\d\)?$/.test(text)) ||
    (/[a-z]{2}$/i.test(before) && /^[\d,]+\.\d\d$/.test(text)) ||
    (/[^A-Z][a-z\d)]$/.test(before) && /^[A-Z][a-z]/.test(text)))

/** Points that lead the eye, set one by one. */
const isNoLeader = ({ text }: Word, _: number, { length }: readonly Word[]): boolean =>
  length === 1 || !/^\.{5,}$/.test(text)

/** 'wire-$3,357.78': a text and the amount of the cell that it touches. 'US$3.00' is one amount. */
function withoutAmountBehind(word: Word): Word[] {
  const found = /^(.*[a-z)])((?:[-+(]?\$|\$-)[\d,]*\.\d\d\)?)$/i.exec(word.text)
  if (!found || /^US$/i.test(found[1]!)) return [word]
  const x = word.x + ((word.end - word.x) * found[1]!.length) / word.text.length
  return [
    { ...word, text: found[1]!, end: x },
    { ...word, text: found[2]!, x },
  ]
}

const lessSure = (one: Word, other: Word): Pick<Word, 'confidence'> =>
  one.confidence === undefined || other.confidence === undefined
    ? {}
    : { confidence: Math.min(one.confidence, other.confidence) }

/** What was read of a picture as the figure that its shape tells. */
function asLikely(word: Word): Word {
  const text = word.confidence === undefined ? word.text : likelyFigure(word.text)
  return text === word.text ? word : { ...word, text, was: word.text }
}
