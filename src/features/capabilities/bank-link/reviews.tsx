// What customers said, one after another while somebody waits; it can be paused and stands still with reduced motion (spec 223).
import { useEffect, useState } from 'react'
import type { BrandReview } from '#core/flow/brand.ts'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import * as words from './words.ts'

/** Specification 1, section 9. */
const TURN_MS = 8000

export function Reviews({ reviews }: { reviews: readonly BrandReview[] }) {
  const t = useWords(words)
  const language = useLanguage()
  const [at, setAt] = useState(0)
  const [turning, setTurning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const count = reviews.length
  useEffect(() => {
    if (!turning || count < 2) return
    const timer = setInterval(() => setAt((before) => (before + 1) % count), TURN_MS)
    return () => clearInterval(timer)
  }, [turning, count])
  const review = reviews[at]
  if (!review) return null
  return (
    <section className="card review" aria-label={t('reviewsTitle')}>
      <h2>{t('reviewsTitle')}</h2>
      <figure>
        <blockquote>{review.message[language]}</blockquote>
        <figcaption className="small muted">{review.name}</figcaption>
      </figure>
      {count > 1 && (
        <div className="row">
          <span className="small muted num">{t('review', { at: at + 1, count })}</span>
          <span>
            <Button look="quiet" onClick={() => setTurning(!turning)}>
              {t(turning ? 'pause' : 'play')}
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                setTurning(false)
                setAt((at + 1) % count)
              }}
            >
              {t('nextReview')}
            </Button>
          </span>
        </div>
      )}
    </section>
  )
}
