// Above the parts of the application: the decision that goes out within seconds, whoever made it.
import { formatUsd } from '#core/ground/money.ts'
import { useStaffWords } from '../room/words.ts'
import type { PartProps } from './part-props.ts'
import { UndoNotice } from './undo-notice.tsx'

export function GoingOut({ application: { id, goesOut }, say }: Pick<PartProps, 'application' | 'say'>) {
  const t = useStaffWords()
  if (!goesOut) return null
  const { outcome, amount, by: name, isOwn } = goesOut
  const values = { name, amount: amount === null ? '-' : formatUsd(amount, { cents: false }) }
  return (
    <UndoNotice
      key={goesOut.decision}
      applicationId={id}
      goesOut={goesOut}
      what={t(outcome === 'approved' ? 'goesOutApproved' : 'goesOutDeclined', values)}
      isOwn={isOwn}
      onUndone={() => say(t('undone'))}
    />
  )
}
