// One statement beside its page: staff put its lines right by keys, and see at once whether it adds up.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { useWords } from '#ui/words.tsx'
import { OpenFile, TakeFirst } from '../applications/open-file.tsx'
import { useApplication } from '../applications/use-application.ts'
import { calls, isGone } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { useStaffWords } from '../room/words.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { MendAccount } from './mend-account.tsx'
import { MendHead } from './mend-head.tsx'
import type { MendedStatement, ShownReadings } from './readings-contract.ts'
import { useTypedGuard } from './typed-guard.tsx'
import { useMending } from './use-mending.ts'
import './statement.css'

const words = { en, es }

export function StatementPage() {
  const t = useWords(words)
  const staff = useStaffWords()
  const { id = '', document: file = '' } = useParams()
  const { data: application, error, refetch } = useApplication(id)
  const lines = useQuery({
    enabled: application?.opened === true,
    queryKey: ['application', id, 'statement-lines', file],
    queryFn: ({ signal }) => calls.statementLines({ id, document: file }, signal),
    staleTime: 60_000,
  })
  useEffect(() => {
    document.title = `${t('mendTitle')} · ${staff('room')}`
  }, [t, staff])
  const free = error?.kind === 'problem' && error.code === 'take-first'
  const gone = (error && isGone(error)) || (lines.error && isGone(lines.error))
  const statement = application?.statementReadings?.statements.find((each) => each.document === file)
  return (
    <main id="staff-main" className="lines-page" tabIndex={-1}>
      {free && <TakeFirst id={id} />}
      <header className="lines-title">
        <div>
          <p className="small">
            <Link to={`/staff/applications/${id}?part=documents`}>‹ {t('backToFile')}</Link>{' '}
            <span className="muted">{application?.businessName}</span>
          </p>
          <h1>{statement?.name ?? t('mendTitle')}</h1>
        </div>
      </header>
      {application && <OpenFile application={application} />}
      {gone ? (
        <EmptyState title={staff('notFound')} />
      ) : (
        <Failure
          failure={free ? null : (error ?? lines.error)}
          onRetry={() => void (error ? refetch() : lines.refetch())}
        />
      )}
      {application?.opened && !lines.data && !lines.error && <Skeleton label={t('loading')} lines={12} />}
      {application && lines.data && (
        <Loaded
          key={file}
          id={id}
          file={file}
          data={lines.data}
          signs={statement?.signs ?? []}
          rights={application.rights}
        />
      )}
    </main>
  )
}

interface LoadedProps {
  readonly id: string
  readonly file: string
  readonly data: MendedStatement
  readonly signs: ShownReadings['statements'][number]['signs']
  readonly rights: readonly string[]
}

function Loaded({ id, file, data, signs, rights }: LoadedProps) {
  const t = useWords(words)
  const [account, setAccount] = useState(0)
  const mending = useMending(id, file, data)
  const guard = useTypedGuard(mending.isTyped)
  const shown = data.accounts[account]
  return (
    <>
      <LeaveGuard
        isDirty={mending.isUnsaved}
        home={`/staff/applications/${id}?part=documents`}
        onGiveUp={mending.giveUp}
      />
      {guard.question}
      {data.accounts.length > 1 && (
        <select
          className="choice"
          aria-label={t('chooseAccount')}
          value={account}
          onChange={({ currentTarget }) => {
            const to = Number(currentTarget.value)
            guard.leave(() => setAccount(to))
          }}
        >
          {data.accounts.map(({ mask }, at) => (
            <option key={at} value={at}>
              {t('anAccount', { number: at + 1 })} {mask && `••${mask}`}
            </option>
          ))}
        </select>
      )}
      {shown && (
        <MendAccount
          key={account}
          id={id}
          file={file}
          at={account}
          shown={shown}
          signs={signs}
          mending={mending}
          mayMend={rights.includes('label-bank')}
          mayLook={rights.includes('open-document')}
          head={<MendHead latest={data.latest} mending={mending} mayMend={rights.includes('label-bank')} />}
        />
      )}
    </>
  )
}
