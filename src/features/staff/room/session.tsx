// Who is logged in, for every screen; a session that ended anywhere leads to the login and back to the same place.
import {
  QueryCache,
  MutationCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
  })

/** Below `LoggedInOnly` there always is one. */
export function useMe(): Me {
  const { data } = useMeQuery()
  if (!data) throw new Error('nobody is logged in here')
  return data
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

export function LoggedInOnly({ children }: { children: ReactNode }) {
  const t = useStaffWords()
  const { data, error, refetch } = useMeQuery()
  const location = useLocation()
  const left = useQueryClient().getQueryData(LEFT)
  if (error)
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
  return children
}

/** Where somebody wanted to go before they were asked to log in. */
export function useWayBack(): string {
  const state = useLocation().state as { from?: unknown } | null
  return typeof state?.from === 'string' && state.from.startsWith('/staff') ? state.from : '/staff'
}
