// Measures the engine through its front door: one line, one series or one history at a time.
import { analyseBank } from '#core/domain/bank-analysis.ts'
import {
  bankDays,
  corpusLines,
  daysOf,
  historyOf,
  innocents,
  refreshedOn,
  sales,
  varied,
  type CorpusLine,
  type Part,
} from './corpus.ts'
import { bankForms } from './forms.ts'
import { income } from './histories.ts'

const analyse = (history: ReturnType<typeof historyOf>) => analyseBank(history, { asOf: refreshedOn })

/** What the engine makes of one credit: 'income', 'unclassed' or the reason why not. */
function creditOf(text: string): string {
  const { excludedCredits, months } = analyse(historyOf([['2026-10-14', 243_117, text]]))
  const revenue = months.reduce((sum, month) => sum + month.trueRevenue, 0)
  return excludedCredits[0]?.reason ?? (revenue > 0 ? 'income' : 'unclassed')
}

interface Score {
  readonly right: number
  readonly said: number
  readonly labelled: number
}
export const precision = ({ right, said }: Score): number => (said === 0 ? 1 : right / said)
export const recall = ({ right, labelled }: Score): number => (labelled === 0 ? 1 : right / labelled)

function score(lines: readonly { want: string; got: string }[], is: string): Score {
  return {
    right: lines.filter(({ want, got }) => want === is && got === is).length,
    said: lines.filter(({ got }) => got === is).length,
    labelled: lines.filter(({ want }) => want === is).length,
  }
}

interface CreditMeasure {
  readonly classes: ReadonlyMap<string, Score>
  readonly forms: ReadonlyMap<string, Score>
  readonly wrong: readonly string[]
}

/** Credits of the corpus: revenue and every reason, and revenue by bank form. */
export function measureCredits(part: Part): CreditMeasure {
  const read = corpusLines(part)
    .filter(({ direction }) => direction === 'in')
    .map((line) => ({
      ...line,
      want: income.has(line.label) ? 'income' : line.label,
      got: creditOf(line.text),
    }))
  const names = ['income', ...new Set(read.map(({ want }) => want).filter((want) => want !== 'income'))]
  const forms = [...new Set(read.map(({ form }) => form))]
  return {
    classes: new Map(names.map((name) => [name, score(read, name)])),
    forms: new Map(
      forms.map((form) => [
        form,
        score(
          read.filter((line) => line.form === form),
          'income',
        ),
      ]),
    ),
    wrong: read
      .filter(({ want, got }) => want !== got)
      .map(({ form, want, got, text }) => `${form}: ${want} read as ${got}: ${text}`),
  }
}

const returnedLabels = new Set(['nsf-fee', 'returned-item', 'overdraft-fee', 'deposited-return', 'bank-fee'])
const isAboutReturns = ({ label, rail }: CorpusLine): boolean =>
  returnedLabels.has(label) || (label === 'refund' && rail === 'fee')

/** Wordings about returned items: how many count as one, or as none, as they should. */
export function measureReturned(part: Part): { right: number; of: number; wrong: string[] } {
  const lines = corpusLines(part).filter(isAboutReturns)
  const wrong = lines.filter(({ label, direction, text }) => {
    const cents =
      direction === 'in'
        ? label === 'refund'
          ? 3_400
          : 41_210
        : label === 'deposited-return'
          ? -41_210
          : -3_400
    const { nsfLast90Days } = analyse(historyOf([['2026-10-14', cents, text]]))
    return nsfLast90Days !== (label === 'nsf-fee' || label === 'returned-item' ? 1 : 0)
  })
  return {
    right: lines.length - wrong.length,
    of: lines.length,
    wrong: wrong.map(({ text, label }) => `${label}: ${text}`),
  }
}

/** Share of funders whose payments of one rhythm are one position that is certain or likely, by bank form. */
export function measureFunders(
  names: readonly string[],
  cadence: 'daily' | 'weekly',
): { form: string; counted: number; missed: string[] }[] {
  const days = cadence === 'daily' ? bankDays('2026-08-03') : daysOf('weekly', '2026-07-06')
  const cents = cadence === 'daily' ? -32_450 : -162_250
  const base = sales()
  return Object.entries(bankForms).map(([form, write]) => {
    const missed = names.filter((name) => {
      const text = write(name, cadence)
      const analysis = analyse(
        historyOf([...base, ...days.map((date, i) => [date, cents, varied(text, i)] as const)]),
      )
      const found = analysis.positions.filter(
        ({ state, sureness }) => state === 'active' && (sureness === 'certain' || sureness === 'likely'),
      )
      return found.length !== 1
    })
    return { form, counted: 1 - missed.length / names.length, missed }
  })
}

/** Innocent recurring debits that are called a position: certain, likely, and only possible. */
export function measureInnocents(part: Part): {
  of: number
  certain: string[]
  likely: string[]
  possible: string[]
} {
  const certain: string[] = []
  const likely: string[] = []
  const possible: string[] = []
  const all = innocents(part)
  for (const { rhythm, cents, text } of all) {
    const days = daysOf(rhythm, rhythm === 'daily' ? '2026-08-03' : '2026-05-04')
    const { positions } = analyse(
      historyOf([...sales(), ...days.map((date, i) => [date, -cents, varied(text, i)] as const)]),
    )
    if (positions.some(({ sureness }) => sureness === 'certain')) certain.push(text)
    else if (positions.some(({ sureness }) => sureness === 'likely')) likely.push(text)
    else if (positions.length > 0) possible.push(text)
  }
  return { of: all.length, certain, likely, possible }
}
