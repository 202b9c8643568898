// The lines of one account, or of all that count: months and balance above, the lines below, one line at the side.
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { dayNumber, firstDay } from '#core/ground/dates.ts'
import { formatUsd } from '#core/ground/money.ts'
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage } from '#ui/words.tsx'
import type { Application } from '../applications/application-contract.ts'
import { OpenFile, TakeFirst } from '../applications/open-file.tsx'
import { useApplication } from '../applications/use-application.ts'
import { isGone } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { dayName } from '../room/formats.tsx'
import { useKeys } from '../room/use-keys.ts'
import { useNarrow } from '../room/use-narrow.ts'
import { useStaffWords } from '../room/words.ts'
import { BalanceChart } from './balance-chart.tsx'
import { DaysTable } from './days-table.tsx'
import { LinePanel } from './line-panel.tsx'
import type { LinesHead } from './lines-contract.ts'
import { LinesFilters } from './lines-filters.tsx'
import { LinesList } from './lines-list.tsx'
import { LinesSums } from './lines-sums.tsx'
import { useLinesWords } from './lines-words.ts'
import { MonthsHead } from './months-head.tsx'
import { useLinePages, useLinesFilter, useLinesHead } from './use-lines.ts'

/** The six complete months that the model reads, and the running one. */
const MONTHS = 7

export function LinesPage() {
  const t = useLinesWords()
  const staff = useStaffWords()
  const { id = '', account = 'all' } = useParams()
  const file = useApplication(id)
  const application = file.data
  const { data, error, refetch } = useLinesHead(id, account, application?.opened === true)
  const name = application?.businessName || application?.ownerName || staff('application')
  useEffect(() => {
    document.title = `${t('lines')} · ${name} · ${staff('room')}`
  }, [t, staff, name])
  const free = file.error?.kind === 'problem' && file.error.code === 'take-first'
  const gone = file.error && isGone(file.error)
  return (
    <main id="staff-main" className="lines-page" tabIndex={-1}>
      {free && <TakeFirst id={id} />}
      {gone ? (
        <EmptyState title={staff('notFound')} head="h1" />
      ) : (
        <Failure failure={application || free ? null : file.error} onRetry={() => void file.refetch()} />
      )}
      {application && (
        <>
          <Title application={application} head={data} account={account} />
          <OpenFile application={application} />
          {error && isGone(error) ? (
            <EmptyState
              title={t('accountGone')}
              action={
                <Link to="../all" relative="path">
                  {t('toAll')}
                </Link>
              }
            />
          ) : (
            <Failure failure={data ? null : error} onRetry={() => void refetch()} />
          )}
          {data === null && <EmptyState title={t('none')}>{t('noneWhy')}</EmptyState>}
          {application.opened && data === undefined && !error && (
            <Skeleton label={t('loadingLines')} lines={12} />
          )}
          {data && <Loaded key={account} application={application} account={account} head={data} />}
        </>
      )}
      {!application && !file.error && <Skeleton label={t('loadingLines')} lines={12} />}
    </main>
  )
}

function Title({
  application,
  head,
  account,
}: {
  application: Application
  head: LinesHead | null | undefined
  account: string
}) {
  const t = useLinesWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { back?: string } | null }
  const shown = head?.accounts.find(({ key }) => key === account)
  const back = state?.back ?? `/staff/applications/${application.id}?part=bank`
  return (
    <header className="lines-title">
      <div>
        <p className="small">
          <Link to={back}>‹ {t(state?.back ? 'backToWhere' : 'backToFile')}</Link>{' '}
          <span className="muted">{application.businessName || application.ownerName}</span>
        </p>
        <h1>{shown ? `${shown.name} ••${shown.mask}` : t('allAccounts')}</h1>
      </div>
      {head && head.accounts.length > 1 && (
        <select
          className="choice"
          aria-label={t('chooseAccount')}
          value={account}
          onChange={(event) => void navigate(`../${event.currentTarget.value}`, { relative: 'path', state })}
        >
          <option value="all">{t('allAccounts')}</option>
          {head.accounts.map(({ key, name, mask }) => (
            <option key={key} value={key}>
              {name} ••{mask}
            </option>
          ))}
        </select>
      )}
      {shown && (
        <span className="tag">
          {shown.institution} · {underwritingText(`use.${shown.use}`, language)}
        </span>
      )}
      {head && <span className="small muted">{dayName(head.refreshedOn, language)}</span>}
      {shown && (
        <p className="balance-now">
          <span className="small muted">{t('balance')}</span>
          <b className="num">{shown.balance === null ? '-' : formatUsd(shown.balance)}</b>
        </p>
      )}
    </header>
  )
}

/** By its place, and once it is there by its id: data that changed may put another line at that place, which nobody opened. */
interface OpenLine {
  readonly at: number
  readonly id: string | null
}

