// Why this amount, and what would raise it: the factors with their points and reasons, in words a person can act on.
import { Meter } from '#ui/frame/meter.tsx'
import { useWords } from '#ui/words.tsx'
import type { Explanation } from './offer-calls.ts'
import * as words from './words.ts'

interface ExplainedProps {
  readonly explanation: Explanation
  /** More than the offered amount is possible: then it is not said that nothing would raise it. */
  readonly more: boolean
}

export function Explained({ explanation, more }: ExplainedProps) {
  const t = useWords(words)
  const { factors, raises } = explanation
  const reasons = factors.flatMap(({ name, reasons: of }) => of.map((text) => ({ key: name + text, text })))
  return (
    <div className="explained">
      <section className="card">
        <h2>{t('whyTitle')}</h2>
        {factors.map(({ name, label, score, max }) => (
          <Meter key={name} label={label} score={score} max={max} />
        ))}
        {reasons.length > 0 && (
          <details>
            <summary>{t('whyDetails')}</summary>
            <ul className="small">
              {reasons.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </details>
        )}
      </section>
      {(raises.length > 0 || !more) && (
        <section className="card">
          <h2>{t('raiseTitle')}</h2>
          {raises.length > 0 ? (
            <ul className="small">
              {raises.map(({ code, text }) => (
                <li key={code}>{text}</li>
              ))}
            </ul>
          ) : (
            <p className="small muted">{t('raiseNone')}</p>
          )}
        </section>
      )}
    </div>
  )
}
