// The owners, guarantors and signers beside the applicant: what each still has to give, their link, and adding one.
import { useState } from 'react'
import { personRoles, type PersonRole } from '#core/domain/persons.ts'
import { Button } from '#ui/frame/button.tsx'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { Card } from '../../room/card.tsx'
import { When } from '../../room/formats.tsx'
import { Pick } from '../../room/pick.tsx'
import { LineInput } from '../../room/plain-fields.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { LinkDialog, useSent, type LinkOrder } from '../actions/send-link.tsx'
import type { PartProps } from '../part-props.ts'
import type { ShownPerson } from '../person-contract.ts'
import { useChange } from '../use-application.ts'

export function PersonsCard(props: PartProps) {
  const { application } = props
  const t = useStaffWords()
  const [adding, setAdding] = useState(false)
  const [to, setTo] = useState<ShownPerson | null>(null)
  const may = application.rights.includes('send-link') && application.canCorrect
  if (!may && !application.persons.length) return null
  return (
    <Card title={t('persons')}>
      {application.persons.length === 0 && <p className="small muted">{t('noPersons')}</p>}
      <ul className="plain">
        {application.persons.map((person) => (
          <li key={person.id}>
            <b>{person.name}</b> <span className="tag">{codeWord(t, 'personRole', person.role)}</span>
            <span className="xs muted own-line">
              {[person.title, person.ownership === null ? '' : `${person.ownership} %`, person.email]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="small own-line">
              {person.asks.length
                ? t('personAsked', {
                    asks: person.asks.map((ask) => codeWord(t, 'personAsk', ask)).join(', '),
                  })
                : t('personDone')}
              {person.signedAt && (
                <>
                  {' '}
                  {t('personSigned')} <When at={person.signedAt} />
                </>
              )}
            </span>
            <span className="xs muted own-line">
              {t('consent.credit-report')}:{' '}
              {person.creditReport === null ? '-' : t(person.creditReport ? 'yes' : 'no')}
            </span>
            {may && (
              <Button look="line" onClick={() => setTo(person)}>
                {t('sendLinkTo', { name: person.name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {may && (
        <div className="actions">
          <Button look="line" onClick={() => setAdding(true)}>
            {t('addPersonTo')}
          </Button>
        </div>
      )}
      {adding && <AddPerson {...props} onClose={() => setAdding(false)} />}
      {to && <SendToPerson {...props} person={to} onClose={() => setTo(null)} />}
    </Card>
  )
}

function SendToPerson({
  application: { id },
  say,
  person,
  onClose,
}: PartProps & { person: ShownPerson; onClose: () => void }) {
  const send = useChange(
    id,
    ({ kind, channel }: LinkOrder) => calls.sendLink({ id, kind, channel, personId: person.id }),
    useSent(say, onClose),
  )
  const first = person.asks.includes('details') ? 'signer' : 'sign-app'
  return <LinkDialog send={send} kinds={person.sendable} first={first} noTexts={null} onClose={onClose} />
}

function AddPerson({ application: { id }, say, onClose }: PartProps & { onClose: () => void }) {
  const t = useStaffWords()
  const [role, setRole] = useState<PersonRole>('owner')
  const [firstName, setFirstName] = useState('')
  const [lastName, setLastName] = useState('')
  const [email, setEmail] = useState('')
  const add = useChange(
    id,
    () => calls.addPersonTo({ id, role, firstName, lastName, email }),
    () => {
      say(t('personAdded'))
      onClose()
    },
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('addPersonTo')}
      action={t('add')}
      mutation={add}
      onSubmit={() => add.mutate(undefined)}
    >
      <Pick
        id="person-role"
        label={t('personRole')}
        value={role}
        onChange={(value) => setRole(value as PersonRole)}
        hint={t('spouseNeedNot')}
        options={personRoles.map((each) => [each, codeWord(t, 'personRole', each)])}
      />
      <LineInput
        id="person-first"
        label={t('personFirstName')}
        value={firstName}
        onChange={setFirstName}
        maxLength={100}
        error={fieldMessage(add.error, 'firstName')}
      />
      <LineInput
        id="person-last"
        label={t('personLastName')}
        value={lastName}
        onChange={setLastName}
        maxLength={100}
        error={fieldMessage(add.error, 'lastName')}
      />
      <LineInput
        id="person-email"
        label={t('personEmail')}
        type="email"
        value={email}
        onChange={setEmail}
        maxLength={200}
        error={fieldMessage(add.error, 'email')}
      />
    </ActionDialog>
  )
}
