// Corrects the name or address of a person, or takes them off the application; what follows is said before.
import { useState } from 'react'
import { Notice } from '#ui/frame/notice.tsx'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { useStaffWords } from '../../room/words.ts'
import type { PartProps } from '../part-props.ts'
import type { ShownPerson } from '../person-contract.ts'
import { useChange } from '../use-application.ts'
import { PersonFields, type NamedPerson } from './person-fields.tsx'

interface ChangePersonProps extends PartProps {
  readonly person: ShownPerson
  readonly onClose: () => void
}

export function CorrectPerson({ application: { id }, say, person, onClose }: ChangePersonProps) {
  const t = useStaffWords()
  const { firstName, lastName, oneName, ownName, email } = person
  const [named, setNamed] = useState<NamedPerson>({ firstName, lastName, oneName, ownName, email })
  const correct = useChange(
    id,
    () => calls.correctPerson({ id, personId: person.id, ...named }),
    ({ addressChanged }) => {
      say(t(addressChanged ? 'personCorrectedAddress' : 'personCorrected'))
      onClose()
    },
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('correctPerson', { name: person.name })}
      action={t('correct')}
      mutation={correct}
      onSubmit={() => correct.mutate(undefined)}
    >
      <p className="muted small">{t('correctPersonLede')}</p>
      <PersonFields value={named} onChange={setNamed} error={correct.error} />
    </ActionDialog>
  )
}

export function RemovePerson({ application: { id }, say, person, onClose }: ChangePersonProps) {
  const t = useStaffWords()
  const remove = useChange(
    id,
    () => calls.removePerson({ id, personId: person.id }),
    () => {
      say(t('personRemoved'))
      onClose()
    },
  )
  const why = fieldMessage(remove.error, 'person')
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('removePerson', { name: person.name })}
      action={t('remove')}
      mutation={remove}
      onSubmit={() => remove.mutate(undefined)}
    >
      <p>{t('removePersonLede')}</p>
      {why && (
        <Notice kind="danger" live>
          {why}
        </Notice>
      )}
    </ActionDialog>
  )
}
