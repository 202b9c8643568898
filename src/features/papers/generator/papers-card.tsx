// The papers of an application in the staff room: download one, make a link to it, or have it with the numbers in it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { links } from '#core/domain/links.ts'
import { paperDocRule, type PaperDoc } from '#core/domain/paper-docs.ts'
import { shownValue } from '#core/paper/shown.ts'
import type { PartProps } from '#features/staff/applications/part-props.ts'
import { ReasonDialog } from '#features/staff/applications/reason-dialog.tsx'
import { useChange } from '#features/staff/applications/use-application.ts'
import { to } from '#features/staff/room/calls.ts'
import { Card } from '#features/staff/room/card.tsx'
import { Failure } from '#features/staff/room/failure.tsx'
import { Pick } from '#features/staff/room/pick.tsx'
import { CopyButton } from '#features/staff/room/tell-once.tsx'
import { hrefTo } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage } from '#ui/words.tsx'
import type * as contract from './contract.ts'
import { useGeneratorWords } from './generator-words.ts'
import * as paths from './paths.ts'

const list = to<typeof contract.listPapers>(paths.listPapers)
const makeLink = to<typeof contract.makePaperLink>(paths.makePaperLink)
const reveal = to<typeof contract.revealPaper>(paths.revealPaper)

/** Numbers of people stand in these alone. */
const hasNumbers = (doc: PaperDoc): boolean => doc === 'bla' || doc === 'oppbla'

export function PapersCard(props: PartProps) {
  const { application } = props
  const t = useGeneratorWords()
  const may = application.opened && application.rights.includes('open-document')
  const { data, error, refetch } = useQuery({
    enabled: may,
    queryKey: ['application', application.id, 'papers'],
    queryFn: ({ signal }) => list({ id: application.id }, signal),
    staleTime: 60_000,
  })
  if (!may) return null
  return (
    <Card
      title={t('papers')}
      more={
        <a className="btn line" href={hrefTo(paths.downloadFile, { id: application.id })} download>
          {t('wholeFile')}
        </a>
      }
    >
      <p className="xs muted">{t('papersHelp', { days: links.paper.days })}</p>
      <Failure failure={error} onRetry={() => void refetch()} />
      {!data && !error && <Skeleton label={t('papers')} lines={3} />}
      {data && <Papers {...props} listed={data} />}
    </Card>
  )
}

function Papers({ listed, ...props }: PartProps & { listed: contract.ListedPapers }) {
  const { application, say } = props
  const { id, rights } = application
  const t = useGeneratorWords()
  const language = useLanguage()
  const [first = { key: '', months: [] }] = listed.accounts
  const [doc, setDoc] = useState<PaperDoc>('bla')
  const [key, setKey] = useState(first.key)
  const months = listed.accounts.find((each) => each.key === key)?.months ?? []
  const [picked, setMonth] = useState('')
  // The newest month is running: the one before it is what is asked for most.
  const month = months.includes(picked) ? picked : (months[1] ?? months[0] ?? '')
  const [revealing, setRevealing] = useState(false)
  const isStatement = paperDocRule(doc).of === 'account-month'
  const wanted = { id, doc, ...(isStatement && { account: key, month }) }
  const name = [t(`doc.${doc}`), isStatement && shownValue('month', month, language)]
    .filter(Boolean)
    .join(', ')
  const link = useChange(id, (given: typeof wanted & { name: string }) => {
    const { name: _name, ...request } = given
    return makeLink(request)
  })
  return (
    <>
      <div className="paper-picks">
        <Pick
          id="paper-doc"
          label={t('paper')}
          value={doc}
          onChange={(value) => setDoc(value as PaperDoc)}
          options={listed.docs.map((each) => [each, t(`doc.${each}`)])}
        />
        {isStatement && (
          <>
            <Pick
              id="paper-account"
              label={t('account')}
              value={key}
              onChange={setKey}
              options={listed.accounts.map((each) => [
                each.key,
                `${each.institution} · ${each.name} ••${each.mask}`,
              ])}
            />
            <Pick
              id="paper-month"
              label={t('month')}
              value={month}
              onChange={setMonth}
              options={months.map((each) => [each, shownValue('month', each, language)])}
            />
          </>
        )}
      </div>
      {listed.accounts.length === 0 && <p className="small muted">{t('noStatements')}</p>}
      <p className="small muted">{t(`about.${doc}`)}</p>
      <div className="actions">
        <a className="btn line" href={hrefTo(paths.downloadPaper, { ...wanted, language })} download>
          {t('download')}
        </a>
        {rights.includes('share-file') && (
          <Button
            look="line"
            busy={link.isPending && t('makeLink')}
            onClick={() => link.mutate({ ...wanted, name })}
          >
            {t('makeLink')}
          </Button>
        )}
        {hasNumbers(doc) && rights.includes('reveal') && (
          <Button look="quiet" onClick={() => setRevealing(true)}>
            {t('revealed')}
          </Button>
        )}
      </div>
      <Failure failure={link.error} />
      {link.data && (
        <Notice
          kind="ok"
          live
          title={t('linkMade', { paper: link.variables?.name ?? '' })}
          actions={
            <>
              <CopyButton text={link.data.url} />
              <a className="btn line" href={link.data.url} target="_blank" rel="noreferrer">
                {t('open')}
              </a>
            </>
          }
        >
          <code className="secret">{link.data.url}</code>
        </Notice>
      )}
      {revealing && (
        <ReasonDialog
          {...props}
          say={say}
          onClose={() => setRevealing(false)}
          fieldId="reveal-paper"
          title={t('revealTitle')}
          lede={t('revealLede')}
          action={t('revealAction')}
          send={async (reason) => save(await reveal({ id, doc, reason, language }))}
          done={t('revealDone')}
        />
      )}
    </>
  )
}

/** Hands the file to the browser to be kept; nothing of it stays in the page. */
function save({ name, file }: { readonly name: string; readonly file: string }): void {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
