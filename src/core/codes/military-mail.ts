// Addresses of the armed forces: mail that goes by the military or the State Department to an APO, FPO or DPO, wherever that is.

/**
 * The 'state' of such an address, with the zips that the Postal Service gives to it (first three digits, from-to). AA is the Americas, AE Europe, the
 * Middle East, Africa and Canada, AP the Pacific (USPS Publication 28, section 225, and Appendix B).
 */
const areas: Readonly<Record<string, { readonly name: string; readonly zips: readonly [number, number] }>> = {
  AA: { name: 'Armed Forces Americas', zips: [340, 340] },
  AE: { name: 'Armed Forces Europe', zips: [90, 98] },
  AP: { name: 'Armed Forces Pacific', zips: [962, 966] },
}

/** Whether this stands for a state in an address of the armed forces. */
export const isMilitary = (state: string): boolean => Object.hasOwn(areas, state)

/** AA, AE or AP for a zip of five digits that is one of the armed forces; null for all others. */
export function militaryAreaOfZip(zip: string): string | null {
  const prefix = Number(/^(\d{3})\d\d$/.exec(zip)?.[1] ?? NaN)
  return (
    Object.keys(areas).find((code) => prefix >= areas[code]!.zips[0] && prefix <= areas[code]!.zips[1]) ??
    null
  )
}

/** The two letters for a name of an area in any case; null for any other text. */
export function militaryAreaNamed(text: string): string | null {
  const wanted = text.trim().toUpperCase()
  if (isMilitary(wanted)) return wanted
  return Object.keys(areas).find((code) => areas[code]!.name.toUpperCase() === wanted) ?? null
}

/** A box of a military post office, by the forms of Publication 28: 'PSC 3 Box 4120', 'CMR 1250 Box 1', 'Unit 2050 Box 4190', 'USS Nimitz'. */
export const isMilitaryBox = (line: string): boolean =>
  /^\s*(?:(?:psc|cmr|unit)\s+\d{1,6},?\s+box\s+\d{1,6}|(?:uss|usns|uscgc)\s+\w.*)\s*$/i.test(line)
