// On a desktop: a code for the phone's camera. What is photographed there appears on this page by itself.
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { useWords } from '#ui/words.tsx'
import { useHandOver } from './use-hand-over.ts'
import type { ReceivedAnswer } from './use-received.ts'
import * as words from './words.ts'

interface PhoneCardProps {
  readonly leadId: string
  /** The kind of document; '' = all that the page's link asks for. */
  readonly asks: string
  /** What is there, whenever the phone may have sent something. */
  readonly onNews: (answer: ReceivedAnswer) => void
  /** The phone said that it is done. */
  readonly onFinished: () => void
}

/** Where a mouse is at hand and there is room: a phone needs no code for itself. */
const DESKTOP = '(min-width: 62.01rem) and (pointer: fine)'

export function PhoneCard(props: PhoneCardProps) {
  const [desktop, setDesktop] = useState(false)
  useEffect(() => {
    const media = matchMedia(DESKTOP)
    const follow = () => setDesktop(media.matches)
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return desktop ? <Code {...props} /> : null
}

function Code({ leadId, asks, onNews, onFinished }: PhoneCardProps) {
  const t = useWords(words)
  const { made, state, news, again } = useHandOver(leadId, asks)
  const tell = useEffectEvent(onNews)
  const finish = useEffectEvent(onFinished)
  useEffect(() => {
    if (news) tell(news)
  }, [news])
  // After what arrived with it is on the page.
  useEffect(() => {
    if (state === 'finished') finish()
  }, [state])
  return (
    <section className="card phone">
      <h2>{t('phoneTitle')}</h2>
      {state === 'waiting' || state === 'opened' ? (
        <>
          <p className="small">{t('phoneText')}</p>
          {made ? (
            <QrCode text={location.origin + made.path} label={t('phoneCode')} />
          ) : (
            <LoadingBlock>{t('phoneMaking')}</LoadingBlock>
          )}
          <p className="small muted" role="status">
            {state === 'opened' ? t('phoneOpened') : t('phoneTime', { minutes: made?.minutes ?? 15 })}
          </p>
        </>
      ) : (
        <>
          <p className="small" role="status">
            {t(state === 'finished' ? 'phoneFinished' : state === 'ended' ? 'phoneEnded' : 'phoneFailed')}
          </p>
          <Button look="line" onClick={again}>
            {t('phoneAgain')}
          </Button>
        </>
      )}
    </section>
  )
}

/** Points of quiet round the code, without which some cameras do not find it. */
const QUIET = 2

function QrCode({ text, label }: { text: string; label: string }) {
  const [points, setPoints] = useState<readonly (readonly boolean[])[]>([])
  useEffect(() => {
    let left = false
    // Comes only where it is shown.
    void import('uqr').then(({ encode }) => {
      if (!left) setPoints(encode(text, { border: QUIET }).data)
    })
    return () => {
      left = true
    }
  }, [text])
  const path = points
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${points.length || 1} ${points.length || 1}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
