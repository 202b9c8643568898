// Addresses of the armed forces: mail that goes by the military or the State Department to an APO, FPO or DPO, wherever that is.

/** AA is the Americas, AE Europe, the Middle East, Africa and Canada, AP the Pacific (USPS Publication 28, section 225, and Appendix B). */
export const isMilitary = (state: string): boolean => /^A[AEP]$/.test(state)

/** A box of a military post office, by the forms of Publication 28: 'PSC 3 Box 4120', 'CMR 1250 Box 1'. */
export const isMilitaryBox = (line: string): boolean =>
  /^\s*(?:psc|cmr)\s+\d{1,6},?\s+box\s+\d{1,6}\s*$/i.test(line)
