// The statements of the last four months, one place per month: the way on for those who do not connect a bank.
import { useMemo, useState } from 'react'
import { STATEMENT_MONTHS } from '#core/domain/documents.ts'
import { addMonths, type IsoMonth } from '#core/ground/dates.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { FileDrop } from '#ui/inputs/file-drop.tsx'
import type { UploadItem } from '#ui/inputs/use-uploads.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { UploadAnswer } from './contract.ts'
import { monthName } from './month-name.ts'
import { ReceivedFiles } from './received-files.tsx'
import { sendStatement } from './send-upload.ts'
import { missingText } from './missing-text.ts'
import { useReceived } from './use-received.ts'
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
}

/** The month that the calendar on the wall shows. */
function monthHere(): IsoMonth {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
}

interface Sent {
  /** Months that are there by the latest answer; null before the first. */
  readonly count: number | null
  /** By the document's id: the same file sent for another month counts for that one. */
  readonly months: Readonly<Record<string, IsoMonth | null>>
  /** What the latest answer says about its file. */
  readonly notes: readonly string[]
}

const nothingSent: Sent = { count: null, months: {}, notes: [] }

const withAnswer = (before: Sent, { documents, statement_months, notes }: UploadAnswer): Sent => ({
  count: statement_months,
  months: { ...before.months, ...Object.fromEntries(documents.map(({ id, month }) => [id, month])) },
  notes,
})

export function StatementsUpload({
  api,
  leadId,
  uploadLimitBytes,
  onDone,
  onConnect,
}: StatementsUploadProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [sent, setSent] = useState<Sent>(nothingSent)
  const received = useReceived(leadId)
  const there = sent.count ?? received.statement_months
  const [asked, setAsked] = useState(false)
  const [chosen, setChosen] = useState<Readonly<Record<IsoMonth, readonly UploadItem[]>>>({})
  const slots = useMemo(() => {
    const where = { api, link: leadId, language }
    return Array.from({ length: STATEMENT_MONTHS }, (_, at) => {
      const month = addMonths(monthHere(), -1 - at)
      return {
        month,
        upload: sendStatement(where, month, (answer) => setSent((before) => withAnswer(before, answer))),
      }
    })
  }, [api, leadId, language])
  const complete = there >= STATEMENT_MONTHS
  const known = new Set([...received.documents.map(({ month }) => month), ...Object.values(sent.months)])
  const isThere = (month: IsoMonth) => known.has(month)
  const missing = complete ? [] : slots.map(({ month }) => month).filter((month) => !isThere(month))
  const problemOf = (month: IsoMonth) => {
    const why = missingText(chosen[month] ?? [])
    return t(why === 'needed' ? 'monthNeeded' : why)
  }
  return (
    <>
      <StepTitle key="statements">{t('statementsTitle')}</StepTitle>
      <p className="lede">{t('statementsText')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (complete) return onDone(true)
          setAsked(true)
          // The group of the first month that is missing reads its error out.
          document.getElementById(`statement-${missing[0] ?? ''}`)?.focus()
        }}
      >
        <p className="small muted">{t('noRedacting')}</p>
        <ReceivedFiles files={received.documents.filter(({ kind }) => kind === 'bank-statement')} />
        {slots.map(({ month, upload }) => (
          <FileDrop
            key={month}
            id={`statement-${month}`}
            label={monthName(month, language)}
            error={asked && missing.includes(month) ? problemOf(month) : undefined}
            upload={upload}
            maxBytes={uploadLimitBytes}
            camera={false}
            onChange={(items) => setChosen((before) => ({ ...before, [month]: items }))}
          />
        ))}
        {sent.notes.length > 0 && <Notice live>{sent.notes.join(' ')}</Notice>}
        <Notice kind={complete ? 'ok' : asked ? 'danger' : 'info'} live>
          {complete
            ? t('statementsComplete')
            : received.unknown
              ? t('receivedUnknown')
              : `${t('statementsThere', { count: there, all: STATEMENT_MONTHS })} ${asked ? t('statementsNeeded') : ''}`}
        </Notice>
        <div className="actions">
          <Button type="submit">{t('continue')}</Button>
          {!complete && (
            <Button look="line" onClick={() => onDone(false)}>
              {t('statementsLater')}
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
