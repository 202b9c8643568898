// What the windows of one browser tell each other.

/** Channel of the applicant's windows: an application tells what it saved, the portal tells null when it logs out. */
export const WINDOWS = 'underway-application'
