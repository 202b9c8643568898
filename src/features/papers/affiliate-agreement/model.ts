// The agreement with an affiliate: parties, the link, what is paid, how it speaks of us, how it ends, a place for each signature.
import * as z from 'zod/mini'
import type { Block } from '#core/paper/paper.ts'
import { isolated, shownValue } from '#core/paper/shown.ts'
import { isIsoDate } from '#core/ground/dates.ts'
import { en } from '#core/words/paper-affiliate-agreement/en.ts'
import { es } from '#core/words/paper-affiliate-agreement/es.ts'
import { fill, pick } from '#core/words/words.ts'
import { heading, paragraph } from '../blocks.ts'
import { paperKind } from '../paper-kind.ts'

const VERSION = '2026-11-28'
/** Where the affiliate signs. */
export const AFFILIATE_PLACE = 'signer-1'

const facts = z.object({
  number: z.string(),
  date: z.string().check(z.refine(isIsoDate)),
  funder: z.object({ name: z.string(), address: z.nullable(z.string()) }),
  affiliate: z.object({ name: z.string(), company: z.string(), address: z.string() }),
  /** The whole address of the affiliate's link. */
  link: z.string(),
  /** Whether the operator approved this text; a sample says that it is one. */
  text: z.optional(z.enum(['approved', 'sample'])),
})
export type AffiliateAgreementFacts = z.infer<typeof facts>

export const affiliateAgreement = paperKind({
  version: VERSION,
  facts,
  compose: ({ number, date, funder, affiliate, link, text }, language) => {
    const t = pick({ en, es }, language)
    return {
      title: t.title,
      sender: funder.name,
      foot: fill(t.foot, { number, version: VERSION }),
      blocks: [
        ...(text === 'approved'
          ? []
          : [{ block: 'note', title: t.sampleTitle, text: t.sample } satisfies Block]),
        paragraph(
          fill(t.lede, {
            funder: isolated(funder.name),
            affiliate: isolated(affiliate.name),
            company: isolated(affiliate.company),
            date: shownValue('date', date, language),
          }),
        ),
        heading(t.partiesTitle),
        {
          block: 'facts',
          items: [
            { label: t.funder, as: 'text', value: funder.name },
            { label: t.funderAddress, as: 'text', value: funder.address },
            { label: t.company, as: 'text', value: affiliate.company },
            { label: t.person, as: 'text', value: affiliate.name },
            { label: t.address, as: 'text', value: affiliate.address },
            { label: t.number, as: 'text', value: number },
            { label: t.date, as: 'date', value: date },
          ],
        },
        heading(t.linkTitle),
        paragraph(fill(t.link, { link: isolated(link) })),
        ...[t.linkCounts, t.linkUse].map(paragraph),
        heading(t.payTitle),
        paragraph(t.pay),
        heading(t.conductTitle),
        paragraph(t.conductLede),
        { block: 'list', ordered: false, items: [t.conduct1, t.conduct2, t.conduct3, t.conduct4] },
        paragraph(t.conductAlso),
        heading(t.endTitle),
        paragraph(t.end),
        heading(t.dataTitle),
        paragraph(t.data),
        heading(t.wholeTitle),
        paragraph(t.whole),
        heading(t.signTitle),
        paragraph(t.sign),
        { block: 'signature', place: AFFILIATE_PLACE, signer: affiliate.name, role: t.forAffiliate },
        paragraph(fill(t.sealSigns, { funder: isolated(funder.name) })),
      ],
    }
  },
})
