// The page of one upload form, for every flow that asks for it: what is wanted, the place for it, what arrived, and the ways on.
import { useState, type ReactNode } from 'react'
import { uploadForms, type UploadForm, type UploadFormName } from '#core/domain/documents.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { Beside } from './beside.tsx'
import { DocumentForm } from './document-form.tsx'
import { missingText } from './missing-text.ts'
import { monthName } from './month-name.ts'
import { PhoneCard } from './phone-card.tsx'
import { useDocuments, type Documents } from './use-documents.ts'
import * as words from './words.ts'
import '#ui/screens.css'

type Word = keyof typeof words.en

interface FormTexts {
  readonly title: Word
  readonly text: Word
  readonly label: Word
  readonly why?: Word
  /** What the chooser and the button that goes on say, where the specification names them. */
  readonly button?: Word
  readonly goOn?: Word
}

const textsOf: Readonly<Record<UploadFormName, FormTexts>> = {
  'photo-id': { title: 'photoIdTitle', text: 'photoIdText', label: 'photoIdLabel', why: 'photoIdWhy' },
  'voided-check': {
    title: 'voidedCheckTitle',
    text: 'voidedCheckText',
    label: 'voidedCheckLabel',
    why: 'voidedCheckWhy',
  },
  statements: { title: 'statementsTitle', text: 'statementsText', label: 'statementsLabel' },
  'renewal-statements': {
    title: 'renewalTitle',
    text: 'renewalText',
    label: 'statementsLabel',
    goOn: 'submit',
  },
  'six-statements': { title: 'sixTitle', text: 'sixText', label: 'statementsLabel', button: 'upload' },
}

interface UploadPageProps {
  readonly asks: UploadFormName
  /** The `{api}` of the flow's calls. */
  readonly api: string
  /** The lead id or the link's code. */
  readonly leadId: string
  /** Largest file in bytes. */
  readonly uploadLimitBytes: number
  /** All is there, or (`complete` false) the rest comes later. */
  readonly onDone: (complete: boolean) => void
  readonly back?: () => void
  /** Back to connecting a bank. */
  readonly onConnect?: () => void
  /** The other ways on while something is missing, by whether anything has arrived. */
  readonly below?: (any: boolean) => ReactNode
}

/** Steps of several months are one group, of one document another: what has the focus when they cannot go on. */
const fieldId = ({ kind, months }: UploadForm): string => (months ? 'statements' : kind)

export function UploadPage({
  asks,
  api,
  leadId,
  uploadLimitBytes,
  onDone,
  back,
  onConnect,
  below,
}: UploadPageProps) {
  const t = useWords(words)
  const form: UploadForm = uploadForms[asks]
  const texts = textsOf[asks]
  const documents = useDocuments({ form, api, leadId, uploadLimitBytes })
  const [asked, setAsked] = useState(false)
  const { complete, busy, received } = documents
  // The bank may have said it meanwhile: then nothing is asked for here.
  const spared = asks === 'voided-check' && received.numbers_known
  const there = complete || spared
  const done = there && !busy && !documents.sent.some((each) => isUnknown(form, each))
  const why = useReason(documents)
  const any = documents.sent.length > 0
  const later = !form.months ? 'later' : any ? 'statementsLater' : 'statementsAllLater'
  const goOn = () => {
    if (done) return onDone(true)
    setAsked(true)
    // The group reads its error out.
    document.getElementById(fieldId(form))?.focus()
  }
  return (
    <>
      <StepTitle key={asks}>{t(texts.title)}</StepTitle>
      <p className="lede">{t(texts.text)}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
      >
        {spared && <Notice kind="ok">{t('numbersKnown')}</Notice>}
        {received.unknown && !form.months && <Notice live>{t('receivedUnknown')}</Notice>}
        <DocumentForm
          id={fieldId(form)}
          documents={documents}
          label={t(texts.label)}
          why={texts.why && t(texts.why)}
          button={texts.button && t(texts.button)}
          error={asked && !done ? why : undefined}
          uploadLimitBytes={uploadLimitBytes}
          spared={spared}
          alone
        />
        <p className="small muted">{t('noRedacting')}</p>
        <div className="actions">
          <Button type="submit" look={there ? undefined : 'line'} disabled={form.needsAll && !done}>
            {t(texts.goOn ?? 'continue')}
          </Button>
          {!there && !form.needsAll && (
            <Button look="line" onClick={() => onDone(false)}>
              {t(later)}
            </Button>
          )}
          {back && (
            <Button look="quiet" onClick={back}>
              {t('back')}
            </Button>
          )}
        </div>
        {form.needsAll && !done && (
          <p className="small muted" role="status">
            {why}
          </p>
        )}
        {!there && !form.needsAll && (
          <p className="small muted">{t(form.months ? 'laterStatements' : 'laterText')}</p>
        )}
      </form>
      {!done && below && <div className="upload-below">{below(any)}</div>}
      <Beside>
        <PhoneCard
          leadId={leadId}
          asks={form.kind}
          onNews={received.take}
          onFinished={() => {
            if (done) onDone(true)
          }}
        />
        {onConnect && <ConnectCard onConnect={onConnect} />}
      </Beside>
    </>
  )
}

const isUnknown = (
  { months: asksMonths }: UploadForm,
  { months }: { readonly months: readonly string[] },
): boolean => asksMonths !== undefined && months.length === 0

/** Why the page cannot go on yet, and what to do. */
function useReason({ form, uploads, wanted, sent }: Documents): string {
  const t = useWords(words)
  const language = useLanguage()
  const why = missingText(uploads.items)
  if (why === 'needed' && !form.months && sent.length > 0) return t('anotherOrKeep')
  if (why !== 'needed' || !form.months) return t(why)
  const unknown = sent.find((each) => isUnknown(form, each))
  if (unknown) return t('monthUnknown', { name: unknown.name })
  const months = wanted.filter(({ here }) => !here).map(({ month }) => monthName(month, language))
  return t(form.needsAll ? 'needsAllText' : 'monthNeeded', { months: months.join(', ') })
}

function ConnectCard({ onConnect }: { onConnect: () => void }) {
  const t = useWords(words)
  return (
    <section className="card">
      <h2>{t('skipTitle')}</h2>
      <p className="small">{t('skipText')}</p>
      <Button look="line" onClick={onConnect}>
        {t('connectInstead')}
      </Button>
    </section>
  )
}
