// Who is logged in, for every screen; a session that ended under a page is begun again over it, and what was typed stays where it is.
import {
  QueryCache,
  MutationCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import type { CallFailure } from '#ui/api.ts'
import type { Me } from '../login/login-contract.ts'
import { calls, isGone, isLoggedOut } from './calls.ts'
import { Failure } from './failure.tsx'
import { useStaffWords } from './words.ts'

const ME = ['me']
/** Whether somebody logged out by choice: where they were is not for the next one either. */
const LEFT = ['left']

export function createStaffClient(): QueryClient {
  const check = (failure: CallFailure) => {
    if (isLoggedOut(failure)) client.setQueryData(ME, null)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (failure, { queryKey: [kind, id, ...part] }) => {
        check(failure)
        // A part that is gone may be gone with its application: that one says so.
        if (part.length && (kind === 'application' || kind === 'message') && isGone(failure))
          void client.invalidateQueries({ queryKey: ['application', id], exact: true })
      },
    }),
    mutationCache: new MutationCache({ onError: check }),
    defaultOptions: {
      // Without a connection a call fails and says so; waiting for one would leave a page that looks as if it were loading.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        retry: (count, failure) => count < 2 && failure.kind !== 'problem',
        refetchOnWindowFocus: true,
      },
    },
  })
  return client
}

/** The logged-in person; null when nobody is. */
export const useMeQuery = () =>
  useQuery<Me | null, CallFailure>({
    queryKey: ME,
    queryFn: async ({ signal }) => (await calls.me({}, signal)).me,
    staleTime: Infinity,
    // In another tab somebody may have logged in, or another person.
    refetchOnWindowFocus: 'always',
  })

/** Whose page it is: also while their session has ended. */
const WhoseContext = createContext<Me | null>(null)

/** Below `LoggedInOnly` there always is one. */
export function useMe(): Me {
  const me = use(WhoseContext)
  if (!me) throw new Error('nobody is logged in here')
  return me
}

export function useSetMe(): (me: Me | null) => void {
  const client = useQueryClient()
  return (me) => {
    // What the last person saw is not for the next one.
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== ME[0] })
    client.setQueryData(LEFT, me === null)
    client.setQueryData(ME, me)
  }
}

/** A login over the page that is open: the same person goes on where they were, another one begins anew. */
export function useResume(): (me: Me) => void {
  const client = useQueryClient()
  const setMe = useSetMe()
  const navigate = useNavigate()
  const whose = use(WhoseContext)
  return (me) => {
    if (me.id !== whose?.id) {
      setMe(me)
      void navigate('/staff', { replace: true })
      return
    }
    // What was refused meanwhile is asked again; a late refusal of it must not end the new session here.
    void client.cancelQueries().then(() => {
      client.setQueryData(ME, me)
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME[0] })
    })
  }
}

export const LOGIN = '/staff/login'
export const SET_UP = '/staff/set-up'

/** Ends the session here and, where it began, at the issuer. Whoever could not be logged out stays where they are. */
export function useLogOut() {
  const client = useQueryClient()
  const setMe = useSetMe()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      // What still loads would be refused once the session has ended.
      await client.cancelQueries()
      return calls.logOut({})
    },
    onSuccess: ({ leave }) => {
      setMe(null)
      if (leave) window.location.assign(leave)
      else void navigate(LOGIN)
    },
    onError: () =>
      client.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined }),
  })
}

/**
 * `login`: the way in over a page whose session ended by time, elsewhere, by an admin, or by a change of password. The page stays as it is,
 * out of sight. Another person gets a page of their own: nothing that was typed before is on it.
 */
export function LoggedInOnly({ children, login }: { children: ReactNode; login: ReactNode }) {
  const t = useStaffWords()
  const { data, error, refetch } = useMeQuery()
  const location = useLocation()
  const client = useQueryClient()
  const left = client.getQueryData(LEFT)
  const [whose, setWhose] = useState<Me | null>(null)
  // The last one who was wholly in; taken over while it is drawn, so that a page of another person's never shows.
  if (data && data.scope !== 'setup' && data !== whose) {
    // Whoever logged in in another tab may see less: what was loaded for the last one is forgotten before anything is drawn.
    if (whose && whose.id !== data.id)
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME[0] })
    setWhose(data)
  }
  const isIn = Boolean(data) && data?.scope !== 'setup'
  const isSame = data === null || data?.id === whose?.id
  if (whose && !isIn && !left && isSame)
    return (
      <Kept whose={whose} login={login}>
        {children}
      </Kept>
    )
  if (error && data === undefined)
    return (
      <main className="staff-door">
        <div className="card">
          <h1>{t('room')}</h1>
          <Failure failure={error} onRetry={() => void refetch()} />
        </div>
      </main>
    )
  if (data === undefined) return <LoadingBlock>{t('loading')}</LoadingBlock>
  const from = left ? null : { from: location.pathname + location.search }
  if (data === null) return <Navigate to={LOGIN} replace state={from} />
  if (data.scope === 'setup') return <Navigate to={SET_UP} replace state={from} />
  return <Kept whose={data}>{children}</Kept>
}

/** A page of one person; with a login over it, out of sight and out of reach. */
function Kept({ whose, login, children }: { whose: Me; login?: ReactNode; children: ReactNode }) {
  return (
    <WhoseContext value={whose}>
      <div key={whose.id} inert={Boolean(login)} style={{ display: login ? 'none' : 'contents' }}>
        {children}
      </div>
      {login && <FocusBack />}
      {login}
    </WhoseContext>
  )
}

/** Where the cursor was when the session ended, it is again. */
function FocusBack() {
  useLayoutEffect(() => {
    const before = document.activeElement
    return () => queueMicrotask(() => before instanceof HTMLElement && before.focus())
  }, [])
  return null
}

/** Where somebody wanted to go before they were asked to log in. */
export function useWayBack(): string {
  const state = useLocation().state as { from?: unknown } | null
  return typeof state?.from === 'string' && state.from.startsWith('/staff') ? state.from : '/staff'
}
