// What a person who answers a text wants: stop, start, help, perhaps stop, or just to say something. English and Spanish.
import {
  helpWords,
  partial,
  regretted,
  saidBefore,
  softBefore,
  softBehind,
  startWishes,
  startWords,
  stopWishes,
  stopWords,
  takenBack,
  yesWords,
} from './opt-out-words.ts'
import {
  automatic,
  bareSigns,
  likeStop,
  maybeStops,
  ordinary,
  reaction,
  wantsTexts,
} from './opt-out-doubt.ts'
import type { ConsentChange } from './port.ts'

/** Without accents, apostrophes, capitals and signs; a long number is one, letters that are drawn apart are a word. */
function plainOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´ʼ]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .replace(/\b\d(?:[\d ]{5,})\d\b/g, 'this number')
    .replace(/\bw\b/g, 'with')
    .replace(/\bun[a-z]{6,12}\b/g, (word) => (isUnsubscribe(word) ? 'unsubscribe' : word))
    .trim()
  return /^(?:\p{L} ){2,}\p{L}$/u.test(plain) ? plain.replaceAll(' ', '') : plain
}

/** 'unsuscribe', 'unsubcribe': most of its letters, in their order. */
function isUnsubscribe(word: string): boolean {
  let at = 0
  for (const letter of 'unsubscribe') if (word[at] === letter) at++
  return at === word.length && word.length >= 8
}

function withoutSoft(plain: string): string {
  let text = plain
  for (;;) {
    const next = text.replace(softBefore, '').replace(softBehind, '')
    if (next === text) return text
    text = next
  }
}

/** The keys around each letter of 'stop' on a telephone. */
const besideKey = { s: 'adwexzq', t: 'ryfg56', o: 'iplk9', p: 'ol' } as const
const stopSlip = new RegExp(
  `^(?:${[...'stop'].map((letter, at) => `${'stop'.slice(0, at)}[${besideKey[letter as 's']}]${'stop'.slice(at + 1)}`).join('|')})$`,
)
/** One letter another, more or fewer. */
const nearStop =
  /^(?:[a-z0-9]?top|s[a-z0-9]?op|st[a-z0-9]?p|sto[a-z0-9]?|[a-z]?s[a-z]?t[a-z]?o[a-z]?p[a-z]?)$/
/** And what that makes by chance. */
const otherWord =
  /^(?:step|slop|atop|stow|stoup|strop|stomp|soap|sop|swop|op|hop|pop|stork|story|store|stone|stout)$/

/** A message that is 'stop' but for a slip of the hand: by a neighbouring key or a gap it is one; by another letter it may be. */
function slipOfStop(plain: string): 'stop' | 'maybe-stop' | null {
  const word = plain.replaceAll(' ', '')
  if (word === 'stop') return 'stop'
  // 'at op' is no slip, 's toop' is.
  if (word.length > 6 || (plain !== word && plain.split(' ').every((part) => part.length > 1))) return null
  if (likeStop.test(word)) return 'maybe-stop'
  if (otherWord.test(word) || word.length < 4) return null
  if (stopSlip.test(word)) return 'stop'
  return nearStop.test(word) && word.length - 4 < 2 ? 'maybe-stop' : null
}

const longer = (text: string): string => text.replace(/([a-z])\1{2,}/g, '$1')

/** A whole sentence that is a wish and no more. */
function wishOf(sentence: string): ConsentChange | null {
  const plain = plainOf(sentence)
  const soft = withoutSoft(plain)
  for (const text of new Set([plain, soft, longer(soft), withoutSoft(soft.replace(saidBefore, ''))])) {
    if (!text) return null
    if (stopWords.has(text)) return 'stop'
    if (startWords.has(text)) return 'start'
    if (helpWords.has(text)) return 'help'
    if (stopWishes.some((wish) => wish.test(text))) return 'stop'
    if (startWishes.some((wish) => wish.test(text))) return 'start'
  }
  return null
}

/** Words that end texts only where nothing else is said, not even please: they end applications and other things as well. */
const alsoOfOthers = /^(?:cancel\w*|remove|no more|eliminar)$/
/** And those that do so in a sentence beside others. */
const onlyAlone = /^(?:end|cancel\w*|quit|remove|no more|eliminar|revoke)$/