function Loaded({
  application,
  account,
  head,
}: {
  application: Application
  account: string
  head: LinesHead
}) {
  const t = useLinesWords()
  const language = useLanguage()
  const narrow = useNarrow()
  const { id } = application
  const { filter, change, clear, active } = useLinesFilter(id, head.lanes)
  const [pages, setPages] = useState<readonly number[]>([0])
  const [opened, setOpened] = useState<OpenLine | null>(null)
  const [whole, setWhole] = useState(false)
  const [table, setTable] = useState(false)
  const [said, setSaid] = useState('')
  const found = useLinePages({ id, account, stamp: head.stamp, filter }, pages)
  const total = found.first?.total ?? 0
  // Another search is another list.
  const asked = JSON.stringify(filter)
  const before = useRef({ asked, stamp: head.stamp })
  useEffect(() => {
    if (before.current.asked !== asked) setOpened(null)
    if (before.current.stamp !== head.stamp && !said) setSaid(t('changed'))
    before.current = { asked, stamp: head.stamp }
  }, [asked, head.stamp, said, t])
  const line = opened ? found.lineAt(opened.at) : undefined
  if (opened && line && !found.late && opened.id !== line.id)
    setOpened(opened.id === null ? { at: opened.at, id: line.id } : null)
  const open = useCallback((at: number) => setOpened({ at, id: null }), [])
  const move = (step: 1 | -1) => {
    if (total && !found.late) open(Math.min(total - 1, Math.max(0, opened ? opened.at + step : 0)))
  }
  const mayLabel = application.rights.includes('label-bank')
  const close = useCallback(() => setOpened(null), [])
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    t: () => setTable(!table),
    Escape: () => (opened ? close() : false),
  })
  const months = whole ? head.months : head.months.slice(-MONTHS)
  const begin = Math.max(
    0,
    dayNumber(firstDay(months[0]?.month ?? head.refreshedOn.slice(0, 7))) - dayNumber(head.from),
  )
  const own = head.accounts.find(({ key }) => key === account)
  const panel = line && opened && (
    <LinePanel
      id={id}
      head={head}
      line={line}
      at={opened.at}
      total={total}
      mayLabel={mayLabel}
      onMove={move}
      onClose={close}
      onFilter={(changes) => change(changes)}
      say={setSaid}
    />
  )
  return (
    <div className={panel && !narrow ? 'lines-grid with-panel' : 'lines-grid'}>
      <div className="lines-left">
        {said && (
          <Notice
            kind="ok"
            live
            title={said}
            actions={
              <Button look="quiet" onClick={() => setSaid('')}>
                {t('close')}
              </Button>
            }
          />
        )}
        {own && own.use !== 'operating' && (
          <p className="small">{t('notCounted', { why: underwritingText(`use.${own.use}`, language) })}</p>
        )}
        <section className="lines-above" aria-label={t('byMonth')}>
          <div className="wide-box" tabIndex={0} role="group" aria-label={t('byMonth')}>
            <div style={{ minWidth: `${9 + months.length * 6.5}rem` }}>
              <MonthsHead
                months={months}
                last={head.months.at(-1)?.month ?? ''}
                until={head.refreshedOn}
                filter={filter}
              />
              {table ? (
                <DaysTable head={head} begin={begin} />
              ) : (
                <BalanceChart
                  key={begin}
                  head={head}
                  begin={begin}
                  month={filter.month}
                  onDay={(day) =>
                    change({ day, month: undefined, since: undefined, until: undefined, figure: undefined })
                  }
                  onLane={(position) => change({ position, figure: undefined })}
                  onTable={() => setTable(true)}
                />
              )}
            </div>
          </div>
          <p className="legend">
            <span aria-hidden="true">
              ▲ {t('legendFunding')} ▮ {t('legendPayment')} ✕ {t('legendMissed')} ↩ {t('legendReturned')}
            </span>
            <span className="grow" />
            <span className="keys-line" aria-hidden="true">
              <kbd>←</kbd>
              <kbd>→</kbd> {t('keyDay')} <kbd>↑</kbd>
              <kbd>↓</kbd> {t('keyLender')} <kbd>↵</kbd> {t('keyLines')}
            </span>
            <button
              type="button"
              className="chip"
              aria-pressed={table}
              aria-keyshortcuts="t"
              onClick={() => setTable(!table)}
            >
              {t(table ? 'asChart' : 'asTable')}
            </button>
            {head.months.length > MONTHS && (
              <button type="button" className="chip" aria-pressed={whole} onClick={() => setWhole(!whole)}>
                {whole ? t('fewerMonths') : t('allMonths', { count: head.months.length })}
              </button>
            )}
          </p>
        </section>
        <section className="lines-below" aria-label={t('lines')}>
          <LinesFilters
            head={head}
            filter={filter}
            change={change}
            clear={clear}
            active={active}
            total={found.first?.total}
          />
          {found.first && <LinesSums page={found.first} filter={filter} head={head} />}
          <Failure failure={found.error} onRetry={found.refetch} />
          {total === 0 && (!found.first || found.late) && !found.error && (
            <Skeleton label={t('loadingLines')} lines={10} />
          )}
          {found.first && !found.late && total === 0 && (
            <EmptyState title={t('noLines')}>{active && t('noLinesWhy')}</EmptyState>
          )}
          {total > 0 && (
            <LinesList
              key={`${asked}${head.stamp}`}
              head={head}
              total={total}
              lineAt={found.lineAt}
              onPages={setPages}
              selected={opened?.at ?? null}
              onSelect={open}
              late={found.late}
            />
          )}
          <p className="keys-line legend" aria-hidden="true">
            <kbd>J</kbd>
            <kbd>K</kbd> {t('keyLine')}{' '}
            {mayLabel && (
              <>
                <kbd>1</kbd>–<kbd>6</kbd> {t('keyClass')}{' '}
              </>
            )}
            <kbd>F</kbd> {t('keyFilter')} <kbd>/</kbd> {t('keySearch')} <span className="grow" />{' '}
            {t('onlyLooked')}
          </p>
        </section>
      </div>
      {panel &&
        (narrow ? (
          <Modal open onClose={close} title={t('lineOf', { day: dayName(line.date, language) })}>
            {panel}
          </Modal>
        ) : (
          panel
        ))}
    </div>
  )
}
