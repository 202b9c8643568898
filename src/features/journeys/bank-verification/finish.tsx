// The end: success, still answering, or Oops, each with what happens next. Told by the server, not by the way here.
import { useEffect, useState } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { useWords } from '#ui/words.tsx'
import { readStanding, type Standing } from './standing.ts'
import * as words from './words.ts'

interface FinishProps {
  readonly code: string
  readonly brand: Brand
  readonly documents: boolean
  readonly onAgain: () => void
}

export function Finish({ code, brand, documents, onAgain }: FinishProps) {
  const t = useWords(words)
  const [standing, setStanding] = useState<Standing | 'unknown' | null>(null)
  useEffect(() => {
    let over = false
    void readStanding(code).then((told) => over || setStanding(told ?? 'unknown'))
    return () => {
      over = true
    }
  }, [code])
  const contact = [brand.phone, brand.email].filter(Boolean).join(', ')

  if (standing === null) return <LoadingBlock>{t('verifying')}</LoadingBlock>
  if (standing === 'unknown' || (standing.result && !standing.done))
    return (
      <>
        <StepTitle>{t('pendingTitle')}</StepTitle>
        <Notice>{t('pendingText')}</Notice>
      </>
    )
  if (standing.done)
    return (
      <>
        <StepTitle>{t('successTitle')}</StepTitle>
        <Notice kind="ok">{t(documents ? 'successDocuments' : 'successText')}</Notice>
      </>
    )
  return (
    <>
      <StepTitle>{t('oops')}</StepTitle>
      <Notice
        kind="danger"
        actions={
          <Button look="line" onClick={onAgain}>
            {t('again')}
          </Button>
        }
      >
        {t('oopsText')} {contact && t('contact', { contact })}
      </Notice>
    </>
  )
}
