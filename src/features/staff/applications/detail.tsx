// One application: its head, what can be done, and its parts behind tabs that are addresses.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { Failure } from '../room/failure.tsx'
import { useAddressQuery } from '../room/use-address-query.ts'
import { useKeys } from '../room/use-keys.ts'
import { useStaffWords, type StaffWord } from '../room/words.ts'
import { RetentionNotice } from './retention-notice.tsx'
import { Actions } from './actions/actions.tsx'
import type { Application } from './application-contract.ts'
import { ChosenOffer } from './chosen-offer.tsx'
import { AnswersPart } from './parts/answers-part.tsx'
import { BankPart } from './parts/bank-part.tsx'
import { DecisionsPart } from './parts/decisions-part.tsx'
import { DocumentsPart } from './parts/documents-part.tsx'
import { HistoryPart } from './parts/history-part.tsx'
import { MessagesPart } from './parts/messages-part.tsx'
import { Overview } from './parts/overview.tsx'
import { GoingOut } from './going-out.tsx'
import { HeldContact } from './held-contact.tsx'
import { OpenFile, TakeFirst } from './open-file.tsx'
import { OpenProposal } from './open-proposal.tsx'
import type { ActionName, PartProps } from './part-props.ts'
import { StageTag } from './stage-tag.tsx'
import { useSubtitle } from './subtitle.ts'
import { useApplication } from './use-application.ts'

const parts: readonly (readonly [name: StaffWord, part: (props: PartProps) => ReactNode])[] = [
  ['overview', Overview],
  ['answers', AnswersPart],
  ['bank', BankPart],
  ['documents', DocumentsPart],
  ['decisions', DecisionsPart],
  ['messages', MessagesPart],
  ['history', HistoryPart],
]

/** `alone`: there is no list next to it, so there is a way back to it. */
export function Detail({ id, alone, onBack }: { id: string; alone: boolean; onBack: () => void }) {
  const t = useStaffWords()
  const { data, error, refetch } = useApplication(id)
  const [said, setSaid] = useState('')
  const gone = error?.kind === 'problem' && (error.status === 404 || error.status === 400)
  const free = error?.kind === 'problem' && error.code === 'take-first'
  if (gone && data) return <TakenAway id={id} onBack={onBack} />
  return (
    <main id="staff-main" className="staff-detail" tabIndex={-1}>
      {alone && (
        <Button look="quiet" onClick={onBack}>
          ‹ {t('backToList')}
        </Button>
      )}
      {free && <Said text={said} onDismiss={() => setSaid('')} />}
      {free && <TakeFirst id={id} />}
      {gone ? (
        <EmptyState title={t('notFound')} head="h1" />
      ) : (
        <Failure failure={data || free ? null : error} onRetry={() => void refetch()} />
      )}
      {!data && !gone && <h1 className="sr">{t('application')}</h1>}
      {!data && !error && <Skeleton label={t('loading')} lines={12} />}
      {data && !free && <Loaded application={data} said={said} say={setSaid} />}
    </main>
  )
}

/** It was there a moment ago: for whoever had it open, that means that it was given to somebody else. */
function TakenAway({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useStaffWords()
  const client = useQueryClient()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // A dialog may have been open, and the focus in it.
    main.current?.focus()
    void client.invalidateQueries({ queryKey: ['list'] })
    return () => client.removeQueries({ queryKey: ['application', id] })
  }, [client, id])
  return (
    <main id="staff-main" ref={main} className="staff-detail" tabIndex={-1}>
      <EmptyState
        title={t('takenAway')}
        head="h1"
        action={
          <Button look="line" onClick={onBack}>
            {t('backToList')}
          </Button>
        }
      >
        {t('takenAwayWhy')}
      </EmptyState>
    </main>
  )
}

/** What was just done. It outlives the page that did it: who gives an application back may not read it any more. */
function Said({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return text && <Notice kind="ok" live title={text} onDismiss={onDismiss} />
}

interface LoadedProps {
  readonly application: Application
  readonly said: string
  readonly say: (text: string) => void
}

function Loaded({ application, said, say }: LoadedProps) {
  const t = useStaffWords()
  const client = useQueryClient()
  const [params, changeQuery] = useAddressQuery()
  const location = useLocation()
  // The offer tool sends whoever would rather decline back here.
  const sentTo = (location.state as { act?: ActionName } | null)?.act
  const [action, setAction] = useState<ActionName | null>(
    sentTo === 'decline' && application.canDecline ? sentTo : null,
  )
  const [name, Part] = parts.find(([each]) => each === params.get('part')) ?? parts[0]!
  const head = useHeading(application)
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [name])
  const open = (at: number) =>
    changeQuery(
      (query) => {
        if (at) query.set('part', parts[at]![0])
        else query.delete('part')
      },
      { replace: true },
    )
  useKeys({
    ...Object.fromEntries(parts.map((_, at) => [String(at + 1), () => open(at)])),
    n: () => (application.rights.includes('note') ? setAction('note') : false),
    r: () => void client.invalidateQueries({ queryKey: ['application', application.id] }),
  })
  const props: PartProps = { application, act: setAction, say }
  return (
    <>
      <header className="title">
        <div>
          <h1 ref={head} tabIndex={-1}>
            {application.businessName || application.ownerName || t('noName')}
          </h1>
          <p className="muted">
            <StageTag stage={application.stage} /> {useSubtitle(application)}
          </p>
        </div>
        <Actions {...props} action={action} />
      </header>
      <RetentionNotice retention={application.retention} />
      <ChosenOffer {...props} />
      <OpenFile application={application} />
      <HeldContact {...props} />
      <GoingOut {...props} />
      {!application.goesOut && <OpenProposal {...props} />}
      <Said text={said} onDismiss={() => say('')} />
      <nav ref={tabs} className="tabs" aria-label={t('parts')}>
        {parts.map(([each], at) => (
          <Link
            key={each}
            to={{ search: withPart(params, at ? each : '') }}
            replace
            aria-current={each === name ? 'page' : undefined}
            aria-keyshortcuts={String(at + 1)}
          >
            {t(each)}
          </Link>
        ))}
      </nav>
      <Part {...props} />
    </>
  )
}

function withPart(params: URLSearchParams, part: string): string {
  const after = new URLSearchParams(params)
  if (part) after.set('part', part)
  else after.delete('part')
  return after.toString()
}

/** The page's title, and the focus on the heading for whoever opened it from the keyboard. */
function useHeading({ businessName, ownerName }: Application) {
  const t = useStaffWords()
  const head = useRef<HTMLHeadingElement>(null)
  const state = useLocation().state as { focus?: boolean } | null
  const title = businessName || ownerName || t('application')
  useEffect(() => {
    document.title = `${title} · ${t('room')}`
  }, [title, t])
  const wanted = state?.focus === true
  useEffect(() => {
    if (wanted) head.current?.focus()
  }, [wanted])
  return head
}
