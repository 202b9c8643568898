// A document to upload: photo ID, voided check or another; photographed, dropped or chosen, now or later, and never a dead end.
import { useMemo, useState } from 'react'
import { documentName } from '#core/domain/documents.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { FileDrop } from '#ui/inputs/file-drop.tsx'
import type { UploadItem } from '#ui/inputs/use-uploads.ts'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { missingText } from './missing-text.ts'
import { ReceivedFiles } from './received-files.tsx'
import { sendDocument } from './send-upload.ts'
import { useReceived } from './use-received.ts'
import * as words from './words.ts'
import '#ui/screens.css'

const texts = {
  'photo-id': { title: 'photoIdTitle', text: 'photoIdText', label: 'photoIdLabel', why: 'photoIdWhy' },
  'voided-check': {
    title: 'voidedCheckTitle',
    text: 'voidedCheckText',
    label: 'voidedCheckLabel',
    why: 'voidedCheckWhy',
  },
} as const

export function UploadStep({ step, api, leadId, uploadLimitBytes, next, back }: StepScreenProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [asked, setAsked] = useState(false)
  const upload = useMemo(
    () => sendDocument({ api, link: leadId, language }, documentName(step.id)),
    [api, leadId, language, step.id],
  )
  const text = texts[step.id === 'voided-check' ? 'voided-check' : 'photo-id']
  const received = useReceived(leadId)
  const earlier = received.documents.filter(({ kind }) => kind === step.id)
  const arrived = items.some(({ state }) => state === 'done')
  // The bank may have said it meanwhile: then nothing is asked for here.
  const spared = step.id === 'voided-check' && received.numbers_known
  const done = arrived || earlier.length > 0 || spared
  const busy = items.some(({ state }) => state === 'uploading' || state === 'waiting')
  return (
    <>
      <StepTitle>{t(text.title)}</StepTitle>
      <p className="lede">{t(text.text)}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (done && !busy) next()
          else {
            setAsked(true)
            // The group reads its error out.
            document.getElementById(step.id)?.focus()
          }
        }}
      >
        <ReceivedFiles files={earlier} />
        {received.numbers_known && <Notice kind="ok">{t('numbersKnown')}</Notice>}
        {received.unknown && <Notice live>{t('receivedUnknown')}</Notice>}
        <FileDrop
          id={step.id}
          label={t(text.label)}
          why={t(text.why)}
          error={asked && !done ? t(missingText(items)) : undefined}
          upload={upload}
          maxBytes={uploadLimitBytes}
          onChange={setItems}
        />
        <p className="small muted">{t('noRedacting')}</p>
        {arrived && !busy && (
          <Notice kind="ok" live>
            {t('arrived')}
          </Notice>
        )}
        <div className="actions">
          <Button type="submit">{t('continue')}</Button>
          {!done && (
            <Button look="line" onClick={next}>
              {t('later')}
            </Button>
          )}
          {back && (
            <Button look="quiet" onClick={back}>
              {t('back')}
            </Button>
          )}
        </div>
        {!done && <p className="small muted">{t('laterText')}</p>}
      </form>
    </>
  )
}
