// The bank verification link in the browser: verifies the link, walks the flow, and shows what each page is for.
import { useEffect, type ReactNode } from 'react'
import type { Facts } from '#core/flow/flow.ts'
import { stepAfter, stepAt, stepBefore } from '#core/flow/walk.ts'
import { pressToLink } from '#features/capabilities/bank-link/link-press.ts'
import { failureText, isRetryable, type CallFailure } from '#ui/answer.ts'
import { StepPlace, useFlowHistory } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { useParams } from '#ui/router.tsx'
import type { StepScreens } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { PageData } from '#core/flow/page-data.ts'
import { Explanation, ExplanationSide } from './explanation.tsx'
import { Finish } from './finish.tsx'
import {
  BANK_VERIFICATION,
  bankVerificationFlow as flow,
  documentPage,
  EXPLANATION_PAGE,
  FINISH_PAGE,
  WIDGET_PAGE,
} from './flow.ts'
import { Result } from './result.tsx'
import { useVerifiedLink, type Verified } from './use-verified-link.ts'
import * as words from './words.ts'
import '#ui/screens.css'

interface BankVerificationPageProps {
  readonly data: PageData
  readonly screens: StepScreens
  readonly onLanguage: () => void
}

/** No question is asked here, so nothing is known of answers. */
const nothing = { has: () => false, get: () => undefined }

export function BankVerificationPage({ data, screens, onLanguage }: BankVerificationPageProps) {
  const t = useWords(words)
  const { code = '' } = useParams()
  const { opened, again } = useVerifiedLink(code)
  const { page } = useFlowHistory()
  const explains = opened.state === 'open' && (page ?? EXPLANATION_PAGE) === EXPLANATION_PAGE
  useEffect(() => {
    document.title = `${t('pageTitle')} - ${data.brand.name}`
  }, [t, data.brand.name])
  return (
    <PageFrame
      brand={data.brand}
      year={data.year}
      languageHref={`/business/bank-verification/${code}`}
      onLanguage={onLanguage}
      side={explains ? <ExplanationSide /> : undefined}
    >
      {opened.state === 'verifying' ? (
        <LoadingBlock>{t('verifying')}</LoadingBlock>
      ) : opened.state === 'failed' ? (
        <LinkFailure failure={opened.failure} data={data} onRetry={again} />
      ) : (
        <Walk code={code} link={opened.link} data={data} screens={screens} />
      )}
    </PageFrame>
  )
}

function LinkFailure({
  failure,
  data,
  onRetry,
}: {
  failure: CallFailure
  data: PageData
  onRetry: () => void
}) {
  const t = useWords(words)
  const language = useLanguage()
  const retry = isRetryable(failure)
  return (
    <div className="prose">
      <h1>{t(retry ? 'failedTitle' : 'invalidTitle')}</h1>
      <Notice
        kind="danger"
        live
        actions={
          retry ? (
            <Button look="line" onClick={onRetry}>
              {t('retry')}
            </Button>
          ) : undefined
        }
      >
        {failureText(failure, language)} <ContactLine brand={data.brand} sentence={t('contact')} />
      </Notice>
    </div>
  )
}

interface WalkProps {
  readonly code: string
  readonly link: Verified
  readonly data: PageData
  readonly screens: StepScreens
}

/** Two screens lie behind the widget on its own page: what became of it, and estimates where nothing was linked. */
function Walk({ code, link, data, screens }: WalkProps) {
  const { page: placed, part, go } = useFlowHistory()
  const facts: Facts = { documents: link.documents }
  // After a bank's own page the history's state says 'widget': it is opened again where it was left.
  const page = placed ?? EXPLANATION_PAGE
  const after = (from: number) => () => go(stepAfter(flow, from, nothing, facts)?.page ?? FINISH_PAGE)
  const before = stepBefore(flow, page, nothing, facts)
  const step = stepAt(flow, page)
  const Screen = step ? screens[step.kind] : undefined
  const PreOffers = screens['pre-offers']
  const given = {
    api: BANK_VERIFICATION,
    leadId: code,
    brand: data.brand,
    bank: { way: link.way ?? 'token', script: data.bankScript },
    uploadLimitBytes: data.uploadLimitBytes,
    to: (to: number) => go(to),
    back: before && before.page > 0 ? () => go(before.page) : undefined,
  } as const

  const connect = () => {
    pressToLink()
    go(WIDGET_PAGE)
  }

  let screen: ReactNode = null
  if (page === EXPLANATION_PAGE)
    screen = (
      <Explanation
        brand={data.brand}
        firstName={link.first_name}
        linked={link.bank_state === 'linked'}
        onConnect={connect}
        onGoOn={after(WIDGET_PAGE)}
      />
    )
  else if (page === FINISH_PAGE)
    screen = (
      <Finish
        code={code}
        brand={data.brand}
        documents={link.documents}
        onAgain={connect}
        onDocument={(kind) => go(documentPage[kind])}
      />
    )
  else if (page === WIDGET_PAGE && part === 'result')
    screen = (
      <Result
        code={code}
        onGoOn={after(WIDGET_PAGE)}
        onNotLinked={() => go(WIDGET_PAGE, { part: 'pre-offers', replace: true })}
        onRefused={() => go(FINISH_PAGE, { replace: true })}
      />
    )
  else if (page === WIDGET_PAGE && part === 'pre-offers' && PreOffers)
    screen = (
      <PreOffers
        {...given}
        step={{ id: 'pre-offers', page: WIDGET_PAGE, kind: 'pre-offers' }}
        next={after(WIDGET_PAGE)}
        back={() => go(EXPLANATION_PAGE)}
      />
    )
  else if (step && Screen)
    screen = (
      <Screen
        {...given}
        key={step.id}
        step={step}
        next={page === WIDGET_PAGE ? () => go(WIDGET_PAGE, { part: 'result' }) : after(page)}
      />
    )
  return <StepPlace place={`${page}${part}`}>{screen}</StepPlace>
}
