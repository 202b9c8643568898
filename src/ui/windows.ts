// What the windows of one browser tell each other.

/** Channel of the applicant's windows. */
export const WINDOWS = 'underway-application'

/** What an application saved; without an application, the portal logged out. */
export interface WindowNews {
  readonly leadId?: string
  readonly revision?: number
}
