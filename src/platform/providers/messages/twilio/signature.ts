// Twilio's webhook signature: HMAC-SHA1 over the public address and the sorted form fields.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The value of X-Twilio-Signature for a form webhook. */
export function twilioSignature(
  authToken: string,
  url: string,
  form: Readonly<Record<string, string>>,
): string {
  const fields = Object.keys(form)
    .sort()
    .map((name) => name + form[name])
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest('base64')
}

/** Twilio signs the address sometimes with and sometimes without its port: both are tried. */
function spellings(url: string): string[] {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed) return []
  const port = parsed.port || (parsed.protocol === 'https:' ? '443' : '80')
  const rest = url.slice(parsed.protocol.length + 2).replace(/^[^/?#]*/, '')
  return [
    url,
    `${parsed.protocol}//${parsed.hostname}${rest}`,
    `${parsed.protocol}//${parsed.hostname}:${port}${rest}`,
  ]
}

/** Whether a webhook was signed with our token, in constant time. */
export function isSignedByTwilio(
  authToken: string,
  url: string,
  form: Readonly<Record<string, string>>,
  signature: string,
): boolean {
  const given = Buffer.from(signature)
  return spellings(url).some((spelling) => {
    const right = Buffer.from(twilioSignature(authToken, spelling, form))
    return right.length === given.length && timingSafeEqual(right, given)
  })
}
