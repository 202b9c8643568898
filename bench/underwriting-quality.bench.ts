// How rightly bank text is read: the corpus of others' wordings, its open part and the part that no rule was written on.
import { sanityFigures } from './quality/decision-sanity.ts'
import { listOf, type Part } from './quality/corpus.ts'
import { faultsOf, labelledHistories } from './quality/histories.ts'
import {
  measureCredits,
  measureFunders,
  measureInnocents,
  measureReturned,
  precision,
  recall,
} from './quality/measures.ts'
import {
  measureStrangersCredits,
  measureStrangersInnocents,
  strangersHistoryFaults,
} from './quality/strangers-measures.ts'
import type { StrangersPart } from './quality/strangers.ts'
import { reached, reported, type Figure } from './figures.ts'

const share = (value: number): string => value.toFixed(2)
const percent = (value: number): string => `${(value * 100).toFixed(0)}%`

function ofLines(part: Part): Figure[] {
  const { classes, forms } = measureCredits(part)
  const revenue = classes.get('income')
  if (!revenue) throw new Error('the corpus has no revenue')
  const returned = measureReturned(part)
  const innocents = measureInnocents(part)
  const scores = [...classes].map(
    ([name, score]) => `${name} ${share(precision(score))} / ${share(recall(score))} (${score.labelled})`,
  )
  return [
    reached(
      `${part}: revenue, precision`,
      precision(revenue),
      { least: 0.95 },
      `${revenue.right} of ${revenue.said}`,
    ),
    // Its labels call a company's wire revenue, whoever it is; without evidence such a line is open.
    reported(
      `${part}: revenue, recall`,
      `${share(recall(revenue))} (${revenue.right} of ${revenue.labelled})`,
    ),
    reported(`${part}: precision / recall of each class (lines)`, scores.join(', ')),
    reported(
      `${part}: revenue by bank form, precision / recall`,
      [...forms]
        .map(([form, score]) => `${form} ${share(precision(score))} / ${share(recall(score))}`)
        .join(', '),
    ),
    reached(
      `${part}: wordings of returned items and fees told rightly`,
      returned.right / returned.of,
      { least: 35 / 38 },
      `${returned.right} of ${returned.of}`,
    ),
    reached(
      `${part}: innocent recurring debits as a certain position`,
      innocents.certain.length / innocents.of,
      { most: 2 / 100 },
      `${innocents.certain.length} of ${innocents.of}, ${innocents.likely.length} likely, ${innocents.possible.length} possible`,
    ),
  ]
}

function ofHistories(part: Part): Figure {
  const all = labelledHistories(part)
  const right = all.filter((history) => faultsOf(history).length === 0)
  return reached(
    `${part}: labelled histories all right`,
    right.length / all.length,
    { least: 1 },
    `${right.length} of ${all.length}`,
  )
}

/** Single lines of strangers to the rules. */
function ofStrangersLines(part: StrangersPart): Figure[] {
  const { said, right, wanted, got, open, of } = measureStrangersCredits(part)
  const innocents = measureStrangersInnocents(part)
  return [
    reached(`strangers, ${part}: revenue, precision`, right / said, { least: 0.95 }, `${right} of ${said}`),
    reached(`strangers, ${part}: revenue, recall`, got / wanted, { least: 0.9 }, `${got} of ${wanted}`),
    reported(`strangers, ${part}: credits left open`, `${share(open / of)} (${open} of ${of})`),
    reached(
      `strangers, ${part}: innocent daily and weekly debits that are certain`,
      innocents.certain.length / innocents.of,
      { most: 0.02 },
      `${innocents.certain.length} of ${innocents.of}, ${innocents.other.length} more likely or possible`,
    ),
  ]
}

/** Lines and histories of strangers to the rules. */
function ofStrangers(part: Part): Figure[] {
  const histories = strangersHistoryFaults(part)
  const sound = histories.filter(({ faults }) => faults.length === 0)
  return [
    ...ofStrangersLines(part),
    reached(
      `strangers, ${part}: histories all right`,
      sound.length / histories.length,
      { least: 13 / 14 },
      `${sound.length} of ${histories.length}`,
    ),
  ]
}

function ofFunders(list: 'listed' | 'unlisted', cadence: 'daily' | 'weekly', least: number): Figure {
  const names = listOf(list === 'listed' ? 'funder-names.txt' : 'unlisted-funders.txt')
  const forms = measureFunders(names, cadence)
  const worst = forms.reduce((low, form) => (form.counted < low.counted ? form : low))
  const all = forms.map(({ form, counted }) => `${form} ${percent(counted)}`).join(', ')
  return reached(
    `${names.length} public funder names ${list === 'listed' ? 'on' : 'off'} the list, ${cadence}: certain or likely in the worst bank form`,
    worst.counted,
    { least },
    all,
  )
}

/** Every figure through the public function of the analysis. */
export function benchUnderwritingQuality(): Promise<Figure[]> {
  const parts: readonly Part[] = ['open', 'held-out']
  return Promise.resolve([
    ...parts.flatMap((part) => [...ofLines(part), ofHistories(part), ...ofStrangers(part)]),
    ...ofStrangersLines('second'),
    ofFunders('listed', 'daily', 0.95),
    ofFunders('listed', 'weekly', 0.65),
    ofFunders('unlisted', 'daily', 0.95),
    ofFunders('unlisted', 'weekly', 0.65),
    ...sanityFigures(),
  ])
}
