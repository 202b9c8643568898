// What a notice of adverse action states (Regulation B, 12 CFR 1002.9): the reasons of the decision, the creditor, the agency.
import type { GeneralMinimums } from '#core/domain/policy-cells.ts'
import { shortfalls } from '#core/domain/qualification.ts'
import { monthsInBusiness } from '#core/domain/start-dates.ts'
import type {
  Bureau,
  Decision,
  KnockOutCode,
  ModelInputs,
  OfferReasonCode,
  Reason,
  ShortfallCode,
} from '#core/domain/underwriting.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en as messageEn } from '#core/words/messages/en.ts'
import { es as messageEs } from '#core/words/messages/es.ts'
import { en } from '#core/words/notice/en.ts'
import { es } from '#core/words/notice/es.ts'
import type { Deps } from '#platform/deps.ts'
import { keptBasis, openDecision, type KeptBasis } from '#platform/store/decision-basis.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { judgedBy } from '#features/capabilities/answers/judged-by.server.ts'
import { contactOf } from './layout.ts'
import { brandOf, longDate } from './content-of.server.ts'

/** Whom finance companies that no other agency supervises must name (Regulation B, appendix A). */
const agency = {
  en: 'the Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580',
  es: 'la Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580',
}

/** Whatever a decline can rest on has its words: a code without them would be a reason that is not stated. */
const reasonWords = { en, es } satisfies Record<
  Language,
  Record<KnockOutCode | ShortfallCode | OfferReasonCode, string>
>

/** What a person can read out: the end of the application's id, as papers have it. */
export const applicationNumber = (id: string): string => id.slice(-12).toUpperCase()

/** More than four reasons help nobody (comment 9(b)(2)-1). */
const MOST_REASONS = 4

/** The texts that the template needs; null when nothing was decided, neither by the model nor by the qualification. */
export async function noticeValues(
  deps: Deps,
  lead: LeadRow,
  decisionId: string | null,
): Promise<Record<string, string> | null> {
  const [decision] = await deps.db.query<{ id: string; at: Date; result: Decision; basis: KeptBasis }>(
    `select id, at, result, ${keptBasis('decision')} as basis from decision where lead_id = $1::uuid and ($2::uuid is null or id = $2::uuid) and origin <> 'proposal'
     order by at desc, id desc limit 1`,
    [lead.id, decisionId],
  )
  if (!decision && lead.stage !== 'not-qualified') return null
  const brand = brandOf(deps, lead.brand)
  // Without a declined result there are no reasons to state: the notice then tells the right to ask for them.
  const declined = decision?.result.outcome === 'declined' ? decision.result.reasons : []
  const reasons = decision ? declined : qualificationReasons(lead, await judgedBy(deps, lead.id))
  return {
    date: longDate(decision?.at ?? deps.clock(), lead.language),
    application: applicationNumber(lead.id),
    reasons: reasonLines(reasons, lead.language),
    report: decision ? reportBlock(openDecision(deps.keys, decision).inputs, lead.language) : '',
    creditor: [brand.legalName, brand.address, contactOf(brand)].filter(Boolean).join(', '),
    agency: pick(agency, lead.language),
  }
}

/**
 * What the Fair Credit Reporting Act asks for where a credit report was relied on (15 USC 1681m): who made it, that it did not decide, the
 * free copy, the dispute, and the score. '' where none was read.
 */
export function reportBlock(
  { ficos = [], agencies = [] }: Pick<ModelInputs, 'ficos' | 'agencies'>,
  language: Language,
): string {
  const words = pick({ en: messageEn, es: messageEs }, language)
  const relied = ({ name, address, phone }: Bureau): string =>
    fill(words['adverse-action.report'], { agency: [name, address, phone].join(', ') })
  const scored = ficos.flatMap(({ score, agency: bureau }) => {
    if (!bureau) return []
    const disclosed = fill(words['adverse-action.score'], {
      score,
      lowest: bureau.lowestScore,
      highest: bureau.highestScore,
      date: longDate(new Date(`${bureau.scoredOn}T12:00:00Z`), language),
      factors: bureau.keyFactors.map((factor) => `- ${factor}`).join('\n'),
    })
    return [`${relied(bureau)}\n\n${disclosed}`]
  })
  return [...scored, ...agencies.map(relied)].map((block) => `${block}\n\n`).join('')
}

/** Why an application did not qualify on what was stated. A record in the merchant register is staff's to explain (spec 6). */
function qualificationReasons({ answers }: LeadRow, minimums: GeneralMinimums): readonly Reason[] {
  const codes = {
    sales: 'revenue-below-minimum',
    'time-in-business': 'time-in-business-below-minimum',
  } as const
  return shortfalls(
    {
      monthlySales: answers.monthlySales,
      monthsInBusiness: answers.yearsInBusiness && monthsInBusiness(answers.yearsInBusiness),
      inDefaultRegister: false,
    },
    minimums,
  ).flatMap((shortfall) => (shortfall === 'register' ? [] : [{ code: codes[shortfall], values: {} }]))
}

/** At most four lines, each reason once; without any the right to a statement of them. */
export function reasonLines(reasons: readonly Reason[], language: Language): string {
  const words: Readonly<Record<string, string>> = pick(reasonWords, language)
  const texts = reasons.map(({ code }) => words[code]).filter((text) => text !== undefined)
  const lines = [...new Set(texts)].slice(0, MOST_REASONS)
  if (!lines.length) return pick({ en: messageEn, es: messageEs }, language)['adverse-action.noReasons']
  return lines.map((line) => `- ${line}`).join('\n')
}
