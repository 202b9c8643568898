// Page 1 of a shared file: accounts by bank, months, files, credit reports, decisions; staff log in here and refresh.
import { useState } from 'react'
import { formatUsd } from '#core/ground/money.ts'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage } from '#ui/words.tsx'
import { StageTag } from '../applications/stage-tag.tsx'
import { Failure } from '../room/failure.tsx'
import { shortTime } from '../room/formats.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { DecisionsCard, FilesCard, ReportsCard } from './file-cards.tsx'
import type { ShownFile } from './aggregation-contract.ts'
import { useFileWords } from './file-words.ts'
import { AccountPage } from './account-page.tsx'
import { SharedReport } from './shared-report.tsx'
import { useFilePages } from './use-file-pages.ts'
import { KeyCard } from './key-card.tsx'
import { MonthsCard } from './months-card.tsx'
import type { FileVisit } from './use-file.ts'
import { fetchOfFile } from './use-statements.tsx'

export function FileAccounts({ file, visit }: { file: ShownFile; visit: FileVisit }) {
  const t = useFileWords()
  const language = useLanguage()
  const [login, setLogin] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const { head, userdata } = file
  const move = useFilePages()
  const opened = file.accounts.find(({ accountid }) => accountid !== '' && accountid === move.account)
  const report = file.reports.find(({ id }) => id !== null && id === move.report)?.id
  const act = (work: Promise<unknown>) => {
    setFailure(null)
    work.catch((thrown: unknown) => setFailure(thrown as CallFailure))
  }
  return (
    <div className="file-view">
      {!userdata && (
        <aside className="file-mode" aria-label={t('readOnly')}>
          <b>{t('readOnly')}</b>
          <span>{t('readOnlyWhy')}</span>
          <Button look="primary" onClick={() => setLogin(true)}>
            {t('login')}
          </Button>
        </aside>
      )}
      <header className="file-head">
        <div>
          <h1>{head.business || '-'}</h1>
          <p className="small muted tags">
            <StageTag stage={head.stage} />
            {head.requested !== null && (
              <span>{t('asked', { amount: formatUsd(head.requested, { cents: false }) })}</span>
            )}
            {head.place && <span>{head.place}</span>}
            <span>
              {t('sharedBy', { name: head.sharedBy, date: shortTime(head.expiresAt, new Date(), language) })}
            </span>
          </p>
        </div>
        <div className="file-acts">
          {userdata && <span className="small">{t('loggedIn', { name: userdata.name })}</span>}
          {head.applicationId && (
            <a className="btn line" href={`/business/staff/applications/${head.applicationId}`}>
              {t('openRoom')}
            </a>
          )}
          {userdata && head.refresh !== 'none' && (
            <Button
              look="line"
              busy={head.refresh === 'under-way' && progressOf(file, t)}
              onClick={() => act(visit.refresh(file.custid))}
            >
              {t('refresh')}
            </Button>
          )}
          <Button look="quiet" onClick={() => act(visit.leave())}>
            {t('leave')}
          </Button>
        </div>
      </header>
      <Failure failure={failure} />
      {head.refresh === 'under-way' && <Notice kind="info" live title={progressOf(file, t)} />}
      {opened ? (
        <div key={opened.accountid} className={`file-account ${move.slide}`}>
          <AccountPage file={file} account={opened} onBack={move.back} />
        </div>
      ) : report ? (
        <div key={report} className={`file-account ${move.slide}`}>
          <SharedReport file={file} report={report} onBack={move.back} />
        </div>
      ) : (
        <div className={`file-grid ${move.slide}`}>
          <div>
            <AccountsCard
              accounts={file.accounts}
              toLines={(account, name) => (
                <button type="button" className="linklike" onClick={() => move.toAccount(account.accountid)}>
                  {name}
                </button>
              )}
              fetchStatements={userdata && fetchOfFile}
              onStale={() => void visit.reload()}
            />
            <MonthsCard months={file.months} />
            <FilesCard file={file} />
          </div>
          <div>
            {login && !userdata && <KeyCard onKey={visit.logIn} />}
            <ReportsCard file={file} onReport={move.toReport} />
            <DecisionsCard {...file} />
          </div>
        </div>
      )}
    </div>
  )
}

/** How many banks have answered since the refresh began: those whose data are newer than a minute-old page would know. */
function progressOf({ accounts }: ShownFile, t: ReturnType<typeof useFileWords>): string {
  const banks = new Map(accounts.map(({ bank, refreshing }) => [bank, refreshing]))
  const done = [...banks.values()].filter((waits) => !waits).length
  return t('refreshing', { done, all: banks.size })
}
