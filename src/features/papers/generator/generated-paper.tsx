// One paper: 'Generating...', the paper with print and download, or why there is none.
import { useCallback, useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { PaperAddress } from '#core/domain/paper-docs.ts'
import { shownValue } from '#core/paper/shown.ts'
import { call, hrefTo, type CallFailure } from '#ui/api.ts'
import { isRetryable, type Problem } from '#ui/answer.ts'
import { Button } from '#ui/frame/button.tsx'
import { Spinner } from '#ui/frame/loading.tsx'
import { PaperView } from '#ui/paper/paper-view.tsx'
import { Link } from '#ui/router.tsx'
import { useLanguage } from '#ui/words.tsx'
import type { getData } from './contract.ts'
import { useGeneratorWords } from './generator-words.ts'
import * as paths from './paths.ts'

type Told = ResponseOf<typeof getData>
/** The layout of the specification: Loading, then the paper; or the view is invalid. */
type View =
  | { readonly layout: 'Loading' }
  | { readonly layout: 'paper'; readonly told: Told }
  | { readonly layout: 'invalid'; readonly failure: CallFailure }

/** A month of fifty thousand lines is read out of its bank data first. */
const PATIENCE = 90_000

export function GeneratedPaper({ address }: { address: PaperAddress }) {
  const language = useLanguage()
  const [view, setView] = useState<View>({ layout: 'Loading' })
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setView({ layout: 'Loading' })
      const answer = await call<typeof getData>(
        paths.getData,
        { ...address },
        { timeoutMs: PATIENCE, signal, language },
      )
      if (signal?.aborted) return
      setView(
        answer.ok ? { layout: 'paper', told: answer.value } : { layout: 'invalid', failure: answer.refusal },
      )
    },
    [address, language],
  )
  useEffect(() => {
    const abort = new AbortController()
    void load(abort.signal)
    return () => abort.abort()
    // The page is made again for another address or language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  if (view.layout === 'Loading') return <Generating />
  if (view.layout === 'invalid') return <Failed failure={view.failure} onAgain={() => void load()} />
  return <Shown address={address} told={view.told} />
}

function Generating() {
  const t = useGeneratorWords()
  useTitle(t('generating'))
  return (
    <div className="doc-wait">
      <h1 role="status">
        <Spinner /> {t('generating')}
      </h1>
      <Button disabled>{t('continue')}</Button>
    </div>
  )
}

/** What is said of a refusal that has its own way on. */
const reasons: Readonly<Record<string, 'failedLogin' | 'failedGone' | 'failedRight' | 'failedReason'>> = {
  'login-required': 'failedLogin',
  'not-found': 'failedGone',
  'not-allowed': 'failedRight',
  'reason-needed': 'failedReason',
}

function Failed({ failure, onAgain }: { failure: CallFailure; onAgain: () => void }) {
  const t = useGeneratorWords()
  useTitle(t('failed'))
  const { code, extra } = failure.kind === 'problem' ? failure : { code: '', extra: {} as Problem['extra'] }
  const again = isRetryable(failure)
  const why = reasons[code] ?? (again ? 'failedBusy' : 'failedLink')
  return (
    <div className="empty" role="alert">
      <h1>{t('failed')}</h1>
      <p>{t(why)}</p>
      <div className="actions">
        {again && <Button onClick={onAgain}>{t('again')}</Button>}
        {code === 'login-required' && (
          <a className="btn" href="/business/staff/login">
            {t('staffLogin')}
          </a>
        )}
        {code === 'reason-needed' && (
          <a className="btn" href={`/business/staff/applications/${String(extra.application)}`}>
            {t('openApplication')}
          </a>
        )}
        <Link className="btn line" to="/docgenerator/">
          {t('other')}
        </Link>
      </div>
    </div>
  )
}

/** Of these the accounts that one comes back to are named (specification 3, section 2.3). */
const ofAccounts: readonly string[] = ['statements', 'report']

function Shown({ address, told }: { address: PaperAddress; told: Told }) {
  const t = useGeneratorWords()
  const language = useLanguage()
  const { paper, expires_at: until } = told
  useTitle(paper.title)
  return (
    <div className="doc-page">
      {/* The same report, its buttons hidden. */}
      {address.doc !== 'appreport' && <Tools address={address} application={told.application} />}
      <div className="doc-sheet">
        <PaperView paper={paper} />
      </div>
      <p className="small muted doc-until">{t('until', { date: shownValue('moment', until, language) })}</p>
    </div>
  )
}

function Tools({ address, application }: { address: PaperAddress; application: string | null }) {
  const t = useGeneratorWords()
  const language = useLanguage()
  const toAccounts = ofAccounts.includes(address.doc)
  return (
    <div className="doc-tools">
      {application ? (
        <a href={`/business/staff/applications/${application}?part=${toAccounts ? 'bank' : 'documents'}`}>
          ‹ {t(toAccounts ? 'back' : 'backToFile')}
        </a>
      ) : (
        <Link to="/docgenerator/">‹ {t('other')}</Link>
      )}
      <span className="grow" />
      <Button look="line" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <a className="btn" href={hrefTo(paths.getPdf, { ...address, language })} download>
        {t('download')}
      </a>
    </div>
  )
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
