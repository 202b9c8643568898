// Asks why an affiliate's link shall count for nobody any more, or again.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { ActionDialog } from '../room/action-dialog.tsx'
import { calls, fieldMessage } from '../room/calls.ts'
import { LinesInput } from '../room/plain-fields.tsx'
import { useStaffWords } from '../room/words.ts'

interface CountingDialogProps {
  readonly id: string
  /** What it shall be. */
  readonly counts: boolean
  readonly onClose: () => void
  readonly onDone: (counts: boolean) => void
}

export function CountingDialog({ id, counts, onClose, onDone }: CountingDialogProps) {
  const t = useStaffWords()
  const [reason, setReason] = useState('')
  const change = useMutation<unknown, CallFailure, void>({
    mutationFn: () => calls.setCounting({ id, counts, reason }),
    onSuccess: () => onDone(counts),
  })
  const words = counts ? 'startCounting' : 'endCounting'
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t(words)}
      action={t(words)}
      mutation={change}
      onSubmit={() => change.mutate()}
    >
      <p>{t(`${words}Lede`)}</p>
      <LinesInput
        id="counting-reason"
        label={t('countingReason')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        error={fieldMessage(change.error, 'reason')}
      />
    </ActionDialog>
  )
}
