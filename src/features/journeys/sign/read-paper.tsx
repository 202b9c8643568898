// The paper, read on the page.
import { useTellFrame } from '#features/capabilities/signing/frame-events.ts'
import type { tellShown } from '#features/capabilities/signing/contract.ts'
import * as paths from '#features/capabilities/signing/paths.ts'
import * as words from '#features/capabilities/signing/words.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { call } from '#ui/api.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { PaintedPaper } from '#ui/paper/painted-paper.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { Decline } from './decline.tsx'
import type { SignScreenProps } from './opened.ts'

export function ReadPaper(props: SignScreenProps) {
  const { opened, leadId: link, next } = props
  const t = useWords(words)
  const language = useLanguage()
  useTellFrame(opened.standing)
  const paper = t(`paper.${opened.kind}`)
  if (!opened.paper) return <LoadingBlock>{t('readTitle', { paper })}</LoadingBlock>
  const until = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  }).format(new Date(opened.expires_at))
  return (
    <>
      <div className="prose">
        <p className="small muted">{t('steps', { at: 2 })}</p>
        <StepTitle>{t('readTitle', { paper })}</StepTitle>
        <p>
          {t('readLede')}{' '}
          <a href={paths.signFile(link, 'paper')} target="_blank" rel="noreferrer">
            {t('openPdf')}
          </a>
        </p>
        <p className="small muted">{t('until', { date: until })}</p>
        {/* It is in the language of whoever applied. */}
        {opened.paper.language !== language && <Notice>{t('otherLanguage', { paper })}</Notice>}
      </div>
      <PaintedPaper
        paper={opened.paper}
        // Only noted: whoever signs without it signs all the same.
        onPainted={() => void call<typeof tellShown>(paths.tellShown, { link, what: 'paper' }, { language })}
      />
      <div className="actions">
        <Button onClick={next}>{t('toSign')}</Button>
      </div>
      <Decline {...props} />
    </>
  )
}
