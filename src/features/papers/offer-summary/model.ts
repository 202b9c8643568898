// The summary of an offer for its owner: the deals beside each other, the whole cost of each, every payment.
import * as z from 'zod/mini'
import type { Block } from '#core/paper/paper.ts'
import { isIsoDate } from '#core/ground/dates.ts'
import { isolated, shownValue } from '#core/paper/shown.ts'
import { en } from '#core/words/paper-offer-summary/en.ts'
import { es } from '#core/words/paper-offer-summary/es.ts'
import { fill, pick } from '#core/words/words.ts'
import { heading, paragraph } from '../blocks.ts'
import { paperKind } from '../paper-kind.ts'

const cents = z.int().check(z.nonnegative())
const day = z.string().check(z.refine(isIsoDate))

const deal = z.object({
  amount: cents,
  total: cents,
  payment: cents,
  lastPayment: cents,
  count: z.int(),
  /** Ten-thousandths: 14500 = $1.45 for each $1. */
  factorRate: z.int(),
  /** Percent a year. */
  apr: z.number(),
  /** Months. */
  term: z.int(),
  frequency: z.enum(['weekly', 'daily']),
  /** Null and empty where the days on which it rested have passed. */
  fundedOn: z.nullable(day),
  schedule: z.array(z.object({ on: day, amount: cents, remaining: cents })),
})

const offerSummaryFacts = z.object({
  sender: z.string(),
  business: z.string(),
  date: day,
  /** Whether the state demands a disclosure of its own. */
  disclosure: z.boolean(),
  /** Whether the deal is the one that was chosen. */
  chosen: z.boolean(),
  deals: z.array(deal).check(z.minLength(1)),
})
export type OfferSummaryFacts = z.infer<typeof offerSummaryFacts>
type SummedDeal = OfferSummaryFacts['deals'][number]
type Words = Readonly<Record<keyof typeof en, string>>

export const offerSummary = paperKind({
  version: '2026-11-28',
  facts: offerSummaryFacts,
  compose: ({ sender, business, date, disclosure, chosen, deals }, language) => {
    const t: Words = pick({ en, es }, language)
    const values = { business: isolated(business), date: shownValue('date', date, language) }
    return {
      title: t.title,
      sender,
      foot: '',
      blocks: [
        paragraph(fill(chosen ? t.ledeChosen : t.lede, values)),
        ...(disclosure
          ? [{ block: 'note', title: t.disclosureTitle, text: t.disclosure } satisfies Block]
          : []),
        ...(deals.length > 1 ? compared(deals, t) : []),
        ...deals.flatMap((each, at) => wholeDeal(each, at + 1, t)),
        paragraph(t.aprAbout),
        ...(deals.some(({ frequency }) => frequency === 'weekly') ? [paragraph(t.aprWeeks)] : []),
        paragraph(t.early),
      ],
    }
  },
})

const compared = (deals: readonly SummedDeal[], t: Words): Block[] => [
  heading(t.compareTitle),
  {
    block: 'table',
    caption: t.compareCaption,
    columns: [
      { label: t.offer, as: 'count', rowHead: true },
      { label: t.amount, as: 'money' },
      { label: t.cost, as: 'money' },
      { label: t.total, as: 'money' },
      { label: t.apr, as: 'percent' },
      { label: t.term, as: 'count' },
      { label: t.payment, as: 'money' },
      { label: t.count, as: 'count' },
    ],
    rows: deals.map(({ amount, total, apr, term, payment, count }, at) => [
      at + 1,
      amount,
      total - amount,
      total,
      apr,
      term,
      payment,
      count,
    ]),
    empty: t.empty,
  },
]

const wholeDeal = (deal: SummedDeal, at: number, t: Words): Block[] => [
  heading(fill(t.offerOf, { at, term: deal.term })),
  { block: 'figure', label: t.amount, as: 'money', value: deal.amount, about: t.amountAbout },
  {
    block: 'facts',
    items: [
      { label: t.cost, as: 'money', value: deal.total - deal.amount },
      { label: t.total, as: 'money', value: deal.total },
      { label: t.apr, as: 'percent', value: deal.apr },
      { label: t.perDollar, as: 'money', value: Math.round(deal.factorRate / 100) },
      { label: deal.frequency === 'daily' ? t.daily : t.weekly, as: 'money', value: deal.payment },
      { label: t.lastPayment, as: 'money', value: deal.lastPayment },
      { label: t.count, as: 'count', value: deal.count },
      { label: t.funded, as: 'date', value: deal.fundedOn },
      { label: t.ends, as: 'date', value: deal.schedule.at(-1)?.on ?? null },
    ],
  },
  ...(deal.fundedOn
    ? [
        {
          block: 'table',
          caption: fill(t.schedule, { at }),
          columns: [
            { label: t.number, as: 'count', rowHead: true },
            { label: t.on, as: 'date' },
            { label: t.amountDue, as: 'money' },
            { label: t.left, as: 'money' },
          ],
          rows: deal.schedule.map(({ on, amount, remaining }, line) => [line + 1, on, amount, remaining]),
          sums: { label: t.sum, cells: [null, deal.total, null] },
          empty: t.empty,
        } satisfies Block,
      ]
    : [paragraph(t.datesPast)]),
]
