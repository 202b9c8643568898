// On the last page: which documents have not arrived yet, and the way to them.
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import { useReceived } from './use-received.ts'
import * as words from './words.ts'

/** The documents that an application may end with, each asked for by the step of its name. */
const asked = {
  'photo-id': { label: 'photoIdLabel' },
  'voided-check': { label: 'voidedCheckLabel' },
} as const

interface StillMissingProps {
  readonly leadId: string
  readonly to: (step: string) => void
  /** It is what is to be done next: its button is the page's first. */
  readonly next?: boolean
}

/** Nothing while it is not known, and once all of them are there. */
export function StillMissing({ leadId, to, next = false }: StillMissingProps) {
  const t = useWords(words)
  const { missing, numbers_known: numbersKnown } = useReceived(leadId)
  const [first] = missing
  if (!first) return null
  return (
    <Notice
      title={t('stillMissing', { documents: missing.map((kind) => t(asked[kind].label)).join(', ') })}
      actions={
        <Button look={next ? undefined : 'line'} onClick={() => to(first)}>
          {t('sendNow')}
        </Button>
      }
    >
      {numbersKnown && t('numbersKnown')}
    </Notice>
  )
}
