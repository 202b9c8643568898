// Corrects the mistyped answers of one section: only what was changed is sent, with a reason.
import { useState } from 'react'
import { leadFields } from '#core/contract/lead-fields.ts'
import { en } from '#core/words/lead-fields/en.ts'
import { es } from '#core/words/lead-fields/es.ts'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { LineInput } from '../../room/plain-fields.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { correctable, isOptional, type CorrectableField, type CorrectableSection } from '../correctable.ts'
import type { PartProps } from '../part-props.ts'
import { useChange } from '../use-application.ts'

const fields = { en, es }

interface CorrectProps extends Pick<PartProps, 'application' | 'say'> {
  readonly section: CorrectableSection
  readonly onClose: () => void
}

export function CorrectDialog({ application, section, say, onClose }: CorrectProps) {
  const t = useStaffWords()
  const label = useWords(fields)
  const present = new Map(
    application.answers.flatMap(({ answers }) => answers).map(({ field, text }) => [field, text]),
  )
  const offered = correctable[section].filter(
    (field) => (present.has(field) || isOptional(field)) && (application.canCorrect || field === 'email'),
  )
  const [typed, setTyped] = useState<Readonly<Partial<Record<CorrectableField, string>>>>({})
  const [reason, setReason] = useState('')
  const [nothing, setNothing] = useState(false)
  const changed = Object.fromEntries(
    Object.entries(typed).filter(([field, text]) => text !== (present.get(field) ?? '')),
  )
  const correct = useChange(
    application.id,
    () => calls.correct({ id: application.id, answers: changed, reason }),
    () => {
      say(t('corrected'))
      onClose()
    },
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('correctTitle', { section: codeWord(t, 'section', section) })}
      action={t('correct')}
      mutation={correct}
      onSubmit={() => {
        setNothing(!Object.keys(changed).length)
        if (Object.keys(changed).length) correct.mutate(undefined)
      }}
    >
      <p className="muted small">
        {t('correctLede')} {section === 'contact' && t('correctLinks')}
      </p>
      {offered.map((field) => (
        <TextInput
          key={field}
          id={`correct-${field}`}
          label={label(field)}
          kind={leadFields[field].kind}
          value={typed[field] ?? present.get(field) ?? ''}
          onChange={(text) => setTyped({ ...typed, [field]: text })}
          required={!isOptional(field)}
          autoComplete="off"
          error={fieldMessage(correct.error, field)}
        />
      ))}
      <LineInput
        id="correct-reason"
        label={t('correctReason')}
        value={reason}
        onChange={setReason}
        maxLength={300}
        error={nothing ? t('nothingCorrected') : fieldMessage(correct.error, 'reason')}
      />
    </ActionDialog>
  )
}
