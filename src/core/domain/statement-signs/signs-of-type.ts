// Signs that type gives: amounts of a column in another font, size or spacing than their neighbours, and digits of two fonts in one amount.
import type { PageFacts } from './file-facts.ts'
import type { Figure } from './figures-on-pages.ts'
import { boxOf, type Sign, type WeightClass } from './sign.ts'

/** Names that say nothing of the face: some writers number their fonts, also bold ones. */
const numbered = /^(?:cidfont\+?)?[a-z]{0,3}_?\d+(?:_\d+)?$/i
/** Fonts of payment slips, bar codes and signs. */
const machine =
  /ocr|micr|e13b|barcode|code ?(?:39|128)|idautomation|3of9|postnet|imb|symbol|dingbat|wingding/i

/** A face without its style: bold totals are of the same one. '' where the name does not tell. */
function familyOf(font: string): string {
  if (!font || numbered.test(font) || machine.test(font)) return ''
  const bare = font.replace(/^[A-Z]{6}\+/, '').split(/[,-]/)[0]!
  return bare
    .toLowerCase()
    .replace(
      /(?:bold|italic|oblique|regular|roman|medium|semi|demi|light|book|heavy|black|condensed|cond|narrow|mt|ps|lt|std|pro)+$/g,
      '',
    )
    .replace(/[^a-z]/g, '')
}

const ENOUGH_IN_COLUMN = 6
/** Outliers beyond are a layout's way: a column of two faces, or bold days. */
const FEW = 3
/** Points between right edges of one column. */
const COLUMN = 3

/** Figures below each other, over all pages: banks set them from the right. */
function columnsOf(figures: readonly Figure[]): Figure[][] {
  const columns: Figure[][] = []
  for (const figure of figures.toSorted((a, b) => a.end - b.end)) {
    const column = columns.at(-1)
    if (column && figure.end - column[0]!.end <= COLUMN) column.push(figure)
    else columns.push([figure])
  }
  return columns.filter(({ length }) => length >= ENOUGH_IN_COLUMN)
}

/** What most have, and the few that have another; none where more than a few do. */
function outliers<T>(
  list: readonly Figure[],
  of: (figure: Figure) => T,
): { readonly usual: T; readonly few: Figure[] } | null {
  const count = new Map<T, number>()
  for (const each of list) count.set(of(each), (count.get(of(each)) ?? 0) + 1)
  const [usual] = [...count].toSorted((a, b) => b[1] - a[1])[0] ?? []
  const few = list.filter((each) => of(each) !== usual)
  return usual === undefined || !few.length || few.length > FEW || few.length * 4 > list.length
    ? null
    : { usual, few }
}

const onFigure = (
  code: Sign['code'],
  weight: WeightClass,
  figure: Figure,
  evidence: Sign['evidence'],
): Sign => ({
  code,
  weight,
  page: figure.page,
  box: boxOf({ x: figure.x, y: figure.y, width: figure.end - figure.x, height: figure.height }),
  evidence: { text: figure.text, ...evidence },
})

export function signsOfType(pages: readonly PageFacts[], figures: readonly Figure[]): Sign[] {
  return [
    ...mixed(figures),
    ...columnsOf(figures).flatMap((column) => [...fonts(column), ...sizes(column), ...spacings(column)]),
    ...ownFont(pages, figures),
    ...pageFonts(pages),
  ]
}

/** Digits of two faces or sizes in one amount of a line. Cents that are set small above stand in heads. */
function mixed(figures: readonly Figure[]): Sign[] {
  const found = figures.filter(({ parts, isOfLine }) => {
    const digits = parts.filter(({ text }) => /\d/.test(text))
    const families = new Set(digits.map(({ font }) => familyOf(font)).filter(Boolean))
    const heights = digits.map(({ height }) => height)
    return isOfLine && (families.size > 1 || Math.max(...heights) > 1.08 * Math.min(...heights))
  })
  if (found.length > FEW) return []
  return found.map((figure) =>
    onFigure('mixed-digits', 'strong', figure, {
      fonts: [...new Set(figure.parts.map(({ font }) => font))].join(', '),
    }),
  )
}

function fonts(column: readonly Figure[]): Sign[] {
  const told = column.filter(({ parts: [first] }) => familyOf(first.font))
  const found = outliers(told, ({ parts: [first] }) => familyOf(first.font))
  if (!found) return []
  const usual = told.find(({ parts: [first] }) => familyOf(first.font) === found.usual)!.parts[0].font
  return found.few.map((figure) =>
    onFigure('font-differs', figure.isOfLine ? 'medium' : 'weak', figure, {
      font: figure.parts[0].font,
      usual,
    }),
  )
}

/** Of one font alone, and in lines: totals may be larger. */
function sizes(column: readonly Figure[]): Sign[] {
  const found = outliers(
    column.filter(({ isOfLine }) => isOfLine),
    ({ height }) => Math.round(height * 4) / 4,
  )
  return (found?.few ?? [])
    .filter(({ height }) => Math.abs(height - found!.usual) > Math.max(0.4, 0.05 * height))
    .map((figure) =>
      onFigure('size-differs', 'medium', figure, {
        size: Math.round(figure.height * 100) / 100,
        usual: found!.usual,
      }),
    )
}

function spacings(column: readonly Figure[]): Sign[] {
  const found = outliers(
    column.filter(({ isOfLine }) => isOfLine),
    ({ parts: [first] }) => Math.round(first.spacing * 20) / 20,
  )
  return (found?.few ?? []).map((figure) =>
    onFigure('spacing-differs', 'weak', figure, {
      spacing: Math.round(figure.parts[0].spacing * 100) / 100,
      usual: found!.usual,
    }),
  )
}

const FEW_MARKS = 12

/** A face that a handful of texts have, most of them amounts, while all other amounts have another one. */
function ownFont(pages: readonly PageFacts[], figures: readonly Figure[]): Sign[] {
  const count = new Map<string, number>()
  for (const { marks } of pages)
    for (const { font } of marks) count.set(familyOf(font), (count.get(familyOf(font)) ?? 0) + 1)
  const byFamily = new Map<string, Figure[]>()
  for (const figure of figures) {
    const family = familyOf(figure.parts[0].font)
    if (family) byFamily.set(family, [...(byFamily.get(family) ?? []), figure])
  }
  const most = Math.max(0, ...[...byFamily.values()].map(({ length }) => length))
  return [...byFamily].flatMap(([family, own]) => {
    const all = count.get(family) ?? 0
    if (own.length * 8 > most || all > FEW_MARKS || own.length * 2 < all || most < 10) return []
    return own.map((figure) =>
      onFigure('figures-in-own-font', 'medium', figure, { font: figure.parts[0].font }),
    )
  })
}

const ENOUGH_MARKS = 15

/** A page whose faces no other page has, where the others share theirs. */
function pageFonts(pages: readonly PageFacts[]): Sign[] {
  const sets = pages.map(({ marks }) =>
    marks.length < ENOUGH_MARKS ? null : new Set(marks.map(({ font }) => familyOf(font)).filter(Boolean)),
  )
  const told = sets.filter((set) => set !== null && set.size > 0)
  if (told.length < 3) return []
  const alone = sets.flatMap((set, at) => {
    if (!set?.size) return []
    const isShared = sets.some(
      (other, nth) => nth !== at && other && [...set].some((family) => other.has(family)),
    )
    return isShared ? [] : [at + 1]
  })
  if (alone.length !== 1) return []
  return [
    {
      code: 'page-fonts-differ',
      weight: 'weak',
      page: alone[0]!,
      box: null,
      evidence: { pages: pages.length },
    },
  ]
}
