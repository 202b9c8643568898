// Three dialogs that ask for words only: a note, and the reasons of a withdrawal and a reopening.
import { useState } from 'react'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { LinesInput } from '../../room/plain-fields.tsx'
import { useStaffWords } from '../../room/words.ts'
import { useChange } from '../use-application.ts'
import type { ActionProps } from '../part-props.ts'
import { ReasonDialog } from '../reason-dialog.tsx'

export function NoteDialog({ application, onClose, say }: ActionProps) {
  const t = useStaffWords()
  const [text, setText] = useState('')
  const add = useChange(
    application.id,
    () => calls.addNote({ id: application.id, text }),
    () => {
      say(t('noteAdded'))
      onClose()
    },
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('addNote')}
      action={t('save')}
      mutation={add}
      onSubmit={() => add.mutate(undefined)}
    >
      <LinesInput
        id="note-text"
        label={t('note')}
        value={text}
        onChange={setText}
        maxLength={5000}
        error={fieldMessage(add.error, 'text')}
      />
    </ActionDialog>
  )
}

export function WithdrawDialog(props: ActionProps) {
  const t = useStaffWords()
  const { id } = props.application
  return (
    <ReasonDialog
      {...props}
      fieldId="withdraw-reason"
      title={t('withdrawTitle')}
      lede={t('withdrawLede')}
      action={t('withdraw')}
      send={(reason) => calls.withdraw({ id, reason })}
      done={t('withdrawn')}
    />
  )
}

export function ReopenDialog(props: ActionProps) {
  const t = useStaffWords()
  const { id } = props.application
  return (
    <ReasonDialog
      {...props}
      fieldId="reopen-reason"
      title={t('reopenTitle')}
      lede={t('reopenLede')}
      action={t('reopen')}
      send={(reason) => calls.reopen({ id, reason })}
      done={t('reopened')}
    />
  )
}
