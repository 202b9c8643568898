// One business: what it remembers, its applications, its links, what happened; and the way to send it one.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatUsd } from '#core/ground/money.ts'
import type { CallFailure } from '#ui/api.ts'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage } from '#ui/words.tsx'
import { LinkDialog, useSent, type LinkOrder } from '../applications/actions/send-link.tsx'
import { answerText } from '../applications/answer-text.ts'
import { Events } from '../applications/parts/events.tsx'
import { LinkList } from '../applications/parts/link-list.tsx'
import { StageTag } from '../applications/stage-tag.tsx'
import { calls, isGone } from '../room/calls.ts'
import { Card, Figures, Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { monthName, When } from '../room/formats.tsx'
import { Room } from '../room/room.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import type { Business } from './business-contract.ts'

export function BusinessPage() {
  const t = useStaffWords()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['business', id],
    queryFn: ({ signal }) => calls.business({ id }, signal),
  })
  const gone = error && isGone(error)
  return (
    <Room
      title={data?.name || t('business')}
      lede={<Link to="/staff/businesses">‹ {t('backToBusinesses')}</Link>}
    >
      {gone ? (
        <EmptyState title={t('businessGone')} />
      ) : (
        <Failure failure={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton label={t('loading')} lines={10} />}
      {data && !gone && <Loaded business={data} />}
    </Room>
  )
}

/** A change to a business; afterwards it is loaded again. */
function useBusinessChange<Given, Answer>(
  id: string,
  change: (given: Given) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const client = useQueryClient()
  return useMutation<Answer, CallFailure, Given>({
    mutationFn: change,
    onSuccess: (answer) => {
      onDone(answer)
      return client.invalidateQueries({ queryKey: ['business', id] })
    },
  })
}

function Loaded({ business }: { business: Business }) {
  const t = useStaffWords()
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState('')
  const { id, links, maySendLinks, sendable, noTexts } = business
  const close = () => setSending(false)
  const send = useBusinessChange(
    id,
    ({ kind, channel }: LinkOrder) => calls.sendBusinessLink({ id, kind, channel }),
    useSent(setSaid, close),
  )
  const revoke = useBusinessChange(
    id,
    (linkId: string) => calls.revokeBusinessLink({ id, linkId }),
    () => setSaid(t('linkRevoked')),
  )
  const open = () => {
    send.reset()
    setSending(true)
  }
  return (
    <>
      {said && <Notice kind="ok" live title={said} onDismiss={() => setSaid('')} />}
      {business.forgotten && <Notice title={t('businessForgotten')} />}
      <Facts business={business} />
      <Applications business={business} />
      <LinkList
        links={links}
        failure={revoke.error}
        onSend={maySendLinks ? open : undefined}
        onRevoke={maySendLinks ? (linkId) => revoke.mutate(linkId) : undefined}
      />
      <Card title={t('history')}>
        <Events application={business} />
      </Card>
      {sending && <LinkDialog send={send} kinds={sendable} first="rn" noTexts={noTexts} onClose={close} />}
    </>
  )
}

function Facts({ business }: { business: Business }) {
  const t = useStaffWords()
  const language = useLanguage()
  const { owner, email, cellPhone, taxMask, since, years, address, industry, banks, lookedAfterBy } = business
  return (
    <Card title={t('businessFacts')}>
      <Figures
        rows={[
          [t('section.owner'), owner || '-'],
          [t('email'), email ?? '-'],
          [codeWord(t, 'channel', 'sms'), cellPhone ?? '-'],
          [t('taxId'), taxMask ?? '-'],
          [t('section.business'), industry ? answerText('industry', industry, language) : '-'],
          [t('addressWord'), address || '-'],
          years && !since
            ? [t('yearsWord'), answerText('yearsInBusiness', years, language)]
            : [t('sinceWord'), since ? monthName(since, language) : '-'],
          [t('bank'), banks.length ? banks.map((name) => name || t('bankConnected')).join(', ') : '-'],
          [t('lookedAfter'), lookedAfterBy.join(', ') || t('nobody')],
          [t('origin_'), codeWord(t, 'businessOrigin', business.origin)],
        ]}
      />
    </Card>
  )
}

function Applications({ business }: { business: Business }) {
  const t = useStaffWords()
  return (
    <Card title={t('applications')}>
      {business.applications.length === 0 && <p className="muted">{t('listEmpty')}</p>}
      {business.applications.length > 0 && (
        <Table
          label={t('applications')}
          columns={[
            { head: t('application') },
            { head: t('stage') },
            { head: t('requested'), number: true },
            { head: t('appliedAt') },
          ]}
          rows={business.applications.map((each, at) => ({
            key: each.id ?? String(at),
            cells: [
              each.id ? (
                <Link key="application" to={`/staff/applications/${each.id}`}>
                  {codeWord(t, 'kind', each.kind)}
                </Link>
              ) : (
                <>
                  {codeWord(t, 'kind', each.kind)}
                  <span className="xs muted own-line">{t('notYours')}</span>
                </>
              ),
              <StageTag key="stage" stage={each.stage} />,
              each.amount === null ? '-' : formatUsd(each.amount, { cents: false }),
              <When key="at" at={each.createdAt} />,
            ],
          }))}
        />
      )}
    </Card>
  )
}
