// A request to delete what is kept of an application, with what the law has us keep said before it is made.
import { useState } from 'react'
import { LEAST_APPLICATION_MONTHS, LEAST_EVIDENCE_MONTHS } from '#core/domain/retention.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { PartProps } from './part-props.ts'
import type { askDeletion } from './contract.ts'
import * as paths from './paths.ts'
import { dayOf } from './portal-days.ts'
import { useDo } from './use-portal.ts'
import * as words from './words.ts'

export function DeletionCard({ application: { id, deletion }, refresh }: PartProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const { busy, failure, run } = useDo()
  const ask = async () => {
    const sent = await run('deletion', () => call<typeof askDeletion>(paths.askDeletion, { id }))
    if (!sent) return
    setAsking(false)
    refresh()
  }
  const asked = deletion ? dayOf(deletion.askedAt, language) : ''
  if (deletion && !deletion.doneAt) return <Notice live>{t('deletionAsked', { date: asked })}</Notice>
  return (
    <section className="card">
      <h2>{t('yourData')}</h2>
      {deletion?.doneAt && <p>{t('deletionDone', { asked, done: dayOf(deletion.doneAt, language) })}</p>}
      <Button look="line" onClick={() => setAsking(true)}>
        {t('deletionButton')}
      </Button>
      {asking && (
        <Modal
          open
          onClose={() => setAsking(false)}
          title={t('deletionTitle')}
          actions={
            <>
              <Button busy={busy !== null && t('sending')} onClick={() => void ask()}>
                {t('deletionConfirm')}
              </Button>
              <Button look="quiet" onClick={() => setAsking(false)}>
                {t('keep')}
              </Button>
            </>
          }
        >
          <p>{t('deletionText', { evidence: LEAST_EVIDENCE_MONTHS, months: LEAST_APPLICATION_MONTHS })}</p>
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
