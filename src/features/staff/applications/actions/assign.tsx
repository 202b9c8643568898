// Gives the application to a colleague, or to nobody.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls } from '../../room/calls.ts'
import { Failure } from '../../room/failure.tsx'
import { Pick } from '../../room/pick.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { useChange } from '../use-application.ts'
import type { ActionProps } from '../part-props.ts'

export function Assign({ application, onClose, say }: ActionProps) {
  const t = useStaffWords()
  const [to, setTo] = useState(application.assigned?.id ?? '')
  const { data, error } = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => calls.colleagues({}, signal),
  })
  const assign = useChange(
    application.id,
    () => calls.assign({ id: application.id, to: to || null }),
    () => {
      say(t(to ? 'assigned' : 'assignedNobody'))
      onClose()
    },
  )
  const people = (data?.colleagues ?? []).map(
    ({ id, name, role }) => [id, `${name} (${codeWord(t, 'role', role)})`] as const,
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('assignTitle')}
      action={t('assign')}
      mutation={assign}
      onSubmit={() => assign.mutate(undefined)}
    >
      <Failure failure={error} />
      <Pick
        id="assign-to"
        label={t('assignedWord')}
        value={to}
        onChange={setTo}
        options={[['', t('nobody')], ...people]}
      />
    </ActionDialog>
  )
}
