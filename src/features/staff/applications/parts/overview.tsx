// The first look: outcome and reasons first, then figures, stated against seen, six months, other lenders, what happened last.
import { Link, useSearchParams } from 'react-router'
import { leavesBalanceUnknown } from '#core/domain/bank/data-quality.ts'
import { isBeingChecked, isStage } from '#core/domain/lead-stage.ts'
import { formatUsd } from '#core/ground/money.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage } from '#ui/words.tsx'
import { Failure } from '../../room/failure.tsx'
import { dayName, When } from '../../room/formats.tsx'
import { codeWord, useStaffWords, type StaffWord } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'
import type { BankPicture } from '../bank-contract.ts'
import { ReasonFirst } from '../open-file.tsx'
import type { PartProps } from '../part-props.ts'
import { StageTag } from '../stage-tag.tsx'
import { useBank } from '../use-application.ts'
import { Card, Figures } from '../../room/card.tsx'
import { AuthorityCard } from './authority-card.tsx'
import { BusinessCard } from './business-card.tsx'
import { ContractsCard } from './contracts-card.tsx'
import { DecisionCard } from './decision-card.tsx'
import { Events } from './events.tsx'
import { Lenders } from './lenders.tsx'
import { MonthChart } from './month-chart.tsx'
import { MonthTable } from './month-table.tsx'
import { Headline } from './headline.tsx'
import { NoDecision } from './no-decision.tsx'
import { Notes } from './notes.tsx'
import { CreditCard } from '../../credit/credit-card.tsx'
import { PersonsCard } from './persons-card.tsx'
import { StatedSeen } from './stated-seen.tsx'
import { StipulationsCard } from './stipulations-card.tsx'

export function Overview(props: PartProps) {
  const t = useStaffWords()
  const { application } = props
  const { data: bank, error, refetch } = useBank(application)
  const decision = application.decisions.find(({ current }) => current)
  const months = (bank?.months ?? []).filter(({ full }) => full).slice(-6)
  return (
    <>
      <Warnings application={application} />
      <Headline decision={decision} stage={application.stage}>
        {application.opened ? (
          <Stats bank={bank ?? null} application={application} />
        ) : (
          <p className="small muted">{t('figuresWithheld')}</p>
        )}
      </Headline>
      <div className="cols">
        <div className="col">
          {decision ? (
            <DecisionCard
              decision={decision}
              chosen={application.choice?.deal}
              modelNow={application.modelNow}
            />
          ) : (
            <Card title={t('decision')}>
              <NoDecision application={application} />
            </Card>
          )}
          {bank && <StatedSeen bank={bank} />}
          <Card title={t('sixMonths')}>
            <Failure failure={error} onRetry={() => void refetch()} />
            {!application.opened && <ReasonFirst />}
            {application.opened && bank === undefined && !error && (
              <Skeleton label={t('loading')} lines={6} />
            )}
            {bank === null && <NoBank {...props} />}
            {bank && (
              <>
                <MonthChart months={months} />
                <MonthTable months={months} id={application.id} />
              </>
            )}
          </Card>
        </div>
        <div className="col">
          <AuthorityCard application={application} />
          <StipulationsCard {...props} />
          <PersonsCard {...props} />
          <CreditCard {...props} />
          {bank && (
            <Card title={t('otherLenders')}>
              <Lenders bank={bank} />
            </Card>
          )}
          <Request application={application} />
          <ContractsCard {...props} />
          <BusinessCard {...props} />
          <Duplicates application={application} />
          <Notes {...props} />
          <Card title={t('latestEvents')} more={<PartLink part="history" />}>
            <Events application={application} latest={8} />
          </Card>
        </div>
      </div>
    </>
  )
}

function PartLink({ part }: { part: StaffWord }) {
  const t = useStaffWords()
  const [params] = useSearchParams()
  const after = new URLSearchParams(params)
  after.set('part', part)
  return <Link to={{ search: after.toString() }}>{t('allEvents')}</Link>
}

function Warnings({ application }: { application: Application }) {
  const t = useStaffWords()
  const language = useLanguage()
  const texts = [
    application.answerDue !== null &&
      t(application.answerDue.kind === 'answer' ? 'answerDue' : 'counterofferDue', {
        date: dayName(application.answerDue.on, language),
      }),
    application.merchantDefaults === 'hit' && t('registerHit'),
    application.merchantDefaults === 'unknown' &&
      isStage(application.stage) &&
      isBeingChecked(application.stage) &&
      t('registerUnknown'),
    application.disclosure !== null && t('disclosureState', application.disclosure),
  ].filter((text) => text !== false)
  return texts.map((text) => <Notice key={text} kind="info" title={text} />)
}