/** Ends of sentences and of their parts. */
const ends = /[.!?;\n,]+|\s[-–—]+\s/
/** The same, and what joins one to a wish. */
const breaks =
  /[.!?;\n,]+|\s[-–—]+\s|\s(?:and|so|but|y|pero|asi que)\s(?=(?:please |pls |por favor )?(?:do not|don.?t|stop|remove|take|delete|unsubscribe|no more|no me|ya no|dejen|quiten|no mas))/i

/** Whether nobody typed it: a reaction, or a machine that answers. */
export const isByItself = (body: string): boolean => reaction.test(body) || automatic.test(plainOf(body))

/**
 * Reads a text message. What the law calls a revocation, and every plain wish, is a stop; what only may be one is 'maybe-stop', which a person
 * judges. `optedOut`: the number has stopped before, so that a bare 'yes' begins again, as it does with the provider.
 */
export function readConsentChange(body: string, { optedOut = false } = {}): ConsentChange {
  // A reaction repeats our own words; what stands below it is said.
  if (reaction.test(body)) {
    const below = /^[^\n]*[”"»“…]\s*\n(.+)$/su.exec(body)?.[1]?.trim()
    return below ? readConsentChange(below, { optedOut }) : 'text'
  }
  const whole = plainOf(body)
  const soft = withoutSoft(whole)
  if (optedOut && yesWords.has(soft)) return 'start'
  const asOne = wishOf(body)
  const isAsked = /\?\s*$/.test(body) && whole.split(' ').length < 3
  if (asOne === 'stop' && (isAsked || (alsoOfOthers.test(soft) && soft !== whole))) return 'maybe-stop'
  if (asOne === 'start' && isAsked) return 'text'
  if (asOne) return asOne
  const split = (at: RegExp) => body.split(at).flatMap((text) => (text?.trim() ? [text.trim()] : []))
  const [clauses, sentences] = [split(ends), split(breaks)]
  const wishes = sentences.map((sentence) => {
    const wish = wishOf(sentence)
    const bare = withoutSoft(plainOf(sentence))
    if (wish === 'stop' && onlyAlone.test(bare)) return null
    // 'They subscribe and unsubscribe': a bare word behind 'and' may be said of others.
    return wish === 'stop' && stopWords.has(bare) && !clauses.includes(sentence) ? null : wish
  })
  if (wishes.includes('stop')) {
    const rest = sentences.filter((_, at) => wishes[at] !== 'stop').map(plainOf)
    return isAsked || rest.some((text) => partial.test(text) || takenBack.test(text)) ? 'maybe-stop' : 'stop'
  }
  // In one part of what is said, a start may be said of anything: all of it must be one.
  const isAgreed = (text: string) => optedOut && yesWords.has(withoutSoft(plainOf(text)))
  const isBeside = (text: string) => isAgreed(text) || regretted.test(withoutSoft(plainOf(text)))
  if (wishes.includes('start') && sentences.every((text, at) => wishes[at] === 'start' || isBeside(text)))
    return 'start'
  const slip = slipOfStop(soft)
  if (slip) return slip
  if (bareSigns.test(body) || likeStop.test(whole) || likeStop.test(soft)) return 'maybe-stop'
  const left = withoutOrdinary(whole)
  // Whoever is not understood behind it may have said it: "STOP John". "Stop asking for July" is no bare word of it, unless it is shouted.
  const opening = /^stop\b(?: \w+ing\b)?/.exec(withoutOrdinary(soft))?.[0]
  if (opening && /^\W*(?:\p{L}+\W+)?STOP\b/u.test(body)) return 'maybe-stop'
  if (wantsTexts.test(left)) return 'text'
  if (opening === 'stop') return 'maybe-stop'
  // An everyday use may reach into the next sentence: 'I don't know you, stop it'.
  const parts = clauses.length > 1 ? clauses.map((text) => withoutOrdinary(plainOf(text))) : []
  return [left, ...parts].some((text) => maybeStops.some((sign) => sign.test(text))) ? 'maybe-stop' : 'text'
}

const withoutOrdinary = (plain: string): string =>
  ordinary.reduce((text, use) => text.replace(use, ' | '), plain).trim()
