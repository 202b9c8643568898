// The visit to a shared file: link, access code, auth key, refresh, leaving. Secrets leave the address at once.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import type { FilePurpose } from '#core/domain/links.ts'
import { navigate } from '#ui/router.tsx'
import type { ShownFile } from './aggregation-contract.ts'
import { fileCalls } from './file-calls.ts'

export interface FileAddress {
  readonly kind: FilePurpose
  readonly code: string
  readonly pass?: string
  readonly token?: string
}

type FileView =
  | { readonly state: 'checking' }
  | { readonly state: 'invalid' }
  | { readonly state: 'left' }
  | { readonly state: 'failed'; readonly failure: CallFailure }
  /** `failure`: why the code before was not taken. */
  | { readonly state: 'code'; readonly failure: CallFailure | null }
  | { readonly state: 'open'; readonly file: ShownFile }

/** How often a refresh that is under way is asked about, in milliseconds. */
const LOOKS_EVERY = 2500

const isInvalid = (failure: CallFailure) => failure.kind === 'problem' && failure.status === 404

export function useFile({ kind, code, pass = '', token = '' }: FileAddress) {
  const [view, setView] = useState<FileView>({ state: 'checking' })
  const [busy, setBusy] = useState(false)
  const given = useRef({ pass, token })
  const appnum = useRef('')

  const read = useCallback(
    async (accessCode: string, authKey = '') => {
      setBusy(true)
      try {
        const file = await fileCalls.open({
          link: code,
          pass: accessCode,
          appnum: appnum.current,
          ...(authKey ? { token: authKey } : {}),
        })
        setView({ state: 'open', file })
      } catch (thrown) {
        const failure = thrown as CallFailure
        // A wrong code makes the view invalid: what was kept of a login goes with it.
        if (authKey) await fileCalls.leave({}).catch(() => null)
        setView(isInvalid(failure) ? { state: 'invalid' } : { state: 'code', failure })
      } finally {
        setBusy(false)
      }
    },
    [code],
  )

  const check = useCallback(async () => {
    setView({ state: 'checking' })
    try {
      const link = await fileCalls.verify({ link: code })
      appnum.current = link.appnum
      const { pass: accessCode, token: authKey } = given.current
      given.current = { pass: '', token: '' }
      if (accessCode || link.open) await read(accessCode, authKey)
      else setView({ state: 'code', failure: null })
    } catch (thrown) {
      const failure = thrown as CallFailure
      setView(isInvalid(failure) ? { state: 'invalid' } : { state: 'failed', failure })
    }
  }, [code, read])

  useEffect(() => {
    // Code and key leave the address before anything else can read it there.
    if (pass || token) navigate(`/${kind}/${code}`, { replace: true })
    void check()
    // Only what the address held at first.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code])

  const refreshing = view.state === 'open' && view.file.head.refresh === 'under-way'
  useEffect(() => {
    if (!refreshing) return
    const timer = setInterval(() => void read(''), LOOKS_EVERY)
    return () => clearInterval(timer)
  }, [refreshing, read])

  return {
    view,
    busy,
    check: () => void check(),
    open: (accessCode: string) => void read(accessCode),
    /** Shows the file again, as whoever is logged in now sees it. */
    reload: () => read(''),
    logIn: async (authKey: string) => {
      await fileCalls.authenticate({ token: authKey })
      await read('')
    },
    refresh: async (custid: string) => {
      await fileCalls.refresh({ custid })
      await read('')
    },
    leave: async () => {
      await fileCalls.leave({})
      setView({ state: 'left' })
    },
  }
}

export type FileVisit = ReturnType<typeof useFile>
