// A credit report on a page of the staff room: the reason first, the report, back to the application.
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState } from '#ui/frame/loading.tsx'
import { OpenFile, TakeFirst } from '../applications/open-file.tsx'
import { useApplication } from '../applications/use-application.ts'
import { isGone } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { useStaffWords } from '../room/words.ts'
import { useCreditWords } from './credit-words.ts'
import { OpenedReportView } from './opened-report.tsx'
import './report-page.css'

export function ReportPage() {
  const t = useCreditWords()
  const staff = useStaffWords()
  const { id = '', report = '' } = useParams()
  const file = useApplication(id)
  const application = file.data
  const name = application?.businessName || application?.ownerName || staff('application')
  useEffect(() => {
    document.title = `${t('report')} · ${name} · ${staff('room')}`
  }, [t, staff, name])
  const free = file.error?.kind === 'problem' && file.error.code === 'take-first'
  const gone = file.error && isGone(file.error)
  return (
    <main id="staff-main" className="report-page" tabIndex={-1}>
      <p className="report-tools">
        <Link to={`/staff/applications/${id}`} state={{ focus: true }}>
          ‹ {t('backToFile')}
        </Link>
        <Button look="line" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </p>
      {free && <TakeFirst id={id} />}
      {gone && <EmptyState title={staff('notFound')} head="h1" />}
      {!gone && !free && <Failure failure={file.error} onRetry={() => void file.refetch()} />}
      {application && <OpenFile application={application} />}
      {application?.opened && <OpenedReportView id={id} report={report} />}
    </main>
  )
}
