// The digest of a contract's template: what an operator approves, in both languages at once. Another wording has another one.
import { createHash } from 'node:crypto'
import { en as affiliateEn } from '#core/words/paper-affiliate-agreement/en.ts'
import { es as affiliateEs } from '#core/words/paper-affiliate-agreement/es.ts'
import { en as fundingEn } from '#core/words/paper-funding-agreement/en.ts'
import { es as fundingEs } from '#core/words/paper-funding-agreement/es.ts'
import type { Deps } from '#platform/deps.ts'
import { affiliateAgreement } from './affiliate-agreement/model.ts'
import { fundingAgreement } from './funding-agreement/model.ts'

const templates = {
  'funding-agreement': [fundingAgreement.version, fundingEn, fundingEs],
  'affiliate-agreement': [affiliateAgreement.version, affiliateEn, affiliateEs],
} as const
type SignedTemplate = keyof typeof templates
export const signedTemplates = Object.keys(templates) as SignedTemplate[]

/** SHA-256 of version and wordings, in hexadecimal figures. */
export const templateDigest = (kind: SignedTemplate): string =>
  createHash('sha256').update(JSON.stringify(templates[kind])).digest('hex')

/**
 * 'approved' = the operator named this digest in CONTRACT_APPROVED. Else a paper is a 'sample' and says so; in production outside of a demo
 * it may not be signed at all: null.
 */
export function textStanding(
  { config }: Pick<Deps, 'config'>,
  kind: SignedTemplate,
): 'approved' | 'sample' | null {
  if (config.contract.approved.includes(templateDigest(kind))) return 'approved'
  return config.production && !config.demo ? null : 'sample'
}
