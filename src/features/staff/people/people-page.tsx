// Who works here: adding somebody, a new start for lost secrets, disabling.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { roles, type Role } from '#core/domain/access.ts'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { Skeleton } from '#ui/frame/loading.tsx'
import { ActionDialog } from '../room/action-dialog.tsx'
import { calls, fieldMessage } from '../room/calls.ts'
import { Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { Pick } from '../room/pick.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { Room } from '../room/room.tsx'
import { useMe } from '../room/session.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import type { Person } from './people-contract.ts'

const PEOPLE = ['people']
interface Told {
  readonly name: string
  readonly goes: 'mail' | 'shell' | 'sign-on'
}

export function PeoplePage() {
  const t = useStaffWords()
  const [told, setTold] = useState<Told | null>(null)
  const [adding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: PEOPLE,
    queryFn: ({ signal }) => calls.people({}, signal),
  })
  return (
    <Room title={t('people')} lede={t('peopleLede')}>
      <div className="actions">
        <Button onClick={() => setAdding(true)}>{t('addPerson')}</Button>
      </div>
      {told && (
        <Notice
          kind={told.goes === 'shell' ? 'info' : 'ok'}
          live
          title={t(`goes.${told.goes}`, { name: told.name })}
          onDismiss={() => setTold(null)}
        />
      )}
      <Failure failure={error} onRetry={() => void refetch()} />
      {!data && !error && <Skeleton label={t('loading')} lines={5} />}
      {data && <PeopleTable people={data.people} onTold={setTold} />}
      {adding && (
        <AddPerson
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false)
            setTold(added)
          }}
        />
      )}
    </Room>
  )
}

function PeopleTable({ people, onTold }: { people: readonly Person[]; onTold: (told: Told) => void }) {
  const t = useStaffWords()
  return (
    <section className="card">
      <Table
        label={t('people')}
        columns={[
          { head: t('name') },
          { head: t('roleHead') },
          { head: t('state') },
          { head: t('lastLogin') },
          { head: <span className="sr">{t('actions')}</span>, number: true },
        ]}
        rows={people.map((person) => ({
          key: person.id,
          quiet: person.disabledAt !== null,
          cells: [
            <>
              {person.name}
              <span className="xs muted own-line">{person.email}</span>
            </>,
            codeWord(t, 'role', person.role),
            <Standing key="state" person={person} />,
            person.lastLoginAt ? <When key="login" at={person.lastLoginAt} /> : '-',
            <PersonActions key="actions" person={person} onTold={onTold} />,
          ],
        }))}
      />
    </section>
  )
}

function Standing({ person }: { person: Person }) {
  const t = useStaffWords()
  // Whoever has no password may have the second factor at the issuer: they are there once they signed on.
  const isNew = person.hasPassword ? !person.secondFactor : person.lastLoginAt === null
  const invited = person.passwordIsTemporary || isNew
  const state = person.disabledAt ? 'disabled' : invited ? 'invited' : 'active'
  const look = { disabled: 'tag', invited: 'tag accent', active: 'tag ok' }[state]
  return <span className={look}>{codeWord(t, 'person', state)}</span>
}

function PersonActions({ person, onTold }: { person: Person; onTold: (told: Told) => void }) {
  const t = useStaffWords()
  const me = useMe()
  const client = useQueryClient()
  const [asking, setAsking] = useState<'disable' | 'reset' | 'role' | null>(null)
  const change = useMutation<unknown, CallFailure, 'disable' | 'enable' | 'reset'>({
    mutationFn: async (what) => {
      if (what === 'disable') await calls.disablePerson({ id: person.id })
      else if (what === 'enable') await calls.enablePerson({ id: person.id })
      else onTold({ name: person.name, goes: (await calls.resetPerson({ id: person.id })).goes })
    },
    onSuccess: () => {
      setAsking(null)
      return client.invalidateQueries({ queryKey: PEOPLE })
    },
  })
  const button = (what: 'disable' | 'enable' | 'reset', act: () => void) => (
    <Button look="quiet" onClick={act}>
      {t(what)}
      <span className="sr"> {person.name}</span>
    </Button>
  )
  if (person.id === me.id) return null
  if (person.disabledAt)
    return (
      <>
        {button('enable', () => change.mutate('enable'))}
        <Failure failure={change.error} />
      </>
    )
  return (
    <>
      {button('reset', () => setAsking('reset'))}
      {button('disable', () => setAsking('disable'))}
      <Button look="quiet" onClick={() => setAsking('role')}>
        {t('changeRole')}
        <span className="sr"> {person.name}</span>
      </Button>
      {asking === 'role' && <ChangeRole person={person} onClose={() => setAsking(null)} />}
      {asking && asking !== 'role' && (
        <ActionDialog
          open
          onClose={() => setAsking(null)}
          title={t(asking === 'reset' ? 'resetTitle' : 'disableTitle', { name: person.name })}
          action={t(asking)}
          mutation={change}
          onSubmit={() => change.mutate(asking)}
        >
          <p>{t(asking === 'reset' ? 'resetLede' : 'disableLede')}</p>
        </ActionDialog>
      )}
    </>
  )
}

function ChangeRole({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useStaffWords()
  const client = useQueryClient()
  const others = roles.filter((each) => each !== person.role)
  const [role, setRole] = useState<Role>(others[0]!)
  const change = useMutation({
    mutationFn: () => calls.changeRole({ id: person.id, role }),
    onSuccess: () => {
      onClose()
      return client.invalidateQueries({ queryKey: PEOPLE })
    },
  })
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('changeRoleTitle', { name: person.name })}
      action={t('changeRole')}
      mutation={change}
      onSubmit={() => change.mutate()}
    >
      <p>{t('changeRoleLede')}</p>
      <PickRole id="person-new-role" role={role} from={others} onRole={setRole} />
    </ActionDialog>
  )
}

function AddPerson({ onClose, onAdded }: { onClose: () => void; onAdded: (told: Told) => void }) {
  const t = useStaffWords()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('representative')
  const add = useMutation({
    mutationFn: () => calls.addPerson({ name, email, role }),
    onSuccess: ({ goes }) => {
      onAdded({ name, goes })
      return client.invalidateQueries({ queryKey: PEOPLE })
    },
  })
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('addPerson')}
      action={t('add')}
      mutation={add}
      onSubmit={() => add.mutate()}
    >
      <LineInput
        id="person-name"
        label={t('name')}
        value={name}
        onChange={setName}
        error={fieldMessage(add.error, 'name')}
      />
      <LineInput
        id="person-email"
        type="email"
        label={t('email')}
        value={email}
        onChange={setEmail}
        error={fieldMessage(add.error, 'email')}
      />
      <PickRole id="person-role" role={role} from={roles} onRole={setRole} />
    </ActionDialog>
  )
}

interface PickRoleProps {
  readonly id: string
  readonly role: Role
  readonly from: readonly Role[]
  readonly onRole: (role: Role) => void
}

function PickRole({ id, role, from, onRole }: PickRoleProps) {
  const t = useStaffWords()
  return (
    <Pick
      id={id}
      label={t('roleHead')}
      hint={codeWord(t, 'roleHint', role)}
      value={role}
      onChange={(value) => onRole(value as Role)}
      options={from.map((each) => [each, codeWord(t, 'role', each)])}
    />
  )
}
