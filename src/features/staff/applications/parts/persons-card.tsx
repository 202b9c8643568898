// The owners, guarantors and signers besides the applicant: what each still has to give, their link; adding, correcting and removing one.
import { useState } from 'react'
import { personRoles, type PersonRole } from '#core/domain/persons.ts'
import { Button } from '#ui/frame/button.tsx'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls } from '../../room/calls.ts'
import { Card } from '../../room/card.tsx'
import { When } from '../../room/formats.tsx'
import { Pick } from '../../room/pick.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { CorrectPerson, RemovePerson } from '../actions/change-person.tsx'
import { PersonFields, type NamedPerson } from '../actions/person-fields.tsx'
import { LinkDialog, useSent, type LinkOrder } from '../actions/send-link.tsx'
import { SigningOpen } from './signing-open.tsx'
import type { PartProps } from '../part-props.ts'
import type { ShownPerson } from '../person-contract.ts'
import { useChange } from '../use-application.ts'

export function PersonsCard(props: PartProps) {
  const { application } = props
  const t = useStaffWords()
  const [adding, setAdding] = useState(false)
  const [to, setTo] = useState<ShownPerson | null>(null)
  const [correcting, setCorrecting] = useState<ShownPerson | null>(null)
  const [removing, setRemoving] = useState<ShownPerson | null>(null)
  const may = application.rights.includes('send-link') && application.canCorrect
  if (!may && !application.persons.length && !application.signing.gaps.length) return null
  return (
    <Card title={t('persons')}>
      <SigningOpen {...props} />
      {application.persons.length === 0 && <p className="small muted">{t('noPersons')}</p>}
      <ul className="plain">
        {application.persons.map((person) => (
          <li key={person.id}>
            <b>{person.name}</b> {person.ownName}{' '}
            <span className="tag">{codeWord(t, 'personRole', person.role)}</span>
            <span className="xs muted own-line">
              {[
                person.title,
                person.ownership === null ? '' : `${person.ownership} %`,
                person.email,
                t(`language.${person.language}`),
              ]
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
              <div className="actions">
                <Button look="line" onClick={() => setTo(person)}>
                  {t('sendLinkTo', { name: person.name })}
                </Button>
                <Button
                  look="quiet"
                  aria-label={t('correctPerson', { name: person.name })}
                  onClick={() => setCorrecting(person)}
                >
                  {t('correct')}
                </Button>
                <Button
                  look="quiet"
                  aria-label={t('removePerson', { name: person.name })}
                  onClick={() => setRemoving(person)}
                >
                  {t('remove')}
                </Button>
              </div>
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
      {correcting && <CorrectPerson {...props} person={correcting} onClose={() => setCorrecting(null)} />}
      {removing && <RemovePerson {...props} person={removing} onClose={() => setRemoving(null)} />}
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

function AddPerson({
  application: { id, language: applicants },
  say,
  onClose,
}: PartProps & { onClose: () => void }) {
  const t = useStaffWords()
  const [role, setRole] = useState<PersonRole>('owner')
  const [language, setLanguage] = useState<'en' | 'es'>(applicants === 'es' ? 'es' : 'en')
  const [named, setNamed] = useState<NamedPerson>({
    firstName: '',
    lastName: '',
    oneName: false,
    ownName: '',
    email: '',
  })
  const add = useChange(
    id,
    () => calls.addPersonTo({ id, role, language, ...named }),
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
      <PersonFields value={named} onChange={setNamed} error={add.error} />
      <Pick
        id="person-language"
        label={t('personLanguage')}
        value={language}
        onChange={(value) => setLanguage(value === 'es' ? 'es' : 'en')}
        options={(['en', 'es'] as const).map((each) => [each, t(`language.${each}`)])}
      />
    </ActionDialog>
  )
}
