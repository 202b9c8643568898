// What was agreed to; text messages and electronic records are withdrawn and given again here, after what that means was said.
import { useState } from 'react'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Application, PartProps } from './part-props.ts'
import type { setConsent } from './contract.ts'
import * as paths from './paths.ts'
import { dayOf } from './portal-days.ts'
import { useDo } from './use-portal.ts'
import * as words from './words.ts'

type Consent = Application['consents'][number]
type Changeable = 'sms' | 'e-sign'
const isChangeable = (kind: Consent['kind']): kind is Changeable => kind === 'sms' || kind === 'e-sign'

export function ConsentsCard({ application: { id, consents }, refresh }: PartProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [asking, setAsking] = useState<(Consent & { readonly kind: Changeable }) | null>(null)
  const [changed, setChanged] = useState<Changeable | null>(null)
  const { busy, failure, run } = useDo()
  const change = async ({ kind, given }: { kind: Changeable; given: boolean }) => {
    const done = await run('change', () =>
      call<typeof setConsent>(paths.setConsent, { id, kind, given: !given }, { language }),
    )
    if (!done) return
    setAsking(null)
    setChanged(kind)
    refresh()
  }
  return (
    <section className="card">
      <h2>{t('consentsTitle')}</h2>
      <ul className="things">
        {consents.map((consent) => {
          const { kind, given, at, stopped } = consent
          const name = t(`consent.${kind}`)
          return (
            <li key={kind}>
              <span className="what">
                <a href={`/business/legal/${kind}`}>{name}</a>
                <span className="small muted">
                  {stopped ? t('stopped') : t(given ? 'givenOn' : 'offSince', { date: dayOf(at, language) })}
                </span>
              </span>
              {isChangeable(kind) && !stopped && (
                <Button look="line" onClick={() => setAsking({ ...consent, kind })}>
                  {t(given ? 'withdraw' : 'turnOn')}
                  <span className="sr">: {name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {changed && (
        <Notice kind="ok" live>
          {t('changed', { name: t(`consent.${changed}`) })}
        </Notice>
      )}
      {asking && (
        <Modal
          open
          onClose={() => setAsking(null)}
          title={t(asking.given ? 'withdrawTitle' : 'turnOnTitle', { name: t(`consent.${asking.kind}`) })}
          actions={
            <>
              <Button busy={busy !== null && t('changing')} onClick={() => void change(asking)}>
                {t(asking.given ? 'withdraw' : 'confirmOn')}
              </Button>
              <Button look="quiet" onClick={() => setAsking(null)}>
                {t('keep')}
              </Button>
            </>
          }
        >
          <p>{t(`${asking.given ? 'withdraw' : 'turnOn'}.${asking.kind}`)}</p>
          <p className="small">
            <a href={`/business/legal/${asking.kind}`} target="_blank" rel="noreferrer">
              {t('readWording')}
            </a>
          </p>
          {failure && (
            <Notice kind="danger" live>
              {failureText(failure, language)}
            </Notice>
          )}
        </Modal>
      )}
    </section>
  )
}
