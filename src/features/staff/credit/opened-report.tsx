// Loads one credit report, which writes the look down, and shows it or says why not.
import { useQuery } from '@tanstack/react-query'
import type { CallFailure } from '#ui/api.ts'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { calls, isGone } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { useStaffWords } from '../room/words.ts'
import { CreditReport } from './credit-report.tsx'
import type { OpenedReport } from './credit-contract.ts'
import { useCreditWords } from './credit-words.ts'

export function OpenedReportView({ id, report }: { id: string; report: string }) {
  const t = useCreditWords()
  const staff = useStaffWords()
  // A look is one event: coming back to the window is none.
  const { data, error, refetch } = useQuery<OpenedReport, CallFailure>({
    queryKey: ['application', id, 'credit', report],
    queryFn: ({ signal }) => calls.openReport({ id, report }, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (data) return <CreditReport opened={data} />
  if (!error) return <Skeleton label={staff('loading')} lines={14} />
  if (isGone(error)) return <EmptyState title={staff('notFound')} head="h1" />
  if (error.kind === 'problem' && error.code === 'not-allowed')
    return <EmptyState title={t('notAllowed')} head="h1" />
  return <Failure failure={error} onRetry={() => void refetch()} />
}
