// Three dialogs that ask for words only: a note, and the reasons of a withdrawal and a reopening.
import { useState } from 'react'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { LinesInput } from '../../room/plain-fields.tsx'
import { useStaffWords } from '../../room/words.ts'
import { useChange } from '../use-application.ts'
import type { ActionProps } from '../part-props.ts'

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

export function WithdrawDialog({ application, onClose, say }: ActionProps) {
  const t = useStaffWords()
  const [reason, setReason] = useState('')
  const withdraw = useChange(
    application.id,
    () => calls.withdraw({ id: application.id, reason }),
    () => {
      say(t('withdrawn'))
      onClose()
    },
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('withdrawTitle')}
      action={t('withdraw')}
      mutation={withdraw}
      onSubmit={() => withdraw.mutate(undefined)}
    >
      <p>{t('withdrawLede')}</p>
      <LinesInput
        id="withdraw-reason"
        label={t('yourReason')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        error={fieldMessage(withdraw.error, 'reason')}
      />
    </ActionDialog>
  )
}

export function ReopenDialog({ application, onClose, say }: ActionProps) {
  const t = useStaffWords()
  const [reason, setReason] = useState('')
  const reopen = useChange(
    application.id,
    () => calls.reopen({ id: application.id, reason }),
    () => {
      say(t('reopened'))
      onClose()
    },
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('reopenTitle')}
      action={t('reopen')}
      mutation={reopen}
      onSubmit={() => reopen.mutate(undefined)}
    >
      <p>{t('reopenLede')}</p>
      <LinesInput
        id="reopen-reason"
        label={t('yourReason')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        error={fieldMessage(reopen.error, 'reason')}
      />
    </ActionDialog>
  )
}
