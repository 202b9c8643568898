// Finds a known party in a name as a bank writes it: run together, cut at 16 letters, followed by 'LLC' or by what the money is for.
import { bankParties, type PartyKind } from '#core/codes/bank-parties.ts'
import { lenders } from '#core/codes/lenders.ts'
import { isPurposeWord } from './parse/words.ts'

export interface KnownName {
  readonly kind: PartyKind | 'lender'
  /** The alias that was found. */
  readonly name: string
  /** Index in `lenders`, or -1. */
  readonly lender: number
  /** An ordinary word: the party only where no other word of a name follows. */
  readonly strict: boolean
}

/** Letters of aliases without spaces, one node a letter. */
interface Node {
  readonly next: Map<string, Node>
  end: KnownName | null
  /** The only party below, or null when there are several. */
  only: KnownName | null
}
const node = (): Node => ({ next: new Map(), end: null, only: null })

function buildTree(): Node {
  const root = node()
  const add = (alias: string, kind: KnownName['kind'], lender: number): void => {
    const strict = alias.startsWith('=')
    const name = strict ? alias.slice(1) : alias
    const known: KnownName = { kind, name, lender, strict }
    let at = root
    for (const letter of name.replaceAll(' ', '').replaceAll('&', '')) {
      let next = at.next.get(letter)
      if (!next) at.next.set(letter, (next = { ...node(), only: known }))
      else if (next.only && (next.only.kind !== kind || next.only.lender !== lender)) next.only = null
      at = next
    }
    at.end ??= known
  }
  lenders.forEach(({ aliases }, i) => aliases.forEach((alias) => add(alias, 'lender', i)))
  for (const [kind, names] of Object.entries(bankParties) as [PartyKind, readonly string[]][])
    names.forEach((name) => add(name, kind, -1))
  return root
}
const root = buildTree()

/** NACHA company names hold 16 letters; shorter cuts are not told from other names. */
const shortestCut = 13
/** What may follow a lender's name within the same word: 'FOXFUNDINGGROUPL'. */
const glued =
  /^(?:ll?c?|i?nc?|g(?:r(?:o(?:u(?:pl?)?)?|p)?)?|s(?:e(?:r(?:v\w*)?)?)?|f(?:u(?:n\w*)?)?|f(?:i(?:n\w*)?)?|c(?:a(?:p\w*)?)?|a(?:d(?:v\w*)?)?|co(?:rp)?|ach\w*|pay\w*|pmts?|com|usa)$/
const tailWords = new Set(
  (
    'llc inc corp co company group grp gro gr funding fund fundi fundin fnd capital cap capita financial finance fin financin financing advance adv servicing servicin service services svc svcs ' +
    'solutions solution holdings partners lending lend loans loan lp usa us ny nyc fl na the business bus merchant l ll i in s g c dc d p t spv n a capitalone'
  ).split(' '),
)
const isTail = (word: string): boolean => tailWords.has(word) || isPurposeWord(word)

interface Match {
  readonly known: KnownName
  readonly letters: number
}

/** The longest known name that begins at a word. */
function matchAt(words: readonly string[], start: number): Match | null {
  let at = root
  let letters = 0
  let best: Match | null = null
  const better = (known: KnownName, end: number): void => {
    if (known.strict && !words.slice(end).every(isTail)) return
    if (!best || letters > best.letters) best = { known, letters }
  }
  for (let w = start; w < words.length; w++) {
    const word = words[w] as string
    for (let i = 0; i < word.length; i++) {
      const next = at.next.get(word[i] as string)
      if (!next) return best
      at = next
      letters++
      if (at.end && i < word.length - 1 && letters >= 6 && glued.test(word.slice(i + 1)))
        better(at.end, w + 1)
    }
    if (at.end) better(at.end, w + 1)
    else if (letters >= shortestCut && at.only) better(at.only, w + 1)
  }
  return best
}

/** The party whose name a text begins with, or null. */
export const knownAtStart = (name: string): KnownName | null =>
  name === '' ? null : (matchAt(name.split(' '), 0)?.known ?? null)

/** A lender named anywhere: some forms put other words, or the holder's name, before it. Ordinary words count only at the start. */
export function lenderWithin(text: string): KnownName | null {
  const words = text.split(' ')
  let best: Match | null = null
  for (let i = 0; i < words.length; i++) {
    const found = matchAt(words, i)
    if (found?.known.kind !== 'lender' || found.known.strict || found.letters < 6) continue
    if (!best || found.letters > best.letters) best = found
  }
  return best?.known ?? null
}
