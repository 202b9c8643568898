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
/** Made when a name is first looked up: a start need not wait for it. */
let tree: Node | null = null

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

/** The longest known name that begins at a place of the text. Most names leave the tree at their second letter, so nothing is cut before. */
function matchAt(text: string, start: number): Match | null {
  let at = (tree ??= buildTree())
  let letters = 0
  let best: Match | null = null
  for (let i = start; i <= text.length; i++) {
    const letter = text[i]
    if (letter === undefined || letter === ' ') {
      const known = at.end ?? (letters >= shortestCut ? at.only : null)
      best = better(best, known, letters, text, i)
      continue
    }
    const next = at.next.get(letter)
    if (!next) return best
    at = next
    letters++
    if (!at.end || letters < 6 || i + 1 === text.length || text[i + 1] === ' ') continue
    const wordEnd = text.indexOf(' ', i)
    const end = wordEnd < 0 ? text.length : wordEnd
    if (glued.test(text.slice(i + 1, end))) best = better(best, at.end, letters, text, end)
  }
  return best
}

/** The better of two: more letters. What ends at a place of the text is a name only if nothing forbids what follows. */
function better(
  best: Match | null,
  known: KnownName | null,
  letters: number,
  text: string,
  end: number,
): Match | null {
  if (!known || (best && letters <= best.letters)) return best
  const isName =
    !known.strict ||
    end === text.length ||
    text
      .slice(end + 1)
      .split(' ')
      .every(isTail)
  return isName ? { known, letters } : best
}

/** The party whose name a text begins with, or null. */
export const knownAtStart = (name: string): KnownName | null => matchAt(name, 0)?.known ?? null

/** A lender named anywhere: some forms put other words, or the holder's name, before it. Ordinary words count only at the start. */
export function lenderWithin(text: string): KnownName | null {
  let best: Match | null = null
  for (let start = 0; start < text.length;) {
    const found = matchAt(text, start)
    if (found?.known.kind === 'lender' && !found.known.strict && found.letters >= 6)
      if (!best || found.letters > best.letters) best = found
    const space = text.indexOf(' ', start)
    start = space < 0 ? text.length : space + 1
  }
  return best?.known ?? null
}
