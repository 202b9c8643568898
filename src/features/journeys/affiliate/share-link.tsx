// A link to share, with a button that copies it.
import { useState } from 'react'
import { Button } from '#ui/frame/button.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'
import './affiliate.css'

export function ShareLink({ address }: { address: string }) {
  const t = useWords(words)
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () =>
    navigator.clipboard
      .writeText(address)
      .then(() => setCopied(true))
      .catch(() => setCopied(false))
  return (
    <div className="share">
      <code>{address}</code>
      <p>
        <Button look="line" onClick={() => void copy()}>
          {t('copy')}
        </Button>{' '}
        <span role="status" className="small muted">
          {copied === true ? t('copied') : copied === false ? t('notCopied') : ''}
        </span>
      </p>
    </div>
  )
}
