// The slot of one month: each file that counts for it, and the way to take it out again.
import { useState } from 'react'
import type { IsoMonth } from '#core/ground/dates.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { monthName } from './month-name.ts'
import type { Documents, SentDocument } from './use-documents.ts'
import * as words from './words.ts'

interface MonthSlotProps extends Pick<Documents, 'sent' | 'takeBack'> {
  readonly month: IsoMonth
  /** Puts the focus where another file is chosen: what had it goes away. */
  readonly toChooser: () => void
}

export function MonthSlot({ sent, ...slot }: MonthSlotProps) {
  return sent
    .filter(({ months }) => months.includes(slot.month))
    .map((document) => <SlotFile key={document.id} document={document} {...slot} />)
}

function SlotFile({
  document,
  month,
  takeBack,
  toChooser,
}: Omit<MonthSlotProps, 'sent'> & { readonly document: SentDocument }) {
  const t = useWords(words)
  const language = useLanguage()
  const [problem, setProblem] = useState<string>()
  const { name, months, removable } = document
  return (
    <div className="slot-file">
      <span className="xs">{name}</span>
      {months.length > 1 && <span className="xs muted">{t('slotShared', { count: months.length })}</span>}
      {removable && (
        <button
          type="button"
          className="btn quiet"
          aria-label={t('removeFrom', { name, month: monthName(month, language) })}
          onClick={() =>
            void takeBack(document).then((refused) => {
              setProblem(refused)
              if (!refused) toChooser()
            })
          }
        >
          {t('remove')}
        </button>
      )}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
