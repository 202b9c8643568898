// What a letter says of where the application stands: what comes next after it was received, and which decline this is.
import type { Reason } from '#core/domain/underwriting.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import { noticeSentence } from '#core/words/underwriting/reason-text.ts'
import { fill, pick } from '#core/words/words.ts'
import { comparedBefore } from '#features/capabilities/offers/before.server.ts'
import type { Deps } from '#platform/deps.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { longDate } from './content-of.server.ts'

type Values = Readonly<Record<string, string>>

/** A bank that is connected, also one of before, is not asked for. */
export function receivedValues({ bankState, language }: Pick<LeadRow, 'bankState' | 'language'>): Values {
  const words = pick({ en, es }, language)
  return { next: words[bankState === 'linked' ? 'received.reading' : 'received.connect'] }
}

/** Of a decline that is not the first: when the one before was, and which causes stayed, went and came, in the words of the notice. */
export async function declinedValues(deps: Pick<Deps, 'db' | 'keys'>, lead: LeadRow): Promise<Values> {
  const decision = await currentDecision(deps.db, lead.id)
  const compared = decision && (await comparedBefore(deps.db, lead, decision))
  if (!compared) return { before: '' }
  const words = pick({ en, es }, lead.language)
  const { declines, same, gone, added } = compared
  const dates = {
    count: declines.length + 1,
    date: longDate(declines[0]!.at, lead.language),
    first: longDate(declines.at(-1)!.at, lead.language),
  }
  const listed = (key: 'again.same' | 'again.gone' | 'again.added', reasons: readonly Reason[]): string => {
    const texts = reasons.flatMap(({ code }) => noticeSentence(code, lead.language) ?? [])
    return texts.length ? `\n${fill(words[key], { causes: texts.join(' ') })}` : ''
  }
  return {
    before: [
      fill(words[declines.length > 1 ? 'again.more' : 'again.second'], dates),
      listed(
        'again.same',
        same.map(({ now }) => now),
      ),
      listed('again.gone', gone),
      listed('again.added', added),
    ].join(''),
  }
}
