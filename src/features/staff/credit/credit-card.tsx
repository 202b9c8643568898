// Credit reports on an application's overview: its state with each person, the report there is, and obtaining one.
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage } from '#ui/words.tsx'
import type { PartProps } from '../applications/part-props.ts'
import { useChange } from '../applications/use-application.ts'
import { ActionDialog } from '../room/action-dialog.tsx'
import { calls } from '../room/calls.ts'
import { Card } from '../room/card.tsx'
import { shortTime } from '../room/formats.tsx'
import type { KeptReport, ShownStanding } from './credit-contract.ts'
import { failureText, useCreditWords } from './credit-words.ts'

export function CreditCard(props: PartProps) {
  const { application } = props
  const t = useCreditWords()
  const [pulling, setPulling] = useState<ShownStanding | null>(null)
  const { credit } = application
  const off = credit.every(({ bar }) => bar === 'off') && credit.every(({ reports }) => !reports.length)
  return (
    <Card title={t('credit')}>
      {off && <p className="small muted">{t('creditOff')}</p>}
      {!off && (
        <ul className="plain">
          {credit.map((standing) => (
            <OnePerson key={standing.personId ?? ''} {...props} standing={standing} onPull={setPulling} />
          ))}
        </ul>
      )}
      {pulling && <Pull {...props} standing={pulling} onClose={() => setPulling(null)} />}
    </Card>
  )
}

function OnePerson({
  application,
  standing,
  onPull,
}: PartProps & { standing: ShownStanding; onPull: (standing: ShownStanding) => void }) {
  const t = useCreditWords()
  const language = useLanguage()
  const day = (at: string) => shortTime(at, new Date(), language)
  const { name, consent, bar, reports } = standing
  const [latest] = reports
  const received = reports.find(({ state }) => state === 'received')
  const mayPull = application.rights.includes('pull-credit') && application.opened
  return (
    <li>
      <b>{name || '-'}</b>{' '}
      {received && (
        <>
          <span className={received.usable ? 'tag ok' : 'tag'}>
            {received.score === null
              ? received.result && t(`result.${received.result}`)
              : t('scoreOf', { score: received.score })}
          </span>
          <span className="xs muted own-line">
            {[
              received.bureau,
              received.receivedAt && t('received', { date: day(received.receivedAt) }),
              received.expiresAt &&
                t(received.usable ? 'until' : 'expired', { date: day(received.expiresAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      )}
      {latest && latest.state !== 'received' && <Unsettled report={latest} />}
      <span className="xs muted own-line">
        {!consent ? t('neverAsked') : t(consent.given ? 'agreedOn' : 'refusedOn', { date: day(consent.at) })}
      </span>
      {bar && bar !== 'there' && bar !== 'under-way' && (
        <span className="xs muted own-line">{t(`bar.${bar}`)}</span>
      )}
      <div className="actions">
        {received?.readable && application.rights.includes('open-report') && (
          <Link
            className="btn line"
            to={`/staff/applications/${application.id}/credit/${received.id}`}
            aria-label={t('openReport', { name })}
          >
            {t('open')}
          </Link>
        )}
        {received && !received.readable && <span className="xs muted">{t('gone')}</span>}
        {bar === null && mayPull && (
          <Button look="line" aria-label={t('pullOf', { name })} onClick={() => onPull(standing)}>
            {t(received ? 'pullAgain' : 'pull')}
          </Button>
        )}
      </div>
    </li>
  )
}

function Unsettled({ report: { state, failure } }: { report: KeptReport }) {
  const t = useCreditWords()
  return (
    <span className="small own-line" role="status">
      {state === 'asked' ? t('asking') : t('failed', { code: failureText(t, failure ?? '-') })}
    </span>
  )
}

function Pull({
  application: { id },
  say,
  standing: { personId, name, consent },
  onClose,
}: PartProps & { standing: ShownStanding; onClose: () => void }) {
  const t = useCreditWords()
  const language = useLanguage()
  const pull = useChange(
    id,
    () => calls.pullCredit({ id, personId }),
    () => {
      say(t('pullAsked'))
      onClose()
    },
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('pullTitle')}
      action={t('pull')}
      mutation={pull}
      onSubmit={() => pull.mutate(undefined)}
    >
      <p>{t('pullWhat', { name, date: consent ? shortTime(consent.at, new Date(), language) : '-' })}</p>
    </ActionDialog>
  )
}
