// The portal's home: the contact's applications, one of them in sight.
import { useEffect, type ReactNode } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { navigate, useLocation } from '#ui/router.tsx'
import { wholeUsd } from '#features/capabilities/offers/deal-figures.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { AccountCard } from './account-card.tsx'
import { ApplicationView } from './application-view.tsx'
import type { readApplication, readHome } from './contract.ts'
import * as paths from './paths.ts'
import { dayOf, momentOf } from './portal-days.ts'
import { HOME, type PortalPageProps } from './page-props.ts'
import { useRead } from './use-portal.ts'
import * as words from './words.ts'
import '#ui/screens.css'
import '#ui/prose.css'
import './portal.css'

type Home = ResponseOf<typeof readHome>

export function HomePage({
  data,
  onLanguage,
  onShown,
}: PortalPageProps & { onShown: (ids: readonly string[]) => void }) {
  const t = useWords(words)
  const title = t('title')
  useEffect(() => {
    document.title = `${title} - ${data.brand.name}`
  }, [title, data.brand.name])
  const home = useRead('home', () => call<typeof readHome>(paths.readHome, {}))
  const shown = home.state === 'read' ? home.value.applications : null
  useEffect(() => {
    if (shown) onShown(shown.map(({ id }) => id))
  }, [shown, onShown])
  return (
    <PageFrame
      brand={data.brand}
      year={data.year}
      languageHref="/business/portal"
      onLanguage={onLanguage}
      wide
    >
      {home.state === 'loading' && <Skeleton lines={8} label={t('loading')} />}
      {home.state === 'failed' && <Failed failure={home.failure} onRetry={() => void home.again()} />}
      {home.state === 'read' && <Home data={data} home={home.value} onChange={() => void home.again()} />}
    </PageFrame>
  )
}

function Home({
  data,
  home,
  onChange,
}: Pick<PortalPageProps, 'data'> & { home: Home; onChange: () => void }) {
  const t = useWords(words)
  const { state } = useLocation()
  const { applications } = home
  const wanted = (state as { application?: string } | null)?.application
  const chosen = applications.find(({ id }) => id === wanted) ?? applications[0]
  const account = <AccountCard home={home} />
  if (!chosen)
    return (
      <div className="portal">
        <EmptyState
          head="h1"
          title={t('emptyTitle')}
          action={
            <a className="btn" href="/business/apply">
              {t('apply')}
            </a>
          }
        >
          {t('emptyText')}
        </EmptyState>
        <aside>{account}</aside>
      </div>
    )
  return (
    <>
      {applications.length > 1 && <Choice applications={applications} chosen={chosen.id} />}
      <One key={chosen.id} id={chosen.id} data={data} account={account} onChange={onChange} />
    </>
  )
}

function Choice({ applications, chosen }: Pick<Home, 'applications'> & { chosen: string }) {
  const t = useWords(words)
  const language = useLanguage()
  // Two of one day are told apart by their hours.
  const begunOf = (begunAt: string) => {
    const day = dayOf(begunAt, language)
    const ofDay = applications.filter((each) => dayOf(each.begunAt, language) === day)
    return ofDay.length > 1 ? momentOf(begunAt, language) : day
  }
  return (
    <nav className="portal-choice" aria-label={t('yours')}>
      {applications.map(({ id, business, begunAt, amount, stage, asked }) => (
        <button
          key={id}
          type="button"
          aria-current={id === chosen ? 'page' : undefined}
          onClick={() => navigate(HOME, { state: { application: id } })}
        >
          <b>
            {business || t('unnamed')}
            {amount !== null && ` · ${wholeUsd(amount / 100)}`}
          </b>
          <span className="small">
            {t(`short.${stage}`)}
            {asked > 0 && ` · ${asked === 1 ? t('askedOne') : t('askedCount', { count: asked })}`}
          </span>
          <span className="xs muted">{t('begun', { date: begunOf(begunAt) })}</span>
        </button>
      ))}
    </nav>
  )
}

interface OneProps extends Pick<PortalPageProps, 'data'> {
  readonly id: string
  readonly account: ReactNode
  /** What the list tells about it may have changed. */
  readonly onChange: () => void
}

function One({ id, data, account, onChange }: OneProps) {
  const t = useWords(words)
  const language = useLanguage()
  // What happens next comes in the reader's language.
  const read = useRead(`${id} ${language}`, () =>
    call<typeof readApplication>(paths.readApplication, { id }, { language }),
  )
  if (read.state === 'loading') return <Skeleton lines={8} label={t('loadingOne')} />
  if (read.state === 'failed') return <Failed failure={read.failure} onRetry={() => void read.again()} />
  const refresh = () => {
    void read.again()
    onChange()
  }
  return <ApplicationView application={read.value} brand={data.brand} account={account} refresh={refresh} />
}

function Failed({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <div className="prose">
      <StepTitle>{t('failedTitle')}</StepTitle>
      <Notice
        kind="danger"
        actions={
          <Button look="line" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {failureText(failure, language)}
      </Notice>
    </div>
  )
}
