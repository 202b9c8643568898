// An e-mail address that is one slip away from a big provider's: what was probably meant. To be asked about, for every name may exist.

/** Mailboxes that people in the United States have most, by their domain. Names of four letters or fewer are a slip away from other firms' (aol, aon). */
const providers =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com comcast.net verizon.net sbcglobal.net bellsouth.net charter.net optonline.net earthlink.net rocketmail.com protonmail.com googlemail.com'.split(
    ' ',
  )
const short = 'aol.com msn.com live.com ymail.com att.net cox.net me.com mac.com gmx.com mail.com'.split(' ')
/** Mail goes there too, or a firm is called so: nobody is asked about these. */
const others = new Set(
  'email.com fmail.com grail.com wahoo.com cloud.com iclouds.com yahoo.ca yahoo.es yahoo.fr yahoo.de hotmail.es hotmail.fr hotmail.de hotmail.it outlook.es outlook.fr outlook.de protonmail.ch chartered.net'.split(
    ' ',
  ),
)
/** No ending of a provider here; '.co', '.cm' and '.om' are countries, and their names of providers catch such slips. */
const comSlips = /\.(?:c|co|cm|om|con|cmo|ocm|comm|coom|ccom|vom|xom|cim|cpm|c0m|cok|col|comn|common)$/
const netSlips = /\.(?:n|ne|nt|met|bet|ney|ner|ent|nte|nett|neet)$/

/** Whether one letter more, fewer or another one, or two that changed places, make `typed` of `meant`. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  const [left, right] = [typed.slice(at), meant.slice(at)]
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  )
}

const withEnding = (domain: string): string => domain.replace(comSlips, '.com').replace(netSlips, '.net')

/** The address that was probably meant ('ana@gmail.com' for 'ana@gmial.con'); null where there is no doubt. */
export function mailMeant(address: string): string | null {
  const [, name, domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(address.trim().toLowerCase()) ?? []
  if (!name || providers.includes(domain) || short.includes(domain) || others.has(domain)) return null
  const mended = withEnding(domain)
  const meant =
    [...providers, ...short].find((each) => each === mended || each.startsWith(`${domain}.`)) ??
    (others.has(mended) || short.includes(mended)
      ? undefined
      : providers.find((each) => isOneSlip(mended, each)))
  return meant ? `${name}@${meant}` : null
}
