// The affiliate's own page: its link, how many applied by it, its copy of the agreement. Numbers only, never persons.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { LinkPageProps } from '#features/capabilities/link-visit/journey.ts'
import { LinkFailure } from '#features/capabilities/link-visit/link-failure.tsx'
import { signPage } from '#features/capabilities/signing/paths.ts'
import type { CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { useParams } from '#ui/router.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { openAffiliate } from './contract.ts'
import * as paths from './paths.ts'
import { ShareLink } from './share-link.tsx'
import * as words from './words.ts'
import '#ui/screens.css'
import '#ui/prose.css'

type Opened = ResponseOf<typeof openAffiliate>

export function AffiliateHome({ data, onLanguage }: LinkPageProps) {
  const t = useWords(words)
  const language = useLanguage()
  const spoken = useRef(language)
  spoken.current = language
  const { code = '' } = useParams()
  const [opened, setOpened] = useState<Opened>()
  const [failure, setFailure] = useState<CallFailure>()
  const open = useCallback(async () => {
    setFailure(undefined)
    const answer = await call<typeof openAffiliate>(
      paths.openAffiliate,
      { link: code },
      { language: spoken.current },
    )
    if (answer.ok) setOpened(answer.value)
    else setFailure(answer.refusal)
  }, [code])
  useEffect(() => {
    void open()
  }, [open])
  const title = t('homePageTitle')
  useEffect(() => {
    document.title = `${title} - ${data.brand.name}`
  }, [title, data.brand.name])
  return (
    <PageFrame
      brand={data.brand}
      year={data.year}
      languageHref={`/business/affiliate/${code}`}
      onLanguage={onLanguage}
    >
      {failure ? (
        <LinkFailure failure={failure} code={code} data={data} onRetry={() => void open()} />
      ) : opened ? (
        <Home opened={opened} code={code} onReload={() => void open()} />
      ) : (
        <LoadingBlock>{t('opening')}</LoadingBlock>
      )}
    </PageFrame>
  )
}

function Home({ opened, code, onReload }: { opened: Opened; code: string; onReload: () => void }) {
  const t = useWords(words)
  const language = useLanguage()
  const locale = language === 'es' ? 'es-US' : 'en-US'
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    )
  return (
    <div className="prose">
      <StepTitle>{t('homeTitle', { firstName: opened.first_name })}</StepTitle>
      <p className="lede">{opened.company}</p>
      {!opened.counts && <Notice>{t('ended')}</Notice>}
      <section>
        <h2>{t('yourLink')}</h2>
        <p>{t(opened.counts ? 'yourLinkAbout' : 'homeLede')}</p>
        <ShareLink address={opened.share} />
        {opened.counts && <p className="small muted">{t('homeLede')}</p>}
      </section>
      <section>
        <h2>{t('brought')}</h2>
        <p className="brought">{new Intl.NumberFormat(locale).format(opened.applications)}</p>
        <p className="small muted">{t(opened.applications ? 'broughtAbout' : 'broughtNone')}</p>
      </section>
      <section>
        <h2>{t('agreement')}</h2>
        {opened.signed_on && <p>{t('agreementSigned', { date: day(opened.signed_on) })}</p>}
        {opened.has_copy ? (
          <p>
            <a className="btn line" href={signPage(code)}>
              {t('getCopy')}
            </a>
          </p>
        ) : (
          <>
            <p>{t('copyLater')}</p>
            <Button look="line" onClick={onReload}>
              {t('reload')}
            </Button>
          </>
        )}
      </section>
    </div>
  )
}
