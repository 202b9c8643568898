// What is asked for under an upload link: lists it, takes it, and says when everything is there. On a phone that took an upload over: that one.
import { Suspense, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import * as linkWords from '#features/capabilities/link-visit/words.ts'
import { Beside } from '#features/capabilities/uploads/beside.tsx'
import type { endHandOver } from '#features/capabilities/uploads/contract.ts'
import * as uploads from '#features/capabilities/uploads/paths.ts'
import { RequestForm } from '#features/capabilities/uploads/request-form.tsx'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { openRequests } from './contract.ts'
import { DOCUMENTS } from './flow.ts'
import * as words from './words.ts'

// Beside the form, and on a desktop only.
const PhoneCard = lazyScreen(
  async () => (await import('#features/capabilities/uploads/phone-card.tsx')).PhoneCard,
  'beside',
)

type Opened = ResponseOf<typeof openRequests>

export function Requests({ opened: asked, leadId: code, data, refresh }: LinkScreenProps<object, Opened>) {
  const t = useWords(words)
  const tl = useWords(linkWords)
  const [finished, setFinished] = useState(false)
  // Counts what another screen sent: the forms read again what is there.
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
          api={DOCUMENTS}
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
          <Suspense fallback={null}>
            <PhoneCard
              leadId={code}
              asks=""
              onNews={() => setNews((before) => before + 1)}
              onFinished={refresh}
            />
          </Suspense>
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
