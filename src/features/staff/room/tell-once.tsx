// A secret that is shown once, until it is put away, with a button that copies it.
import { useState } from 'react'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useStaffWords } from './words.ts'

/** `secret`: one, or several, each on a line of its own. */
export function TellOnce({ label, secret, onDone }: { label: string; secret: string; onDone: () => void }) {
  const t = useStaffWords()
  const several = secret.includes('\n')
  return (
    <Notice
      kind="ok"
      live
      title={label}
      actions={
        <>
          <CopyButton text={secret} />
          <Button look="quiet" onClick={onDone}>
            {t(several ? 'putAllAway' : 'putAway')}
          </Button>
        </>
      }
    >
      <p>{t(several ? 'allShownOnce' : 'shownOnce')}</p>
      <code className="secret">{secret}</code>
    </Notice>
  )
}

export function CopyButton({ text, look = 'line' }: { text: string; look?: 'primary' | 'line' }) {
  const t = useStaffWords()
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setCopied(true))
      .catch(() => setCopied(false))
  return (
    <>
      <Button look={look} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <span role="status" className="small muted">
        {copied === true ? t('copied') : copied === false ? t('notCopied') : ''}
      </span>
    </>
  )
}
