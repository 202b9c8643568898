// On the last page: which documents have not arrived yet, and the way to them.
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import { useReceived } from './use-received.ts'
import * as words from './words.ts'

/** The documents that every application ends with, each asked for by the step of its name, in their order. */
const asked = [
  { kind: 'photo-id', label: 'photoIdLabel' },
  { kind: 'voided-check', label: 'voidedCheckLabel' },
] as const

interface StillMissingProps {
  readonly leadId: string
  readonly to: (step: string) => void
  /** It is what is to be done next: its button is the page's first. */
  readonly next?: boolean
}

/** Nothing while it is not known, and once all of them are there. */
export function StillMissing({ leadId, to, next = false }: StillMissingProps) {
  const t = useWords(words)
  const { documents, known } = useReceived(leadId)
  const missing = asked.filter(({ kind }) => !documents.some((document) => document.kind === kind))
  const [first] = missing
  if (!known || !first) return null
  return (
    <Notice
      title={t('stillMissing', { documents: missing.map(({ label }) => t(label)).join(', ') })}
      actions={
        <Button look={next ? undefined : 'line'} onClick={() => to(first.kind)}>
          {t('sendNow')}
        </Button>
      }
    />
  )
}
