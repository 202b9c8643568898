// Passwords that are tried first: common ones, and what is easy to know (the company, the person's name and e-mail), however dressed up.
import { dictionary } from '@zxcvbn-ts/language-common'

/** Shorter words stand in too many good sentences. */
const SHORTEST_WORD = 4
/** What must be left of a password beside the words that everybody knows of its owner. */
const SHORTEST_REST = 8

let known: ReadonlySet<string> | undefined
const common = (): ReadonlySet<string> => (known ??= new Set(dictionary['passwords-common']))

const lookalikes: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e' }
const asLetters = (text: string): string => text.replace(/[@$013]/g, (sign) => lookalikes[sign]!)

/** 'passwordpassword' is 'password'. */
const once = (text: string): string => /^(.+?)\1+$/s.exec(text)?.[1] ?? text
/** Without the digits and signs that people put around a word. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_WORD)

/**
 * Whether a password is among the first that somebody would try. `about`: texts that strangers know of its owner (company, name, e-mail).
 * A sentence that holds a common word is not: only what a common password was made longer with is taken away.
 */
export function isEasyToGuess(password: string, about: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const shapes = [text, asLetters(text)].flatMap((each) => [each, bare(each)]).map(once)
  if (shapes.some((shape) => bare(shape).length < SHORTEST_WORD || common().has(shape))) return true
  const rest = wordsOf(about).reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && bare(rest).length < SHORTEST_REST
}
