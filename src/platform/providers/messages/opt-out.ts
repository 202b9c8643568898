// What a person who answers a text wants: stop, start, help, perhaps stop, or just to say something. English and Spanish.
import {
  helpWords,
  partial,
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
const onlyAlone = /^(?:end|cancel\w*|quit|remove|no more|eliminar|revoke)$/

/** Ends of sentences, and what joins one to a wish. */
const breaks =
  /[.!?;\n,]+|\s[-–—]+\s|\s(?:and|so|but|y|pero|asi que)\s(?=(?:please |pls |por favor )?(?:do not|don.?t|stop|remove|take|delete|unsubscribe|no more|no me|ya no|dejen|quiten|no mas))/i

/** Whether nobody typed it: a reaction, or a machine that answers. */
export const isByItself = (body: string): boolean => reaction.test(body) || automatic.test(plainOf(body))

/**
 * Reads a text message. What the law calls a revocation, and every plain wish, is a stop; what only may be one is 'maybe-stop', which a person
 * judges. `optedOut`: the number has stopped before, so that a bare 'yes' begins again, as it does with the provider.
 */
export function readConsentChange(body: string, { optedOut = false } = {}): ConsentChange {
  // A reaction repeats our own words.
  if (reaction.test(body)) return 'text'
  const whole = plainOf(body)
  const soft = withoutSoft(whole)
  if (optedOut && yesWords.has(soft)) return 'start'
  const asOne = wishOf(body)
  const isAsked = /\?\s*$/.test(body) && whole.split(' ').length < 3
  if (asOne === 'stop' && (isAsked || (onlyAlone.test(soft) && soft !== whole))) return 'maybe-stop'
  if (asOne === 'start' && isAsked) return 'text'
  if (asOne) return asOne
  const sentences = body.split(breaks).flatMap((sentence) => (sentence?.trim() ? [sentence.trim()] : []))
  const wishes = sentences.map((sentence) => {
    const wish = wishOf(sentence)
    return wish === 'stop' && onlyAlone.test(withoutSoft(plainOf(sentence))) ? null : wish
  })
  if (wishes.includes('stop')) {
    const rest = sentences.filter((_, at) => wishes[at] !== 'stop').map(plainOf)
    return isAsked || rest.some((text) => partial.test(text) || takenBack.test(text)) ? 'maybe-stop' : 'stop'
  }
  // In one part of what is said, a start may be said of anything: all of it must be one.
  const isAgreed = (text: string) => optedOut && yesWords.has(withoutSoft(plainOf(text)))
  if (wishes.includes('start') && sentences.every((text, at) => wishes[at] === 'start' || isAgreed(text)))
    return 'start'
  if (bareSigns.test(body) || likeStop.test(whole)) return 'maybe-stop'
  const left = ordinary.reduce((text, use) => text.replace(use, ' | '), whole).trim()
  if (!wantsTexts.test(left) && maybeStops.some((sign) => sign.test(left))) return 'maybe-stop'
  return 'text'
}
