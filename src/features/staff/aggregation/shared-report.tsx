// Page 3 of a shared file: a credit report, for staff who logged in and said why they open the file.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { OpenFile } from '../applications/open-file.tsx'
import type { Application } from '../applications/application-contract.ts'
import { useCreditWords } from '../credit/credit-words.ts'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import type { ShownFile } from './aggregation-contract.ts'

/** Its own file: a guest never sees it. */
const OpenedReportView = lazy(async () => ({
  default: (await import('../credit/opened-report.tsx')).OpenedReportView,
}))

export function SharedReport({
  file: { custid: id },
  report,
  onBack,
}: {
  file: ShownFile
  report: string
  onBack: () => void
}) {
  const t = useCreditWords()
  const { data, error, refetch } = useQuery<Application, CallFailure>({
    queryKey: ['application', id],
    queryFn: ({ signal }) => calls.application({ id }, signal),
  })
  return (
    <>
      <p>
        <Button look="quiet" onClick={onBack}>
          ‹ {t('back')}
        </Button>
      </p>
      <Failure failure={error} onRetry={() => void refetch()} />
      {!data && !error && <LoadingBlock>{t('report')}</LoadingBlock>}
      {data && <OpenFile application={data} />}
      {data?.opened && (
        <Suspense>
          <OpenedReportView id={id} report={report} />
        </Suspense>
      )}
    </>
  )
}
