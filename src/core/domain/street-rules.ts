// Whether the line of a street can lead to a door: what is no street is asked about, and so is one without a number where streets have numbers.

/** The parts of an address as they are known, '' where one is not. */
interface Line {
  readonly line1: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

const words =
  'none|home|house|same|above|see above|unknown|tbd|test|casa|igual|ninguna?|misma?|no tengo|n[/.]?a'
/** Words in place of a street: 'N/A', 'same as above', 'la misma de arriba'. */
const noStreet = new RegExp(
  `^\\W*(?:(?:at |my |the |mi |la |el |lo )*(?:${words})(?: (?:as|address|above|home|business|mailing|before|street|direcci[oó]n|de|del|que|arriba|la|el|mi|my|the))*)?\\W*$`,
  'i',
)
/** Where something is, as neighbours tell it. */
const nearby =
  /^\W*(?:behind|across from|next (?:to|door)|(?:near|opposite)(?: to| of)? the|in front of|corner of|between|atr[aá]s de|detr[aá]s de|frente a|enfrente de|al lado de|junto a|cerca del?|esquina)\b/i
/** What a street is called at its end, and a direction or a unit behind it. */
const street =
  /\b(?:st(?:reet)?|ave?(?:nue)?|r(?:oa)?d|blvd|boulevard|dr(?:ive)?|l(?:a)?ne?|way|c(?:our)?t|pl(?:ace)?|ter(?:race)?|pkwy|parkway|hwy|highway|cir(?:cle)?)\.?(?: +[nsew]{1,2}\.?)?$/i
const ordinals = /\b\d+(?:st|nd|rd|th)\b/gi
const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|uno|dos|tres)\b/i
/** 'Calle del Sol', 'Rue Royale': what a street is called at its beginning. */
const streetFirst = /^\W*(?:calle|avenida|av|camino|paseo|rue)\b/i
/** Said by whoever has none; the message says so. */
const withoutNumber = /\b(?:no number|sin n[uú]mero|s\/n)\b/i
/** A unit of a house that is not told. */
const unit = /^\W*(?:apt|apartment|suite|ste|room|rm|floor|apto)\b\.?\W*[\w-]{1,6}\W*$/i
const route = /^\W*(?:rr|r\.r\.|hc|rural route|highway contract(?: route)?)\W*\d+\W*$/i
/** The end of an address that was pasted whole: a state and its zip. */
const placed =
  /[,\s]([a-z]{2}),? +(\d{5})(?:-\d{4})?(?:,? *(?:usa?|u\.s\.a?\.?|united states|ee\.? ?uu\.?))?\W*$/i

/** Territories whose streets and houses have names more than numbers. */
const named: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI'])
/** Carmel-by-the-Sea, California, gave its houses no numbers for a hundred years. */
const isCarmel = ({ city, state }: Line): boolean => state === 'CA' && /^\W*carmel\b/i.test(city)

/** What to ask about the line; null where it may be a street, and while it is empty. */
export function lineProblem(place: Line): 'noNumber' | 'wholeAddress' | null {
  const line = place.line1.trim()
  if (line === '') return null
  const [, state, zip] = placed.exec(line) ?? []
  if (state && zip && (zip === place.zip || state.toUpperCase() === place.state)) return 'wholeAddress'
  if (
    noStreet.test(line) ||
    /\S@\S/.test(line) ||
    /^\W*\d+\W*$/.test(line) ||
    route.test(line) ||
    unit.test(line)
  )
    return 'noNumber'
  if (named.has(place.state) || isCarmel(place) || withoutNumber.test(line)) return null
  const hasNumber = /\d/.test(line.replace(ordinals, '')) || numberWord.test(line)
  if (hasNumber) return null
  const corner =
    / (?:&|and|y|at|@) /i.test(line) && line.split(/ (?:&|and|y|at|@) /i).some((each) => street.test(each))
  return nearby.test(line) || corner || street.test(line) || streetFirst.test(line) ? 'noNumber' : null
}
