// Corrects the mistyped answers of one section: only what was changed is sent, with a reason.
import { useState } from 'react'
import type { Choice } from '#core/codes/choice.ts'
import { subIndustriesOf } from '#core/codes/sub-industries.ts'
import { leadFields } from '#core/contract/lead-fields.ts'
import { en } from '#core/words/lead-fields/en.ts'
import { es } from '#core/words/lead-fields/es.ts'
import { TextInput } from '#ui/inputs/text-input.tsx'
import type { Language } from '#core/words/words.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { monthName } from '../../room/formats.tsx'
import { Pick } from '../../room/pick.tsx'
import { LineInput } from '../../room/plain-fields.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { answerTable } from '../answer-table.ts'
import { correctable, isOptional, type CorrectableField, type CorrectableSection } from '../correctable.ts'
import type { PartProps } from '../part-props.ts'
import { useChange } from '../use-application.ts'

const fields = { en, es }

/** Those of the field's list; null where it is typed. */
function choicesFor(field: CorrectableField, generalIndustry: string): readonly Choice[] | null {
  if (field === 'industry') return subIndustriesOf(generalIndustry)
  const [, as] = answerTable[field]
  return typeof as === 'string' ? (as === 'month' ? months : null) : as
}
const months: readonly Choice[] = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  en: monthName(`2026-${String(at + 1).padStart(2, '0')}`, 'en', true),
  es: monthName(`2026-${String(at + 1).padStart(2, '0')}`, 'es', true),
}))

/** A value that no list has stays to be seen, and none is chosen for anybody. */
const withPresent = (choices: readonly Choice[], value: string, language: Language) => [
  ...(choices.some((choice) => choice.value === value) ? [] : [[value, value] as const]),
  ...choices.map((choice) => [choice.value, choice[language]] as const),
]

/** What may be empty can be emptied again. */
const noneOf = (field: CorrectableField, value: string) =>
  isOptional(field) && value !== '' ? [['', '-'] as const] : []

interface CorrectProps extends Pick<PartProps, 'application' | 'say'> {
  readonly section: CorrectableSection
  readonly onClose: () => void
}

export function CorrectDialog({ application, section, say, onClose }: CorrectProps) {
  const t = useStaffWords()
  const label = useWords(fields)
  const language = useLanguage()
  const present = new Map(
    application.answers.flatMap(({ answers }) => answers).map(({ field, text }) => [field, text]),
  )
  const offered = correctable[section].filter(
    (field) => (present.has(field) || isOptional(field)) && (application.canCorrect || field === 'email'),
  )
  const [typed, setTyped] = useState<Readonly<Partial<Record<CorrectableField, string>>>>({})
  const [reason, setReason] = useState('')
  const [nothing, setNothing] = useState(false)
  const textOf = (field: CorrectableField) => typed[field] ?? present.get(field) ?? ''
  // Another industry has other parts: the one of before is none of them.
  const change = (field: CorrectableField, text: string) =>
    setTyped({ ...typed, [field]: text, ...(field === 'generalIndustry' ? { industry: '' } : {}) })
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
        {t('correctLede')} {section !== 'contact' && section !== 'owner' && t('correctDecides')}{' '}
        {section === 'contact' && t('correctLinks')}
      </p>
      {offered.map((field) => {
        const shown = {
          id: `correct-${field}`,
          label: label(field),
          value: textOf(field),
          onChange: (text: string) => change(field, text),
          required: !isOptional(field),
          error: fieldMessage(correct.error, field),
        }
        const choices = choicesFor(field, textOf('generalIndustry'))
        return choices ? (
          <Pick
            key={field}
            {...shown}
            options={[...noneOf(field, shown.value), ...withPresent(choices, shown.value, language)]}
          />
        ) : (
          <TextInput key={field} {...shown} kind={leadFields[field].kind} autoComplete="off" />
        )
      })}
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
