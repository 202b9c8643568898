// Finds a known party in a name as a bank writes it: run together, cut at 16 or 22 letters, followed by 'LLC' or by what the money is for.
import { allTables } from '#core/codes/all-lenders.ts'
import { buildTree, codeOf, type KnownName, type NameTree } from './name-tree.ts'
import { areTails, hasOtherTrade, isAlone, isAnothers, isDoubtful } from './behind-a-name.ts'

export type { KnownName } from './name-tree.ts'

/** Made when a name is first looked up, and again when the tables are others: a start need not wait for it. */
let tree: NameTree | null = null
const treeOfToday = (): NameTree => (tree?.tables === allTables() ? tree : (tree = buildTree()))

/** NACHA company names hold 16 letters; shorter cuts are not told from other names. */
const shortestCut = 13
/** Where banks cut, spaces counted: NACHA's 16 letters (a space at the end falls off), 22 or 23 of a statement's column. */
const isCutPlace = (letters: number): boolean =>
  letters === 15 || letters === 16 || letters === 22 || letters === 23
/** What may follow a name within the same word: 'FOXFUNDINGGROUPL', 'ROWANADVANCEGROUACHPAYMENT', 'TBF GRPID'. */
const glued =
  /^(?:llc|inc|corp|com|co|usa|group|grou|grp|serv(?:ic\w*)?|svcs?|fund(?:s|i\w*)?|fin(?:an\w*)?|cap(?:it\w*)?|adv(?:an\w*)?|ach|pay(?:m\w*)?|pmts?|daily|weekly|debits?|credit|misc|id|\d+)*(?:ll?c?|i?nc?|g(?:ro?)?|se?r?|fu?n?|fi|ca?|ad?|ach\w*|pay\w*)?$/
const loanWord = /\b(?:loans?|lns?|sba|proceeds|disb\w*|mtg|mortgage|heloc|loc)\b/

interface Match {
  readonly known: KnownName
  readonly letters: number
  /** Place of the text at which the name ends. */
  readonly end: number
}

/** Whether every space that the text has within the name stands between words of the name: 'time payment' is no 'timepayment'. */
function keepsWords(name: string, text: string, start: number, end: number): boolean {
  let at = 0
  for (let i = start; i < end; i++) {
    if (text[i] !== ' ') {
      while (codeOf(name.charCodeAt(at)) === 0 && at < name.length) at++
      at++
    } else if (at < name.length && name[at] !== ' ' && name[at] !== '&') return false
  }
  return true
}

/** The longest known name that begins at a place of the text. Most names leave the tree at their second letter, so nothing is cut before. */
function matchAt(text: string, start: number, beside: string): Match | null {
  const { next, end, only } = treeOfToday()
  let at = 0
  let letters = 0
  let best: Match | null = null
  for (let i = start; i <= text.length; i++) {
    const isWordEnd = i === text.length || text[i] === ' '
    if (isWordEnd) {
      const known = end(at) ?? (letters >= shortestCut ? cutAt(only(at), text, start, i) : null)
      if (known) best = better(best, known, letters, text, start, i, beside)
      continue
    }
    const code = codeOf(text.charCodeAt(i))
    const below = code === 0 ? 0 : next(at, code)
    if (below === 0) {
      const wordEnd = letters < 4 ? i : endOfWord(text, i)
      // A number that is glued to a name: 'Merchant Market8882711420'.
      if (letters < 4 || !/^\d+$/.test(text.slice(i, wordEnd))) return best
      const known = end(at) ?? (letters >= shortestCut ? only(at) : null)
      return known ? better(best, known, letters, text, start, wordEnd, beside) : best
    }
    at = below
    letters++
    const known = end(at)
    if (!known || letters < 6 || i + 1 === text.length || text[i + 1] === ' ') continue
    const wordEnd = endOfWord(text, i)
    if (glued.test(text.slice(i + 1, wordEnd)))
      best = better(best, known, letters, text, start, wordEnd, beside)
  }
  return best
}

function endOfWord(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 ? text.length : space
}

const endsInTrade =
  /\b(?:cap|capi|capit|capita|capital|adv|adva|advan|advanc|advance|fund|fundi|fundin|funding)$/
/**
 * A name that ends early: it must end where banks cut, or with the text but for what the money is for. One that ends in a word of the trade
 * may be a funder's that nobody lists, and is no bill.
 */
const cutAt = (known: KnownName | null, text: string, start: number, end: number): KnownName | null =>
  known &&
  !(known.lender < 0 && endsInTrade.test(text.slice(start, end))) &&
  (end === text.length || (start === 0 && isCutPlace(end)) || areTails(text.slice(end + 1)))
    ? known
    : null

/** The better of two: more letters. What ends at a place of the text is a name only if nothing forbids what follows. */
function better(
  best: Match | null,
  known: KnownName,
  letters: number,
  text: string,
  start: number,
  end: number,
  beside: string,
): Match | null {
  if (best && letters <= best.letters) return best
  if (known.needsLoanWord && !loanWord.test(`${text.slice(end)} ${beside}`)) return best
  const rest = text.slice(end + 1)
  if (known.strict && !isAlone(rest)) return best
  if (isAnothers(known, rest)) return best
  if (!keepsWords(known.name, text, start, end) && !(start === 0 && areTails(rest))) return best
  return { known: isDoubtful(known, rest) ? { ...known, isDoubtful: true } : known, letters, end }
}

/** The party whose name a text begins with, or null. `beside`: the rest of the line, where a bank's name needs a word of a loan. */
export const knownAtStart = (name: string, beside = ''): KnownName | null =>
  matchAt(name, 0, beside)?.known ?? null

/** How many words of a text the known name takes that it begins with; 0 = none does. */
export function wordsOfKnown(text: string): number {
  const found = matchAt(text, 0, '')
  return found ? text.slice(0, found.end).split(' ').length : 0
}

/** A lender named anywhere: some forms put other words, or the holder's name, before it. Ordinary words count only at the start. */
export function lenderWithin(text: string): KnownName | null {
  let best: Match | null = null
  for (let start = 0; start < text.length;) {
    const end = endOfWord(text, start)
    const found = matchAt(text, start, '')
    if (
      found?.known.kind === 'lender' &&
      !found.known.strict &&
      !found.known.needsLoanWord &&
      found.letters >= 6
    )
      if (!best || found.letters > best.letters) best = found
    start = end + 1
  }
  return best?.known ?? null
}

/** Whether a name begins like a lender's and goes on as another trade's: 'OnDeck Marina' is nobody's lender, whatever it draws. */
export function isNamedLikeLender(name: string): boolean {
  if (!hasOtherTrade(name)) return false
  for (let end = name.indexOf(' '); end >= 0; end = name.indexOf(' ', end + 1)) {
    const known = matchAt(name.slice(0, end), 0, '')?.known
    if (known && known.lender >= 0 && isAnothers(known, name.slice(end + 1))) return true
  }
  return false
}
