// Documents to download, and what was asked for.
import { useContext } from 'react'
import { documentsOfAsked } from '#core/domain/still-asked.ts'
import { hrefTo } from '#ui/api.ts'
import { downloadDocument } from '../../paths.ts'
import { documentName } from '#core/domain/documents.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState } from '#ui/frame/loading.tsx'
import { useLanguage } from '#ui/words.tsx'
import { fileSize, monthName, When } from '../../room/formats.tsx'
import { codeWord, useStaffWords, type StaffWords } from '../../room/words.ts'
import { DocumentStanding } from './document-standing.tsx'
import { PapersOfFileContext } from '../papers-of-file.ts'
import type { PartProps } from '../part-props.ts'
import { Card, Table } from '../../room/card.tsx'
import { ReadingsCard } from '../../statements/readings-card.tsx'
import { AnalysisCard } from '../../statements/analysis-card.tsx'

/** The word for a kind; a name of its own stands as it was given. */
export function documentWord(t: StaffWords, kind: string): string {
  const known = documentName(kind)
  return known === kind ? kind : codeWord(t, 'document', kind)
}

export function DocumentsPart(props: PartProps) {
  const { application, act } = props
  const PapersCard = useContext(PapersOfFileContext)
  const t = useStaffWords()
  const language = useLanguage()
  const ask = application.rights.includes('request-document') && (
    <Button look="line" onClick={() => act('request-document')}>
      {t('askDocument')}
    </Button>
  )
  const missing = documentsOfAsked(application.asked)
  const looked = application.asked.flatMap((each) => (each.kind === 'look' ? [each.document] : []))
  const mayOpen = application.rights.includes('open-document') && application.opened
  return (
    <>
      <Card title={t('documents')} more={ask}>
        <p className="xs">
          {missing.length
            ? t('documentsMissing', {
                documents: missing.map((kind) => documentWord(t, kind)).join(', '),
              })
            : t('documentsComplete')}
          {looked.length > 0 &&
            ` ${t('documentsToLookAt', { documents: looked.map((kind) => documentWord(t, kind)).join(', ') })}`}
          {application.numbersKnown && ` ${t('numbersKnown')}`}
        </p>
        {application.documents.length === 0 && (
          <EmptyState title={t('noDocuments')}>{t('noDocumentsWhy')}</EmptyState>
        )}
        {application.documents.length > 0 && (
          <Table
            label={t('documents')}
            columns={[
              { head: t('documentKind') },
              { head: t('file') },
              { head: t('size'), number: true },
              { head: t('uploaded') },
              { head: <span className="sr">{t('actions')}</span>, number: true },
            ]}
            rows={application.documents.map((each) => ({
              key: each.id,
              cells: [
                `${documentWord(t, each.kind)}${each.months.map((month) => `, ${monthName(month, language)}`).join('')}`,
                <>
                  {each.name}
                  {each.pages !== null && each.pages > 1 && `, ${t('pages', { count: each.pages })}`}{' '}
                  <span className="xs muted own-line">{codeWord(t, 'scan', each.scan)}</span>
                  <DocumentStanding application={application} document={each} />
                </>,
                fileSize(each.bytes, language),
                <>
                  <When at={each.uploadedAt} />{' '}
                  <span className="xs muted own-line">{codeWord(t, 'by', each.uploadedBy)}</span>
                </>,
                mayOpen && each.scan !== 'pending' ? (
                  <a
                    className="btn line"
                    href={hrefTo(downloadDocument, { id: application.id, documentId: each.id })}
                    download
                  >
                    {t('download')}
                    <span className="sr"> {each.name}</span>
                  </a>
                ) : null,
              ],
            }))}
          />
        )}
      </Card>
      {application.statementAnalysis && (
        <AnalysisCard analysis={application.statementAnalysis} opened={application.opened} />
      )}
      {application.statementReadings && (
        <ReadingsCard
          id={application.id}
          readings={application.statementReadings}
          opened={application.opened}
        />
      )}
      {application.requests.length > 0 && (
        <Card title={t('requests')}>
          <Table
            label={t('requests')}
            columns={[
              { head: t('documentKind') },
              { head: t('state') },
              { head: t('message') },
              { head: t('when') },
            ]}
            rows={application.requests.map((each) => ({
              key: each.id,
              cells: [
                documentWord(t, each.kind),
                <span key="state" className={each.fulfilledAt ? 'tag ok' : 'tag accent'}>
                  {t(each.fulfilledAt ? 'requestDone' : 'requestOpen')}
                </span>,
                each.message || '-',
                <>
                  <When at={each.at} /> <span className="xs muted own-line">{each.by}</span>
                </>,
              ],
            }))}
          />
        </Card>
      )}
      <PapersCard {...props} />
    </>
  )
}
