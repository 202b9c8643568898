// Something about an application ends or begins again, and whoever says so gives the reason.
import { useState } from 'react'
import { ActionDialog } from '../room/action-dialog.tsx'
import { fieldMessage } from '../room/calls.ts'
import { LinesInput } from '../room/plain-fields.tsx'
import { useStaffWords } from '../room/words.ts'
import type { ActionProps } from './part-props.ts'
import { useChange } from './use-application.ts'

interface ReasonDialogProps extends Pick<ActionProps, 'application' | 'say' | 'onClose'> {
  readonly title: string
  readonly lede: string
  /** The button that does it. */
  readonly action: string
  readonly send: (reason: string) => Promise<unknown>
  /** What is said once it is done. */
  readonly done: string
  /** Of the field with the reason. */
  readonly fieldId: string
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { application, say, onClose, title, lede, action, send, done, fieldId } = props
  const t = useStaffWords()
  const [reason, setReason] = useState('')
  const change = useChange<void, unknown>(
    application.id,
    () => send(reason),
    () => {
      say(done)
      onClose()
    },
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={title}
      action={action}
      mutation={change}
      onSubmit={() => change.mutate()}
    >
      <p>{lede}</p>
      <LinesInput
        id={fieldId}
        label={t('yourReason')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        error={fieldMessage(change.error, 'reason')}
      />
    </ActionDialog>
  )
}
