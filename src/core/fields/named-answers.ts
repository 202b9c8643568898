// An answer with its field's own name before it, or with signs around it that were copied along: 'EIN: 12-3456789', '<ana@example.com>', 'my zip is 98660'.
import { stateNamed } from '#core/codes/state-names.ts'
import { statesOfZip } from '#core/codes/us-zip-states.ts'

/** What an answer is called in either language, and the shape that it must have; anything else around it is a doubt, and stays. */
const asked = (names: string, answer: string, behind = ''): RegExp =>
  new RegExp(
    `^(?:(?:(?:my|our|the|mi|el|la|nuestr[oa]) )?(?:${names})(?![\\p{L}\\d])\\.?(?: ?(?:#|(?:number|num|no|n[uú]mero|is|es)(?!\\p{L})\\.?))*[\\s:=-]*)?["'(<\\[]*(${answer})["'\\s.,;:)>\\]-]*${behind}["'\\s.,;:)>\\]-]*$`,
    'iu',
  )

const telephone =
  '(?:cell?|celular|mobile|m[oó]vil|phone|telephone|tel[eé]fono|telf?|ph|home|work|office|casa|trabajo|oficina|whats ?app)'
const owning =
  '(?:i )?owns?|ownership|share|stake|(?:soy |es )?due[nñ][oa] (?:del?|de el)|tengo(?: el)?|participaci[oó]n'
const web = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}.-]*[\\p{L}\\p{N}])?\\.\\p{L}{2,63}'

const answers: Readonly<Record<string, RegExp>> = {
  'date-of-birth': asked(
    'd\\.?o\\.?b|(?:date of )?birth(?: ?da(?:te|y))?|born(?: on)?|nacid[oa](?: el)?|nac[ií](?: el)?|(?:fecha de )?nacimiento|cumplea[nñ]os',
    '[\\p{L}\\d].*[\\p{L}\\d]',
  ),
  ein: asked(
    '(?:f\\.?)?e\\.?i\\.?n|(?:federal )?(?:tax(?:payer)?|employer) id(?:entification)?|t\\.?i\\.?n|n[uú]mero de empleador',
    '\\d\\d[- ]?\\d{7}',
  ),
  ssn: asked(
    'ssn?|itin|social(?: security)?|(?:n[uú]mero de )?seguro social',
    '\\d{3}[- ]?\\d\\d[- ]?\\d{4}',
  ),
  zip: asked('zip(?: ?code)?|postal code|c[oó]digo postal|c\\.?p', '\\d{5}(?:[- ]?\\d{4})?'),
  phone: asked(
    `(?:${telephone}(?: ${telephone})?)`,
    '\\+?[\\d(][\\d ()./·-]*\\d',
    `(?:\\(?${telephone}(?: ${telephone})?\\)?)?`,
  ),
  percent: asked(
    owning,
    '(?:% ?)?\\d{1,3}(?:\\.\\d+)?',
    '(?:%|pct|percent|por ?ciento)?(?: (?:owner(?:ship)?|owned))?',
  ),
  email: asked(
    'e-?mail(?: address)?|mailto|correo(?: electr[oó]nico)?',
    '(?!\')[^\\s@<>"(),:;?]+@[^\\s@<>"(),:;?]*[^\\s@<>"(),:;?.\'-]',
    '(?:\\?\\S*)?',
  ),
  website: asked(
    '(?:web ?)?site|web ?page|web|url|www|(?:sitio|p[aá]gina)(?: web)?',
    `(?:https?://)?${web}(?::\\d{1,5})?(?:[/?#][^\\s"<>]*[^\\s"<>.,;:)\\]])?/?`,
  ),
}

/** The answer to such a field without what stands around it; null where it has another shape. */
export function answerIn(kind: string, text: string): string | null {
  const name = kind === 'ownership' ? 'percent' : kind
  // 'Ana Núñez <ana@example.com>': one address, and no other before it.
  const line = name === 'email' ? text.replace(/^[^@<>]*<(?=[^<>]*>\W*$)/, '').replace(/^mailto:/i, '') : text
  const found = (Object.hasOwn(answers, name) && answers[name]!.exec(line)?.[1]) || null
  return name === 'percent' ? (found?.replace(/^% ?/, '') ?? null) : found
}

/** 'WA 98660', 'Washington 98660': a state and a zip of it. */
export function zipBehindState(text: string): string | null {
  const [, state = '', zip = ''] = /^(\p{L}[\p{L}. ]*),? +(\d{5})(?:-\d{4})?\.?$/u.exec(text) ?? []
  const code = state ? stateNamed(state) : null
  return code && statesOfZip(zip).includes(code) ? zip : null
}

/** 'PMB 204, 3395 Elm St' as the Postal Service writes it, '3395 Elm St PMB 204' (Publication 28, section 284). */
export const mailboxOrder = (text: string): string | null => {
  const [, box, street] = /^(pmb #? ?\d+),? +(\d\S* .*)$/i.exec(text) ?? []
  return street ? `${street} ${box}` : null
}

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  '#39': "'",
  '#039': "'",
  quot: '"',
  nbsp: ' ',
}

/** A business's name as it was before a page or a form wrote '&amp;' or 'Legal name:' into it. */
export const businessNameIn = (text: string): string =>
  text
    .replace(/&(amp|apos|quot|nbsp|#0?39);/gi, (_, name: string) => signs[name.toLowerCase()]!)
    .replace(
      /^\s*(?:(?:full |legal |business |company |firm )*name|(?:nombre|raz[oó]n) (?:legal|social|comercial|del? (?:el )?negocio|de la (?:empresa|compa[nñ][ií]a))) ?: */i,
      '',
    )
