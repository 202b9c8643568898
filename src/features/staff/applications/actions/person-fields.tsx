// A person's name and where they are reached: asked where one is added, and where one is corrected.
import type { CallFailure } from '#ui/api.ts'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { fieldMessage } from '../../room/calls.ts'
import { LineInput } from '../../room/plain-fields.tsx'
import { useStaffWords } from '../../room/words.ts'

export interface NamedPerson {
  readonly firstName: string
  readonly lastName: string
  readonly oneName: boolean
  readonly ownName: string
  readonly email: string
}

interface PersonFieldsProps {
  readonly value: NamedPerson
  readonly onChange: (value: NamedPerson) => void
  readonly error: CallFailure | null
}

export function PersonFields({ value, onChange, error }: PersonFieldsProps) {
  const t = useStaffWords()
  return (
    <>
      <LineInput
        id="person-first"
        label={t(value.oneName ? 'name' : 'personFirstName')}
        value={value.firstName}
        onChange={(firstName) => onChange({ ...value, firstName })}
        maxLength={100}
        error={fieldMessage(error, 'firstName')}
      />
      {!value.oneName && (
        <LineInput
          id="person-last"
          label={t('personLastName')}
          value={value.lastName}
          onChange={(lastName) => onChange({ ...value, lastName })}
          maxLength={100}
          error={fieldMessage(error, 'lastName')}
        />
      )}
      <CheckboxInput
        id="person-one"
        label={t('personOneName')}
        value={value.oneName ? 'true' : ''}
        onChange={(ticked) => onChange({ ...value, oneName: ticked === 'true' })}
      />
      <LineInput
        id="person-own"
        label={t('personOwnName')}
        value={value.ownName}
        onChange={(ownName) => onChange({ ...value, ownName })}
        maxLength={200}
        error={fieldMessage(error, 'ownName')}
      />
      <LineInput
        id="person-email"
        label={t('personEmail')}
        type="email"
        value={value.email}
        onChange={(email) => onChange({ ...value, email })}
        maxLength={200}
        error={fieldMessage(error, 'email')}
      />
    </>
  )
}
