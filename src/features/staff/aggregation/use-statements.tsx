// Fetching statements.zip of an account: one at a time, the reason asked first where it is missing, what went wrong in words.
import { useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { download } from '#ui/download.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { OpenFileDialog } from '../applications/open-file.tsx'
import type { LinkedAccount } from './aggregation-contract.ts'
import { useFileWords, type FileWords } from './file-words.ts'
import * as paths from './paths.ts'

const FILE = 'statements.zip'
/** What was shown of the accounts is not so any more. */
const STALE = ['bank-wants-owner', 'no-statements']

/** Asks for the statements of an account by the door that one stands at. */
export type FetchStatements = (account: LinkedAccount, name: string) => ReturnType<typeof download>

/** By a shared file. */
export const fetchOfFile: FetchStatements = ({ custid, accountid }, name) =>
  download(paths.downloadStatements, { file: `${custid}-${accountid}.zip` }, name)

export function useStatements(fetchOne: FetchStatements, onStale: () => void) {
  const t = useFileWords()
  const [fetching, setFetching] = useState<LinkedAccount | null>(null)
  const [failed, setFailed] = useState<{ account: LinkedAccount; failure: CallFailure } | null>(null)
  async function fetchAll(account: LinkedAccount): Promise<void> {
    if (fetching) return
    setFailed(null)
    setFetching(account)
    const done = await fetchOne(account, FILE)
    setFetching(null)
    if (done.ok) return
    setFailed({ account, failure: done.refusal })
    if (STALE.includes(codeOf(done.refusal))) onStale()
  }
  const asksWhy = failed && codeOf(failed.failure) === 'reason-needed'
  return {
    fetching: fetching?.accountid ?? null,
    fetchAll: (account: LinkedAccount) => void fetchAll(account),
    /** Stands outside of the table: a dialog or a failure of one of them. */
    told: failed && (
      <>
        {!asksWhy && <Notice kind="danger" live title={textOf(failed.failure, t)} />}
        {asksWhy && (
          <OpenFileDialog
            id={failed.account.custid}
            why={t('statementsReason')}
            onClose={() => setFailed(null)}
            onDone={() => void fetchAll(failed.account)}
          />
        )}
      </>
    ),
  }
}

const codeOf = (failure: CallFailure): string => (failure.kind === 'problem' ? failure.code : '')

/** Where no answer came, or not the whole of it, the specification has a sentence. */
const textOf = (failure: CallFailure, t: FileWords): string =>
  failure.kind === 'problem' ? (failure.detail ?? failure.title) : t('statementsFailed')
