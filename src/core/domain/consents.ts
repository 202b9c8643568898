// The consents a person gives: which kinds there are, and the wording and version that stands behind each.
import { en } from '#core/words/consents/en.ts'
import { eSignSignerConsent } from '#core/words/consents/e-sign-signer.ts'
import { es } from '#core/words/consents/es.ts'
import { pick, type Language } from '#core/words/words.ts'

export type ConsentKind =
  | 'agreement'
  | 'e-sign'
  | 'privacy'
  | 'bank-data'
  | 'prefill'
  | 'sharing'
  | 'credit-report'
  | 'sms'
  | 'ads'

export interface ConsentWording {
  /** The day from which this wording is used, ISO date; another wording needs another version. */
  readonly version: string
  readonly title: string
  /** Paragraphs parted by an empty line, headings begin with '## '; `{brand}`, `{lender}` and `{vendors}` are not filled in. */
  readonly text: string
}

type WordsKey = keyof typeof en

const wordings: Readonly<Record<ConsentKind, { version: string; title: WordsKey; text: WordsKey }>> = {
  agreement: { version: '2026-11-29', title: 'agreementTitle', text: 'agreement' },
  'e-sign': { version: '2026-11-28', title: 'eSignTitle', text: 'eSign' },
  privacy: { version: '2026-11-28', title: 'privacyTitle', text: 'privacy' },
  'bank-data': { version: '2026-11-23', title: 'bankDataTitle', text: 'bankData' },
  prefill: { version: '2026-11-28', title: 'prefillTitle', text: 'prefill' },
  sharing: { version: '2026-11-28', title: 'sharingTitle', text: 'sharing' },
  'credit-report': { version: '2026-11-22', title: 'creditReportTitle', text: 'creditReport' },
  sms: { version: '2026-11-20', title: 'smsTitle', text: 'sms' },
  ads: { version: '2026-11-28', title: 'adsTitle', text: 'ads' },
}

export const consentKinds = Object.keys(wordings) as ConsentKind[]

/** The services that a measurement consent names, as words. */
export const namesOf = (vendors: readonly string[], language: Language): string =>
  vendors.join(', ') || pick({ en, es }, language).adsNobody

/** What a person agrees to, in the language it was shown in; stored with its version and a hash of `text` (spec 228). */
export function consentWording(kind: ConsentKind, language: Language): ConsentWording {
  const { version, title, text } = wordings[kind]
  const words = pick({ en, es }, language)
  return { version, title: words[title], text: words[text] }
}

/** What a signer agrees to before a paper is shown; kept with their part of it, not among the consents of an application. `{paper}` and `{brand}` are not filled in. */
export const signerWording = (language: Language): ConsentWording => ({
  version: '2026-11-28',
  title: pick({ en, es }, language).eSignTitle,
  text: eSignSignerConsent[language],
})
