// The words of the lines' page, and how a line's class and its reason read.
import type { ShownClass, Why } from '#core/domain/lines/line-classes.ts'
import type { LineFigure } from '#core/domain/lines/find-lines.ts'
import type { Language } from '#core/words/words.ts'
import { en } from '#core/words/lines/en.ts'
import { es } from '#core/words/lines/es.ts'
import { useWords, type Translate } from '#ui/words.tsx'
import type { BankLine } from './lines-contract.ts'

export type LinesWord = keyof typeof en
export type LinesWords = Translate<LinesWord>

type Told =
  | `class.${ShownClass}`
  | `because.${ShownClass}`
  | `why.${Exclude<Why, 'text'>}`
  | `figure.${LineFigure}`
// A class, a reason or a figure without its words in both languages does not compile.
const words = { en, es } satisfies Record<Language, Record<Told, string>>
export const useLinesWords = (): LinesWords => useWords(words)

/** The word of a code that the server sent; a code without one is shown as it is, spelled with spaces. */
export function lineWord(
  t: LinesWords,
  area: 'class' | 'because' | 'why' | 'rail' | 'says',
  code: string,
): string {
  const key = `${area}.${code}`
  return Object.hasOwn(en, key) ? t(key as LinesWord) : code.replaceAll('-', ' ')
}

export const classText = (t: LinesWords, line: Pick<BankLine, 'class'>): string =>
  lineWord(t, 'class', line.class)

/** In a few words what decided the class. */
export const whyText = (t: LinesWords, line: Pick<BankLine, 'class' | 'why' | 'lender'>): string =>
  line.why === 'text'
    ? lineWord(t, 'because', line.class)
    : line.why === 'position'
      ? t('why.position', { lender: line.lender ?? '-' })
      : lineWord(t, 'why', line.why)

const sales: ReadonlySet<string> = new Set([
  'card',
  'cash',
  'check',
  'deposit',
  'ach-customer',
  'wire-customer',
  'marketplace',
  'health-claims',
  'person',
  'sale',
])

/** The colour group of a class: sales, a lender's money either way, not sure, or the rest. */
export const classGroup = (name: string): 'sales' | 'lender' | 'unsure' | 'rest' =>
  sales.has(name)
    ? 'sales'
    : ['advance-funding', 'loan-proceeds', 'lender-payment', 'lender', 'factoring-advance'].includes(name)
      ? 'lender'
      : name === 'unclassed' || name === 'not-read'
        ? 'unsure'
        : 'rest'
