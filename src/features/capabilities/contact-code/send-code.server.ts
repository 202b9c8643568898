// Makes a one-time code and sends it by e-mail or text. It leaves no message that staff could read.
import { createHash } from 'node:crypto'
import type { Brand } from '#core/flow/brand.ts'
import { toE164 } from '#core/fields/phone.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import { fill, pick } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import { CODE_MINUTES, type CodeToSend } from '#platform/store/portal-codes.ts'
import { contactOf, emailOf, smsOf } from '../messages/layout.ts'

/** Six digits that follow from our key: a job that runs again sends the same ones. */
export function codeOf({ keys }: Pick<Deps, 'keys'>, id: string): string {
  const digest = createHash('sha256').update(keys.index(id, 'portal code made')).digest()
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

interface CodeLetter {
  readonly id: string
  readonly code: string
  /** It was handed over before, and may have gone out unheard. */
  readonly again: boolean
  readonly brand: Brand
  /** Which words it has; a signer's goes by e-mail alone. */
  readonly letter: 'portal-code' | 'sign-code'
  /** What the gateway calls a text. */
  readonly reference: string
  readonly business?: string
  /** It goes to an affiliate, who applied for nothing. */
  readonly affiliate?: boolean
}

/** Undefined where its way is not set up. */
export async function sendCode(
  deps: Pick<Deps, 'email' | 'sms'>,
  { channel, contact, language, askedAt }: CodeToSend,
  { id, code, again, brand, letter, reference, business = brand.name, affiliate = false }: CodeLetter,
) {
  const words = pick({ en, es }, language)
  const values = { brand: brand.name, contact: contactOf(brand), code, minutes: CODE_MINUTES, business }
  if (channel === 'sms') {
    const body = smsOf(fill(words['portal-code.sms'], values), '', words.stopHint)
    const text = { to: toE164(contact), body }
    // One that was handed over before may have gone out unheard.
    const found = again && deps.sms ? await deps.sms.findSent(text, askedAt) : null
    if (found && (!found.ok || found.value)) return found
    return deps.sms?.send({ ...text, reference })
  }
  const email = emailOf({
    brand,
    language,
    firstName: '',
    because: affiliate ? [fill(words.footerAffiliate, { brand: brand.name })] : undefined,
    subject: fill(words[`${letter}.subject`], values),
    text: fill(words[`${letter}.text`], values),
  })
  const fromName = brand.id === 'default' ? undefined : brand.name
  return deps.email?.send({ to: contact, ...email, messageId: id, fromName })
}
