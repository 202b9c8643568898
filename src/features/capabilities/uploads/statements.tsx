// The statements of the last four months, one place per month.
import { Button } from '#ui/frame/button.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'

export interface StatementsUploadProps {
  /** The `{api}` of the flow's calls. */
  readonly api: string
  readonly leadId: string
  /** Largest file in bytes. */
  readonly uploadLimitBytes: number
  /** Every month has its statement, or the owner sends the rest later. */
  readonly onDone: (complete: boolean) => void
}

export function StatementsUpload({ onDone }: StatementsUploadProps) {
  const t = useWords(words)
  return (
    <section>
      <h2>{t('statementsTitle')}</h2>
      <div className="actions">
        <Button look="line" onClick={() => onDone(false)}>
          {t('later')}
        </Button>
      </div>
    </section>
  )
}
