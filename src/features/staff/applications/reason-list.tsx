// Reasons of a decision as sentences; one that a person named has no figures and reads as in the notice.
import { en } from '#core/words/notice/en.ts'
import { es } from '#core/words/notice/es.ts'
import { reasonText } from '#core/words/underwriting/reason-text.ts'
import { pick, type Language } from '#core/words/words.ts'
import { useLanguage } from '#ui/words.tsx'
import type { ShownReason } from './decision-contract.ts'

function sentence(kind: 'reason' | 'raise', reason: ShownReason, language: Language): string {
  const notice: Readonly<Record<string, string>> = pick({ en, es }, language)
  const bare = kind === 'reason' && Object.keys(reason.values).length === 0
  return (bare ? notice[reason.code] : undefined) ?? reasonText(kind, reason, language)
}

export function ReasonList({
  kind = 'reason',
  reasons,
}: {
  kind?: 'reason' | 'raise'
  reasons: readonly ShownReason[]
}) {
  const language = useLanguage()
  if (!reasons.length) return null
  return (
    <ul className="reasons">
      {reasons.map((reason) => (
        <li key={reason.code}>{sentence(kind, reason, language)}</li>
      ))}
    </ul>
  )
}
