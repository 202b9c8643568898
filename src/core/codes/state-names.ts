// States as people write them: two letters, names in English and Spanish, and the abbreviations of newspapers and of the mail's older lists.
import { stateCodeOf } from './us-states.ts'

/**
 * Lower case, without dots and accents. Sources: the Associated Press' and the Government Publishing Office's lists, and the names that Spanish has
 * for them. Not here, because they are short for two states: 'Carolina', 'Dakota'.
 */
const others: Readonly<Record<string, string>> = {
  AL: 'ala',
  AK: 'alas',
  AS: 'samoa americana|am samoa',
  AA: 'aa|armed forces americas|armed forces the americas',
  AE: 'ae|armed forces europe|armed forces africa|armed forces canada|armed forces middle east|armed forces europe the middle east and canada',
  AP: 'ap|armed forces pacific',
  AZ: 'ariz',
  AR: 'ark',
  CA: 'calif|cal',
  CO: 'colo|col',
  CT: 'conn',
  DE: 'del',
  DC: 'washington dc|washington d c|washington district of columbia|distrito de columbia|washington distrito de columbia',
  FL: 'fla',
  HI: 'hawai',
  ID: 'ida',
  IL: 'ill',
  IN: 'ind',
  KS: 'kans|kan',
  KY: 'ken',
  LA: 'luisiana',
  MA: 'mass',
  MI: 'mich',
  MN: 'minn|minesota',
  MS: 'miss|misisipi',
  MO: 'misuri',
  MT: 'mont',
  NC: 'n car|n carolina|carolina del norte',
  ND: 'n dak|n dakota|dakota del norte',
  NE: 'neb|nebr',
  NV: 'nev',
  NH: 'nuevo hampshire|nueva hampshire',
  NJ: 'nueva jersey',
  NM: 'n mex|new mex|nuevo mexico|nuevo mejico',
  NY: 'nueva york|new york state',
  MP: 'northern marianas|northern mariana|marianas del norte|islas marianas del norte',
  OK: 'okla',
  OR: 'ore|oreg',
  PA: 'penn|penna|pensilvania',
  PR: 'porto rico',
  SC: 's car|s carolina|carolina del sur',
  SD: 's dak|s dakota|dakota del sur',
  TN: 'tenn|tenesi',
  TX: 'tex|tejas',
  VI: 'us virgin islands|u s virgin islands|virgin islands|islas virgenes|islas virgenes de los|islas virgenes de los estados unidos',
  WA: 'wash|washington state',
  WV: 'w va|w virginia|virginia occidental',
  WI: 'wis|wisc',
  WY: 'wyo',
}

/** Short for one state with their dot, and without it the beginning of another one's name: Alaska, Missouri, Washington, D.C. */
const onlyWithDot = /^ *(?:ala|miss|wash) *$/i

let byName: ReadonlyMap<string, string> | undefined

/** The two letters of a state, DC or a territory ('Calif.', 'Washington, D.C.', 'NY - New York', 'Nueva York'); null for any other text, and for one that names two. */
export function stateNamed(text: string): string | null {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}ʻ'’]/gu, '')
    .replace(
      /,? *(?:\b(?:USA|U\.S\.A\.|U\.S\.|EE\. ?UU\.|EEUU|United States(?: of America)?|Estados Unidos)$)/i,
      '',
    )
    .replace(/^US-(?=[a-z]{2}$)/i, '')
    .replace(/^(?:(?:the )?(?:state|commonwealth|territory) of|estado de|the) /i, '')
  const whole = oneNamed(plain)
  if (whole) return whole
  const parts = new Set(
    plain
      .split(/ - |[-–(),/]/)
      .filter((part) => /\w/.test(part))
      .map(oneNamed),
  )
  return parts.size === 1 ? [...parts][0]! : null
}

function oneNamed(text: string): string | null {
  if (onlyWithDot.test(text)) return null
  const words = text
    .toLowerCase()
    .replace(/[.,\s]+/g, ' ')
    .trim()
  const letters = words.replace(/^([a-z]) ([a-z])$/, '$1$2')
  return stateCodeOf(letters) ?? namesOf().get(words) ?? null
}

const namesOf = (): ReadonlyMap<string, string> => (byName ??= new Map(writtenNames()))

/** Every name and abbreviation beside the official ones, with its code. */
export const writtenNames = (): readonly (readonly [name: string, code: string])[] =>
  Object.entries(others).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const))
