// There is a result: by the bank that was linked, or by a person who decided without one; only the former speaks of a verified bank.
import { useWords } from '#ui/words.tsx'
import { Completed } from './completed.tsx'
import type { Standing } from './link-calls.ts'
import { Reading, useBankState } from './no-result-yet.tsx'
import * as words from './words.ts'

interface ReadyProps {
  readonly leadId: string
  readonly onGoOn: () => void
  /** Going on leads to the offers. */
  readonly toOffers: boolean
}

export function Ready({ leadId, ...ways }: ReadyProps) {
  const { read } = useBankState(leadId)
  if (!read) return <Reading />
  return <ReadyWith leadId={leadId} standing={'standing' in read ? read.standing : null} {...ways} />
}

/** `standing`: null where it is not known; then nothing is claimed of a bank. */
export function ReadyWith({
  leadId,
  standing,
  onGoOn,
  toOffers,
}: Omit<ReadyProps, 'leadId'> & { leadId?: string; standing: Pick<Standing, 'state'> | null }) {
  const t = useWords(words)
  const verified = standing?.state === 'linked' || standing?.state === 'needs-attention'
  return (
    <Completed
      title={t(verified ? 'completed' : 'readyTitle')}
      text={t(toOffers ? 'readyText' : 'readyDocuments')}
      tracked={verified ? leadId : undefined}
      go={t(toOffers ? 'seeOffers' : 'continue')}
      onGoOn={onGoOn}
    />
  )
}
