// The digests of the texts that bind an operator: what it approves, in both languages at once. Another wording has another one.
import { createHash } from 'node:crypto'
import { consentKinds, consentWording } from '#core/domain/consents.ts'
import { en as noticeEn } from '#core/words/notice/en.ts'
import { es as noticeEs } from '#core/words/notice/es.ts'
import { en as affiliateEn } from '#core/words/paper-affiliate-agreement/en.ts'
import { es as affiliateEs } from '#core/words/paper-affiliate-agreement/es.ts'
import { en as fundingEn } from '#core/words/paper-funding-agreement/en.ts'
import { es as fundingEs } from '#core/words/paper-funding-agreement/es.ts'
import { en as noticePaperEn } from '#core/words/paper-notice/en.ts'
import { es as noticePaperEs } from '#core/words/paper-notice/es.ts'
import type { Deps } from '#platform/deps.ts'
import { affiliateAgreement } from './affiliate-agreement/model.ts'
import { fundingAgreement } from './funding-agreement/model.ts'

const consents = consentKinds.flatMap((kind) => [consentWording(kind, 'en'), consentWording(kind, 'es')])

const texts = {
  'funding-agreement': [fundingAgreement.version, fundingEn, fundingEs],
  'affiliate-agreement': [affiliateAgreement.version, affiliateEn, affiliateEs],
  /** Privacy, agreement, electronic records, bank data, credit report, texts and the other consents, with their versions. */
  consents,
  /** Adverse action and incompleteness. */
  notices: [noticeEn, noticeEs, noticePaperEn, noticePaperEs],
} as const
type TextKind = keyof typeof texts
type SignedTemplate = 'funding-agreement' | 'affiliate-agreement'
export const textKinds = Object.keys(texts) as TextKind[]

/** SHA-256 of version and wordings, in hexadecimal figures. */
export const textDigest = (kind: TextKind): string =>
  createHash('sha256').update(JSON.stringify(texts[kind])).digest('hex')

/** Whether the operator named this wording in TEXTS_APPROVED. */
export const isApproved = ({ textsApproved }: Deps['config'], kind: TextKind): boolean =>
  textsApproved.includes(textDigest(kind))

/**
 * 'approved' = the operator approved this contract's text. Else a paper is a 'sample' and says so; in production outside of a demo it may not
 * be signed at all: null.
 */
export function textStanding(
  { config }: Pick<Deps, 'config'>,
  kind: SignedTemplate,
): 'approved' | 'sample' | null {
  if (isApproved(config, kind)) return 'approved'
  return config.production && !config.demo ? null : 'sample'
}