function Stats({ bank, application }: { bank: BankPicture | null; application: Application }) {
  const t = useStaffWords()
  const graded = application.decisions.find(({ current }) => current)
  const uncertain =
    bank?.positions.filter(
      ({ sureness, state }) => (sureness === 'likely' || sureness === 'possible') && state === 'active',
    ).length ?? 0
  const money = (cents: number) => formatUsd(cents, { cents: false })
  const ofBalance = (shown: (known: BankPicture) => string | number) =>
    !bank || bank.findings.some(leavesBalanceUnknown) ? '-' : shown(bank)
  return (
    <dl className="stats">
      <div>
        <dt>{t('trueRevenueMonth')}</dt>
        <dd className="num">{bank && bank.averages.months > 0 ? money(bank.averages.trueRevenue) : '-'}</dd>
      </div>
      <div>
        <dt>{t('averageDailyBalance')}</dt>
        <dd className="num">{ofBalance(({ averages }) => money(averages.averageDailyBalance))}</dd>
      </div>
      <div>
        <dt>{t('negativeDays')}</dt>
        <dd className="num">{ofBalance(({ negativeDays }) => negativeDays)}</dd>
      </div>
      <div>
        <dt>{t('positions')}</dt>
        <dd className="num">
          {bank ? bank.activePositions : '-'}
          {uncertain > 0 && <span className="tag">{t('moreUncertain', { count: uncertain })}</span>}
          {bank && bank.dailyBurden > 0 && (
            <span className="tag accent">
              {t('perDay', { amount: formatUsd(bank.dailyBurden, { cents: false }) })}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('grade')}</dt>
        <dd>
          {graded?.grade ?? '-'}
          {graded?.score !== null && graded?.score !== undefined && (
            <span className="muted small num"> {t('ofHundred', { score: graded.score })}</span>
          )}
        </dd>
      </div>
    </dl>
  )
}

function NoBank({ application, act }: PartProps) {
  const t = useStaffWords()
  const failed = application.connections.find(
    ({ state }) => state === 'failed' || state === 'needs-attention',
  )
  return (
    <EmptyState
      title={failed ? t('bankFailed') : t('bankNone')}
      action={
        application.stage === 'bank-needed' &&
        application.rights.includes('send-link') && (
          <Button look="line" onClick={() => act('send-link')}>
            {t('sendLink')}
          </Button>
        )
      }
    >
      {failed
        ? [failed.institution, failed.reason && codeWord(t, 'bankReason', failed.reason)]
            .filter(Boolean)
            .join(': ')
        : t('bankNoneWhy')}
    </EmptyState>
  )
}

function Request({ application }: { application: Application }) {
  const t = useStaffWords()
  const { cameBy, source: told } = application
  const source = told.utm_source ?? told.utm_campaign ?? t(cameBy ? 'affiliateSource' : 'direct')
  return (
    <Card title={t('application')}>
      <Figures
        rows={[
          [
            t('requested'),
            application.requestedAmount === null
              ? '-'
              : formatUsd(application.requestedAmount, { cents: false }),
          ],
          [t('appliedAt'), <When key="at" at={application.createdAt} />],
          [t('bank'), codeWord(t, 'bank', application.bankState)],
          [t('assignedWord'), application.assigned?.name ?? t('nobody')],
          [t('source'), source],
          ...(cameBy
            ? [
                [
                  t('cameBy'),
                  cameBy.id ? (
                    <Link key="came-by" to={`/staff/affiliates/${cameBy.id}`}>
                      {cameBy.company || t('noName')}
                    </Link>
                  ) : cameBy.erased ? (
                    t('cameByErased')
                  ) : (
                    cameBy.company || t('noName')
                  ),
                ] as const,
              ]
            : []),
        ]}
      />
    </Card>
  )
}

function Duplicates({ application }: { application: Application }) {
  const t = useStaffWords()
  const [params] = useSearchParams()
  if (!application.duplicates.length) return null
  return (
    <Card title={t('duplicatesTitle')}>
      <p className="small muted">{t('duplicatesLede')}</p>
      <ul className="plain">
        {application.duplicates.map((each, at) => (
          <li key={each.id ?? at}>
            {each.id ? (
              <Link to={{ pathname: `/staff/applications/${each.id}`, search: params.toString() }}>
                {each.name || t('noName')}
              </Link>
            ) : (
              <span className="muted">{t('notYours')}</span>
            )}{' '}
            <StageTag stage={each.stage} />
            <span className="xs muted own-line">
              {each.same.map((same) => codeWord(t, 'same', same)).join(', ')} · <When at={each.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
