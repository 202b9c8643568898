// What is asked for under an upload link: lists it, takes it, and says when everything is there. On a phone that took an upload over: that one.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { formOfKind } from '#core/domain/documents.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import * as linkWords from '#features/capabilities/link-visit/words.ts'
import { Beside } from '#features/capabilities/uploads/beside.tsx'
import type { endHandOver } from '#features/capabilities/uploads/contract.ts'
import { DocumentForm } from '#features/capabilities/uploads/document-form.tsx'
import * as uploads from '#features/capabilities/uploads/paths.ts'
import { PhoneCard } from '#features/capabilities/uploads/phone-card.tsx'
import { useDocuments } from '#features/capabilities/uploads/use-documents.ts'
import * as uploadWords from '#features/capabilities/uploads/words.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords, type Translate } from '#ui/words.tsx'
import type { openRequests } from './contract.ts'
import { DOCUMENTS } from './flow.ts'
import * as words from './words.ts'
import './upload-documents.css'

type Opened = ResponseOf<typeof openRequests>
type Asked = Opened['requests'][number]

export function Requests({ opened: asked, leadId: code, data, refresh }: LinkScreenProps<object, Opened>) {
  const t = useWords(words)
  const tl = useWords(linkWords)
  const [finished, setFinished] = useState(false)
  // Counts what another screen sent: the forms read anew what is there.
  const [news, setNews] = useState(0)
  const { requests, hand_over: handedOver } = asked
  const done = requests.every(({ fulfilled }) => fulfilled)
  if (finished) return <Said title={t('handedBackTitle')} text={t('handedBackText')} />
  if (requests.length === 0) return <Said title={t('noneTitle')} text={t('noneText')} />
  return (
    <div className="prose asked">
      {asked.first_name && <p className="lede">{tl('greeting', { firstName: asked.first_name })}</p>}
      <StepTitle>{t('title')}</StepTitle>
      {done ? (
        <Notice kind="ok" live title={t('doneTitle')}>
          {t('doneText')}
        </Notice>
      ) : (
        <p>{t(handedOver ? 'handedOverLede' : 'lede')}</p>
      )}
      {requests.map((request, at) => (
        <RequestForm
          key={request.kind}
          id={`document-${at}`}
          request={request}
          code={code}
          uploadLimitBytes={data.uploadLimitBytes}
          alone={requests.length === 1}
          news={news}
          onArrived={refresh}
        />
      ))}
      {handedOver ? (
        <HandBack code={code} onFinished={() => setFinished(true)} />
      ) : (
        <Beside>
          <PhoneCard
            leadId={code}
            asks=""
            onNews={({ documents }) => setNews(documents.length)}
            onFinished={refresh}
          />
        </Beside>
      )}
    </div>
  )
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <div className="prose">
    <StepTitle key={title}>{title}</StepTitle>
    <p>{text}</p>
  </div>
)

interface RequestFormProps {
  readonly id: string
  readonly request: Asked
  readonly code: string
  readonly uploadLimitBytes: number
  readonly alone: boolean
  readonly news: number
  readonly onArrived: () => void
}

function RequestForm({ id, request, code, uploadLimitBytes, alone, news, onArrived }: RequestFormProps) {
  const t = useWords(words)
  const tu = useWords(uploadWords)
  const { kind, message } = request
  const form = useRef(formOfKind(kind)).current
  const documents = useDocuments({ form, api: DOCUMENTS, leadId: code, uploadLimitBytes })
  const count = documents.sent.length
  const { refresh } = documents.received
  useEffect(() => {
    if (news) refresh()
  }, [news, refresh])
  // What arrived, or was taken back, changes what is still asked for.
  const arrived = useEffectEvent(onArrived)
  const before = useRef(count)
  useEffect(() => {
    if (before.current !== count) arrived()
    before.current = count
  }, [count])
  return (
    <section className="request">
      {form.months !== undefined && <h2>{tu('sixTitle')}</h2>}
      <DocumentForm
        id={id}
        documents={documents}
        label={nameOf(t, kind)}
        hint={message || (form.months ? t('statementsHint') : undefined)}
        button={form.months ? tu('upload') : undefined}
        uploadLimitBytes={uploadLimitBytes}
        alone={alone}
      />
      <p className="small muted">{tu('noRedacting')}</p>
    </section>
  )
}

/** Ends the visit on this phone: the page that it came from goes on. */
function HandBack({ code, onFinished }: { code: string; onFinished: () => void }) {
  const t = useWords(words)
  const language = useLanguage()
  const [problem, setProblem] = useState('')
  const end = async () => {
    const answer = await call<typeof endHandOver>(uploads.endHandOver, { link: code })
    if (answer.ok) onFinished()
    else setProblem(failureText(answer.refusal, language))
  }
  return (
    <div className="actions">
      <Button onClick={() => void end()}>{t('handBack')}</Button>
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
    </div>
  )
}

const knownNames: Readonly<Record<string, 'photoId' | 'voidedCheck' | 'statements'>> = {
  'photo-id': 'photoId',
  'voided-check': 'voidedCheck',
  'bank-statement': 'statements',
}

const nameOf = (t: Translate<keyof typeof words.en>, kind: string): string => {
  const key = knownNames[kind]
  return key ? t(key) : kind
}
