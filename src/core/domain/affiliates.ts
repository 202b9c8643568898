// A partner who signs up by itself: how far it has come, and whether applications by its link count.

/** signed-up = no agreement yet; not-signed = declined, or run out. */
export const affiliateStates = ['signed-up', 'contract-out', 'signed', 'not-signed'] as const
export type AffiliateState = (typeof affiliateStates)[number]

/** The name under which an application's source holds the affiliate's id. */
export const AFFILIATE_SOURCE = 'affiliate'

/** Minutes in which a sign-up is continued in its own browser (specification 2, section 9: 900,000 ms). */
export const SIGNUP_MS = 900_000

/** Whether an application that comes by the link counts for the affiliate. */
export const bringsApplications = ({
  state,
  deactivatedAt,
}: {
  readonly state: AffiliateState
  readonly deactivatedAt: Date | null
}): boolean => state === 'signed' && deactivatedAt === null

/** Where the affiliate's link leads, below the site's address. */
export const affiliateLink = (campaignId: string): string => `/business/apply/affil/${campaignId}`

/** The name that the agreement, lists and messages use. */
export const nameOfAffiliate = ({
  firstName = '',
  lastName = '',
}: {
  readonly firstName?: string
  readonly lastName?: string
}): string => `${firstName} ${lastName}`.trim()
