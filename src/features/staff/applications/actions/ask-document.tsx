// Asks the applicant for a document: a known kind or one with a name of its own, with a sentence of explanation.
import { useState } from 'react'
import { documentKinds } from '#core/domain/documents.ts'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { Pick } from '../../room/pick.tsx'
import { LineInput, LinesInput } from '../../room/plain-fields.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { useChange } from '../use-application.ts'
import type { ActionProps } from '../part-props.ts'

export function AskDocument({ application, onClose, say }: ActionProps) {
  const t = useStaffWords()
  const [kind, setKind] = useState<string>('photo-id')
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const ask = useChange(
    application.id,
    () => calls.requestDocument({ id: application.id, kind: kind === 'other' ? name : kind, message }),
    () => {
      say(t('documentAsked'))
      onClose()
    },
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('askDocument')}
      action={t('ask')}
      mutation={ask}
      onSubmit={() => ask.mutate(undefined)}
    >
      <Pick
        id="document-kind"
        label={t('documentKind')}
        value={kind}
        onChange={setKind}
        hint={kind === 'voided-check' && application.numbersKnown ? t('numbersKnown') : undefined}
        options={[...documentKinds, 'other'].map((each) => [each, codeWord(t, 'document', each)])}
      />
      {kind === 'other' && (
        <LineInput
          id="document-name"
          label={t('documentName')}
          value={name}
          onChange={setName}
          maxLength={60}
          error={fieldMessage(ask.error, 'kind')}
        />
      )}
      <LinesInput
        id="document-message"
        label={t('documentMessage')}
        value={message}
        onChange={setMessage}
        maxLength={500}
        required={false}
      />
    </ActionDialog>
  )
}
