// One affiliate: its details, its agreement, its link, what came by it, what happened; and whether the link counts.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import type { CallFailure } from '#ui/api.ts'
import { hrefTo } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { Events } from '../applications/parts/events.tsx'
import { downloadAgreement } from '../paths.ts'
import { calls, isGone } from '../room/calls.ts'
import { Card, Figures } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { Room } from '../room/room.tsx'
import { CopyButton } from '../room/tell-once.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import type { Affiliate } from './affiliate-contract.ts'
import { AffiliateTag } from './affiliate-tag.tsx'
import { CountingDialog } from './counting-dialog.tsx'
import './affiliates.css'

export function AffiliatePage() {
  const t = useStaffWords()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['affiliate', id],
    queryFn: ({ signal }) => calls.affiliate({ id }, signal),
  })
  const gone = error && isGone(error)
  return (
    <Room
      title={data?.company || t('affiliate')}
      lede={<Link to="/staff/affiliates">‹ {t('backToAffiliates')}</Link>}
    >
      {gone ? (
        <EmptyState title={t('affiliateGone')} />
      ) : (
        <Failure failure={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton label={t('loading')} lines={10} />}
      {data && !gone && <Loaded affiliate={data} />}
    </Room>
  )
}

function Loaded({ affiliate }: { affiliate: Affiliate }) {
  const t = useStaffWords()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const { id, mayManage, state, deactivatedAt } = affiliate
  const again = () => client.invalidateQueries({ queryKey: ['affiliate', id] })
  const send = useMutation<unknown, CallFailure, void>({
    mutationFn: () => calls.sendAffiliateLink({ id }),
    onSuccess: () => {
      setSaid(t('affiliateLinkSent'))
      return again()
    },
  })
  const maySend = mayManage && (state === 'contract-out' || affiliate.hasAgreement)
  const sendWord = t(state === 'signed' ? 'sendPageAgain' : 'sendAgreementAgain')
  return (
    <>
      {said && <Notice kind="ok" live title={said} onDismiss={() => setSaid('')} />}
      {affiliate.held && maySend && (
        <Notice kind="info" title={t('due.held')}>
          {t('heldToAffiliate', { send: sendWord })}
        </Notice>
      )}
      <Facts affiliate={affiliate} />
      <LinkCard affiliate={affiliate}>
        <Failure failure={send.error} />
        {mayManage && (
          <div className="actions">
            {maySend && (
              <Button look="line" busy={send.isPending && t('working')} onClick={() => send.mutate()}>
                {sendWord}
              </Button>
            )}
            {mayManage && state === 'signed' && (
              <Button look="quiet" onClick={() => setAsking(true)}>
                {t(deactivatedAt ? 'startCounting' : 'endCounting')}
              </Button>
            )}
          </div>
        )}
      </LinkCard>
      <Card title={t('history')}>
        <Events application={affiliate} />
      </Card>
      {asking && (
        <CountingDialog
          id={id}
          counts={deactivatedAt !== null}
          onClose={() => setAsking(false)}
          onDone={(counts) => {
            setAsking(false)
            setSaid(t(counts ? 'countingStarted' : 'countingEnded'))
            void client.invalidateQueries({ queryKey: ['affiliates'] })
            void again()
          }}
        />
      )}
    </>
  )
}

function Facts({ affiliate }: { affiliate: Affiliate }) {
  const t = useStaffWords()
  const { id, name, email, phone, address, createdAt, signedAt, hasAgreement, declined } = affiliate
  return (
    <Card title={t('affiliateFacts')}>
      <div className="affiliate-told">
        <Figures
          rows={[
            [t('affiliateState'), <AffiliateTag key="state" affiliate={affiliate} />],
            [t('signsFor'), name || '-'],
            [t('email'), email || '-'],
            [t('phoneWord'), phone || '-'],
            [t('addressWord'), address || '-'],
            [t('since'), <When key="since" at={createdAt} />],
            [t('signedOn'), signedAt ? <When key="signed" at={signedAt} /> : '-'],
            ...(declined
              ? [
                  [
                    t('declinedOn'),
                    <span key="declined">
                      <When at={declined.at} />
                      {declined.why && (
                        <span className="own-line">{codeWord(t, 'declineWhy', declined.why)}</span>
                      )}
                      {declined.reason && <span className="small own-line">“{declined.reason}”</span>}
                    </span>,
                  ] as const,
                ]
              : []),
            [
              t('agreementWord'),
              hasAgreement ? (
                <a key="agreement" href={hrefTo(downloadAgreement, { id })}>
                  {t('openAgreement')}
                </a>
              ) : (
                '-'
              ),
            ],
          ]}
        />
      </div>
    </Card>
  )
}

function LinkCard({ affiliate, children }: { affiliate: Affiliate; children: ReactNode }) {
  const t = useStaffWords()
  const { id, share, applications, deactivatedAt } = affiliate
  return (
    <Card title={t('affiliateLink')}>
      {share ? (
        <>
          <p className="affiliate-link">
            <code className="secret">{share}</code>
            <CopyButton text={share} />
          </p>
          <p className="small muted">{t(deactivatedAt ? 'affiliateDeactivated' : 'affiliateLinkAbout')}</p>
          <p>
            {t('broughtWord')}: <strong>{applications}</strong>{' '}
            {applications > 0 && <Link to={`/staff?affiliate=${id}`}>{t('seeBrought')}</Link>}
          </p>
        </>
      ) : (
        <p className="muted">{t('affiliateNoLink')}</p>
      )}
      {children}
    </Card>
  )
}
