// The page of any link flow: verifies the link, says why where it cannot be used, and walks the flow of one that can.
import { useEffect, type ComponentType } from 'react'
import { linkRule } from '#core/domain/links.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { nothingKnown } from '#core/flow/walk.ts'
import type { PageData } from '#core/flow/page-data.ts'
import { failureText, isRetryable, type CallFailure } from '#ui/answer.ts'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { useFlowHistory } from '#ui/flow-runner.tsx'
import { useParams } from '#ui/router.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Greeting } from './contract.ts'
import type { LinkJourney, LinkPageProps } from './journey.ts'
import { LinkWalk, stepShown } from './link-walk.tsx'
import { verifyLink } from './paths.ts'
import { useOpened } from './use-opened.ts'
import * as words from './words.ts'
import '#ui/screens.css'
import '#ui/prose.css'

/** Makes the page of a link flow; `journey` is all that there is to say of it. */
export const linkPage = <Facts extends object, Opened extends Greeting>(
  journey: LinkJourney<Facts, Opened>,
): ComponentType<LinkPageProps> => {
  const verify = journey.verify ?? verifyLink(journey.flow.id)
  return function LinkPage({ data, screens, onLanguage }) {
    const t = useWords(words)
    const own = useWords(journey.words)
    const { code = '' } = useParams()
    const { opening, again, refresh } = useOpened<Opened>(verify, code)
    const history = useFlowHistory()
    const title = own('pageTitle')
    useEffect(() => {
      document.title = `${title} - ${data.brand.name}`
    }, [title, data.brand.name])
    const shown =
      opening.state === 'open' &&
      stepShown<FieldId, Facts>(journey.flow, history, nothingKnown, journey.factsOf(opening.opened))
    const Beside = shown ? journey.beside?.[shown.id] : undefined
    return (
      <PageFrame
        brand={data.brand}
        year={data.year}
        languageHref={linkRule(journey.flow.id).path(code)}
        onLanguage={onLanguage}
        side={Beside && <Beside />}
      >
        {opening.state === 'verifying' ? (
          <LoadingBlock>{t('verifying')}</LoadingBlock>
        ) : opening.state === 'failed' ? (
          <LinkFailure failure={opening.failure} data={data} onRetry={again} />
        ) : (
          <LinkWalk
            journey={journey}
            code={code}
            opened={opening.opened}
            data={data}
            screens={screens}
            refresh={refresh}
          />
        )}
      </PageFrame>
    )
  }
}

interface LinkFailureProps {
  readonly failure: CallFailure
  readonly data: PageData
  readonly onRetry: () => void
}

function LinkFailure({ failure, data, onRetry }: LinkFailureProps) {
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
