// How a message looks: plain text and simple HTML (no tables, no images, one button), and a text message of at most two parts.
import type { Brand } from '#core/flow/brand.ts'
import { withPlainSigns } from '#core/ground/gsm7.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'

interface EmailParts {
  readonly brand: Brand
  readonly language: Language
  readonly firstName: string
  /** The representative whose mail it is, where it is somebody's. */
  readonly staff?: string
  /** Why somebody other than an applicant receives it: the foot says that in place of the application. */
  readonly because?: readonly string[]
  readonly subject: string
  /** Paragraphs parted by an empty line; lines within one stay lines. */
  readonly text: string
  readonly action?: { readonly label: string; readonly url: string; readonly expires: string }
}

export interface EmailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export const contactOf = (brand: Brand): string => [brand.phone, brand.email].filter(Boolean).join(', ')

export function emailOf({
  brand,
  language,
  firstName,
  staff,
  because,
  subject,
  text,
  action,
}: EmailParts): EmailContent {
  const words = pick({ en, es }, language)
  const greeting = firstName ? fill(words.greeting, { firstName }) : words.greetingNoName
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim())
  const after = action ? [fill(words.linkExpires, { date: action.expires })] : []
  const signature = staff
    ? fill(words.signatureOf, { staff, brand: brand.name })
    : fill(words.signature, { brand: brand.name })
  const contact = contactOf(brand)
  const foot = [
    ...(because ?? [fill(words.footer, { brand: brand.name })]),
    words.neverAsk,
    ...(contact ? [fill(words.contact, { contact })] : []),
    [brand.legalName, brand.address].filter(Boolean).join(', '),
  ]
  const plain = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    signature,
    `-- \n${foot.join('\n')}`,
  ].join('\n\n')
  return {
    subject,
    text: `${plain}\n`,
    html: page({
      brand,
      language,
      subject,
      greeting,
      paragraphs,
      after,
      signature,
      foot,
      action,
      linkHint: words.linkHint,
    }),
  }
}

interface Page {
  readonly brand: Brand
  readonly language: Language
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly after: readonly string[]
  readonly signature: string
  readonly foot: readonly string[]
  readonly linkHint: string
  readonly action?: EmailParts['action']
}

/** Mail programs know no style sheet of ours, so the tokens' values stand in the elements. */
function page({
  brand,
  language,
  subject,
  greeting,
  paragraphs,
  after,
  signature,
  foot,
  linkHint,
  action,
}: Page): string {
  const colour = safeColour(brand.tokens?.['--brand']) ?? '#0b5f57'
  const onColour = safeColour(brand.tokens?.['--on-brand']) ?? '#ffffff'
  const p = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escaped(text).replaceAll('\n', '<br>')}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:14px 22px;border-radius:8px;` +
      `background:${colour};color:${onColour};font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px;color:#4a5560">${escaped(linkHint)}<br>` +
      `<a href="${escaped(action.url)}" style="color:${colour};word-break:break-all">${escaped(action.url)}</a></p>`
    : ''
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(subject)}</title></head>` +
    `<body style="margin:0;padding:24px 16px;background:#f5f7f7;color:#14201f;` +
    `font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">` +
    `<div role="article" style="max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px">` +
    `<p style="margin:0 0 24px;padding-bottom:16px;border-bottom:2px solid ${colour};font-size:18px;font-weight:700;color:${colour}">${escaped(brand.name)}</p>` +
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>` +
    p(greeting) +
    paragraphs.map((text) => p(text)).join('') +
    button +
    after.map((text) => p(text, 'font-size:14px;color:#4a5560')).join('') +
    p(signature) +
    `</div><div style="max-width:560px;margin:16px auto 0;padding:0 24px">` +
    foot
      .map((text) => `<p style="margin:0 0 6px;font-size:13px;color:#4a5560">${escaped(text)}</p>`)
      .join('') +
    `</div></body></html>`
  )
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** A brand's token goes into the mail only as a plain colour. */
const safeColour = (value: string | undefined): string | null =>
  value && /^#[0-9a-f]{3,8}$/i.test(value) ? value : null

/** Two parts of 153 letters. */
const SMS_LIMIT = 306

/**
 * Shortens the text, never the link or the STOP hint, so that the whole has at most 306 characters. Signs of typographers become those of
 * keyboards: one of them would halve what a part holds.
 */
export function smsOf(text: string, link: string, stopHint: string): string {
  const [before = '', after = ''] = withPlainSigns(text).split('{link}')
  const whole = text.includes('{link}')
  const tail = `${whole ? link : ''}${after.trimEnd()}${stopHint ? ` ${stopHint}` : ''}`
  const room = SMS_LIMIT - tail.length
  const head = before.length > room ? `${before.slice(0, Math.max(0, room - 4)).trimEnd()}... ` : before
  return `${head}${tail}`.trim()
}
