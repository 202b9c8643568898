// What happened to it: others still sign, the copies are being sealed, or the signer's own copy; and what was declined or ended.
import { useEffect, useState } from 'react'
import { useTellFrame } from '#features/capabilities/signing/frame-events.ts'
import * as paths from '#features/capabilities/signing/paths.ts'
import * as words from '#features/capabilities/signing/words.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import type { SignScreenProps } from './opened.ts'
import { useInLanguage } from './use-in-language.ts'

const ASK_EVERY_MS = 2_000
const MOST_ASKED = 15

export function End({ opened, leadId: link, refresh }: SignScreenProps) {
  const t = useWords(words)
  const { standing, kind } = opened
  useTellFrame(standing)
  useInLanguage(refresh)
  const [asked, setAsked] = useState(0)
  const waiting = (standing === 'sealing' || standing === 'sign') && asked < MOST_ASKED
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      if (!document.hidden) refresh()
    }, ASK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [waiting, asked, refresh])
  if (standing === 'code') return <LoadingBlock>{t('checkingTitle')}</LoadingBlock>
  if (standing === 'finished')
    return (
      <div className="prose">
        <StepTitle>{t('finishedTitle')}</StepTitle>
        <Notice kind="ok">{t('finished')}</Notice>
        <div className="actions">
          <a className="btn" href={paths.signFile(link, 'copy')}>
            {t('getCopy')}
          </a>
        </div>
        <p>
          {t('checkLater', { paper: t(`paper.${kind}`) })}{' '}
          <a href="/business/verify-paper">{t('checkLink')}</a>
        </p>
        <WhatComes next={opened.next} />
      </div>
    )
  if (standing === 'declined' || standing === 'ended') return <Over opened={opened} />
  if (standing === 'wait')
    return (
      <div className="prose">
        <StepTitle>{t('waitTitle')}</StepTitle>
        <p>{t('wait')}</p>
      </div>
    )
  const sealing = standing !== 'signed'
  // The provider has not told yet who has signed.
  const title = standing === 'sign' ? 'checkingTitle' : sealing ? 'sealingTitle' : 'signedTitle'
  const text = standing === 'sign' ? 'checkingSigned' : 'sealing'
  return (
    <div className="prose">
      <StepTitle>{t(title)}</StepTitle>
      <p role="status">{t(!sealing ? 'signed' : waiting ? text : 'sealingLong')}</p>
      {!waiting && (
        <div className="actions">
          <Button look="line" onClick={refresh}>
            {t('reload')}
          </Button>
        </div>
      )}
      <WhatComes next={opened.next} />
    </div>
  )
}

/** To the applicant, whose portal keeps all of it. */
function WhatComes({ next }: { next: string | undefined }) {
  const t = useWords(words)
  if (!next) return null
  return (
    <>
      <h2>{t('nextTitle')}</h2>
      <p>{next}</p>
      <p>
        {t('keptText')} <a href={paths.portalPage}>{t('toPortal')}</a>
      </p>
    </>
  )
}

/** What ended it, and where it goes on. */
function Over({ opened: { standing, ended, successor, kind } }: Pick<SignScreenProps, 'opened'>) {
  const t = useWords(words)
  const declined = standing === 'declined'
  const paper = t(`paper.${kind}`)
  const goesOn = { now: 'newNow', later: 'newLater', signed: 'newSigned' } as const
  return (
    <div className="prose">
      <StepTitle>{t(declined ? 'declinedTitle' : 'endedTitle', { paper })}</StepTitle>
      <p>
        {t(
          declined
            ? 'declined'
            : ended === 'expired'
              ? 'ended.expired'
              : successor
                ? 'ended.replaced'
                : 'ended.void',
        )}{' '}
        {declined && kind === 'funding-agreement' && t('declineRead')}
      </p>
      {successor ? <p>{t(goesOn[successor.standing])}</p> : !declined && <p>{t('newNone')}</p>}
      {successor?.url && (
        <div className="actions">
          <a className="btn" href={successor.url}>
            {t('toNew')}
          </a>
        </div>
      )}
    </div>
  )
}
