// The names of the cookies by which a browser is known to have read a one-time code: at the portal's door, and before a signature.
export const PORTAL_COOKIE = 'underway_portal'
export const SIGNER_COOKIE = 'underway_signer'
