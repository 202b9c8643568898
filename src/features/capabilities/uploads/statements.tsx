// The statements of the last four months: one place for all files, which tells the months it found and those that are missing.
import { useMemo, useState } from 'react'
import { STATEMENT_MONTHS } from '#core/domain/documents.ts'
import type { IsoMonth } from '#core/ground/dates.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { FileDrop } from '#ui/inputs/file-drop.tsx'
import type { UploadItem } from '#ui/inputs/use-uploads.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { UploadAnswer } from './contract.ts'
import { missingText } from './missing-text.ts'
import { MonthBoard } from './month-board.tsx'
import { monthName } from './month-name.ts'
import { ReceivedFiles } from './received-files.tsx'
import { sendStatement } from './send-upload.ts'
import { StatementMonth } from './statement-month.tsx'
import { useStatements } from './use-statements.ts'
import * as words from './words.ts'
import '#ui/screens.css'

export interface StatementsUploadProps {
  /** The `{api}` of the flow's calls. */
  readonly api: string
  /** The lead id or the link's code. */
  readonly leadId: string
  /** Largest file in bytes. */
  readonly uploadLimitBytes: number
  /** Every month has its statement, or (`complete` false) the owner sends the rest later. */
  readonly onDone: (complete: boolean) => void
  /** Back to connecting a bank. */
  readonly onConnect?: () => void
  /** What the page says in place of its own words. */
  readonly texts?: {
    readonly title: string
    readonly lede: string
    readonly submit: string
    readonly later: string
  }
  /** The button waits until every month is there. */
  readonly needsAll?: boolean
}

const DROP = 'statements'

export function StatementsUpload({
  api,
  leadId,
  uploadLimitBytes,
  onDone,
  onConnect,
  texts,
  needsAll = false,
}: StatementsUploadProps) {
  const t = useWords(words)
  const language = useLanguage()
  const statements = useStatements(leadId)
  const { count, wanted, received, notes, take } = statements
  const [asked, setAsked] = useState(false)
  const [items, setItems] = useState<readonly UploadItem<UploadAnswer>[]>([])
  const where = useMemo(() => ({ api, link: leadId, language }), [api, leadId, language])
  const upload = useMemo(() => sendStatement(where, take), [where, take])
  const monthsLeft = wanted.filter(({ here }) => !here).map(({ month }) => monthName(month, language))
  const monthOf = ({ answer }: UploadItem<UploadAnswer>): IsoMonth | null => {
    const document = answer?.documents[0]
    return document ? (statements.months[document.id] ?? null) : null
  }
  const unknown = items.find((item) => item.state === 'done' && !monthOf(item))
  const complete = statements.complete && !unknown
  const sendFor = async (file: File, month: IsoMonth) => {
    const sent = await sendStatement(where, take, month)(file, () => {}, new AbortController().signal)
    return sent.ok ? undefined : sent.refusal
  }
  const problem = () => {
    const why = missingText(items)
    if (why !== 'needed') return t(why)
    if (unknown) return t('monthUnknown', { name: unknown.file.name })
    return t('monthNeeded', { months: monthsLeft.join(', ') })
  }
  return (
    <>
      <StepTitle key="statements">{texts?.title ?? t('statementsTitle')}</StepTitle>
      <p className="lede">{texts?.lede ?? t('statementsText')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (complete) return onDone(true)
          setAsked(true)
          // The group reads its error out.
          document.getElementById(DROP)?.focus()
        }}
      >
        <section className="month-board">
          <h2>
            <span role="status">
              {complete
                ? t('statementsComplete')
                : received.unknown
                  ? t('receivedUnknown')
                  : t('statementsThere', { count, all: STATEMENT_MONTHS })}
            </span>
          </h2>
          {!complete && <MonthBoard wanted={wanted} />}
        </section>
        <FileDrop
          id={DROP}
          label={t('statementsLabel')}
          error={asked && !complete ? problem() : undefined}
          upload={upload}
          maxBytes={uploadLimitBytes}
          camera={false}
          multiple
          primary={!complete}
          onChange={setItems}
          about={(item) => (
            <StatementMonth
              name={item.file.name}
              month={monthOf(item)}
              choices={wanted.map(({ month }) => month)}
              onMonth={(month) => sendFor(item.file, month)}
            />
          )}
        />
        <p className="small muted">{t('noRedacting')}</p>
        {notes.length > 0 && <Notice live>{notes.join(' ')}</Notice>}
        <ReceivedFiles files={received.documents.filter(({ kind }) => kind === 'bank-statement')} />
        <div className="actions">
          <Button type="submit" disabled={needsAll && !complete}>
            {texts?.submit ?? t('continue')}
          </Button>
          {!complete && (
            <Button look="line" onClick={() => onDone(false)}>
              {texts?.later ?? t('statementsLater')}
            </Button>
          )}
          {onConnect && (
            <Button look="quiet" onClick={onConnect}>
              {t('connectInstead')}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
