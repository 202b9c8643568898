// What else is in a shared file: uploads, credit reports, decisions; it says what a guest may not open.
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { Card, Table } from '../room/card.tsx'
import { shortTime } from '../room/formats.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import type { ShownFile } from './aggregation-contract.ts'
import { fileCode, useFileWords } from './file-words.ts'

function useTime() {
  const language = useLanguage()
  return (seconds: number) => shortTime(new Date(seconds * 1000).toISOString(), new Date(), language)
}

export function FilesCard({ file: { files, userdata } }: { file: ShownFile }) {
  const t = useFileWords()
  const staff = useStaffWords()
  const time = useTime()
  return (
    <Card title={t('files')}>
      {!files.length && <p className="small muted">{t('noFiles')}</p>}
      {files.length > 0 && !userdata && <p className="small muted">{t('filesLogin')}</p>}
      {files.length > 0 && (
        <Table
          label={t('files')}
          columns={[
            { head: t('file') },
            { head: t('kind') },
            { head: t('sent') },
            ...(userdata ? [{ head: <span className="sr">{t('openFile')}</span>, number: true }] : []),
          ]}
          rows={files.map(({ id, type_name, fileextension, sent, gsurl }) => ({
            key: id,
            cells: [
              codeWord(staff, 'document', type_name),
              fileextension || '-',
              time(sent),
              ...(userdata ? [gsurl && <a href={gsurl}>{t('openFile')}</a>] : []),
            ],
          }))}
        />
      )}
    </Card>
  )
}

export function ReportsCard({
  file: { reports, userdata },
  onReport,
}: {
  file: ShownFile
  onReport: (id: string) => void
}) {
  const t = useFileWords()
  const time = useTime()
  return (
    <Card title={t('reports')}>
      {!reports.length && <p className="small muted">{t('noReports')}</p>}
      {reports.length > 0 && !userdata && <p className="small muted">{t('reportLogin')}</p>}
      {reports.length > 0 && (
        <Table
          label={t('reports')}
          columns={[{ head: t('person') }, { head: t('score'), number: true }, { head: t('pulled') }]}
          rows={reports.map(({ id, name, score, timestamp }) => ({
            key: `${name} ${timestamp}`,
            cells: [
              id ? (
                <button type="button" className="linklike" onClick={() => onReport(id)}>
                  {name}
                </button>
              ) : (
                name
              ),
              score ?? '-',
              time(timestamp),
            ],
          }))}
        />
      )}
    </Card>
  )
}

export function DecisionsCard({ decisions, head }: Pick<ShownFile, 'decisions' | 'head'>) {
  const t = useFileWords()
  const time = useTime()
  const more = head.mayDecide ? (
    <a className="btn line" href={`/business/staff/applications/${head.applicationId}/offer`}>
      {t('addDecision')}
    </a>
  ) : (
    <span className="small muted">{t('newestFirst')}</span>
  )
  return (
    <Card title={t('decisions')} more={more}>
      {!decisions.length && <p className="small muted">{t('noDecisions')}</p>}
      <ul className="file-decisions">
        {decisions
          .toSorted((a, b) => b.timestamp - a.timestamp)
          .map(({ id, outcome, origin, grade, score, amount, policy, timestamp, current }) => (
            <li key={id}>
              <b>
                {fileCode(t, 'outcome', outcome, { by: fileCode(t, 'origin', origin) })}{' '}
                {grade && (
                  <span className="tag">
                    {grade} {score ?? ''}
                  </span>
                )}
              </b>
              <b className="num">{amount === null ? '-' : formatUsd(amount)}</b>
              <span className="small muted">
                {[current && t('current'), t('policy', { version: policy }), time(timestamp)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
      </ul>
    </Card>
  )
}
