// The ways on when no bank is connected (spec T7): again, another bank, statements, or without.
import { Icon } from '#ui/frame/icon.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'

const ways = {
  again: ['again', 'againText'],
  'other-bank': ['anotherBank', 'anotherBankText'],
  statements: ['statements', 'statementsText'],
  without: ['without', 'withoutText'],
} as const

export type Way = keyof typeof ways

export interface WaysOnProps {
  readonly offered: readonly Way[]
  /** The way that is being taken: it says so, and no other is taken meanwhile. */
  readonly taking: Way | null
  /** Why the way that was chosen could not be taken; '' = nothing. */
  readonly problem: string
  readonly onChoose: (way: Way) => void
}

export function WaysOn({ offered, taking, problem, onChoose }: WaysOnProps) {
  const t = useWords(words)
  return (
    <section className="ways" aria-label={t('waysTitle')}>
      <h2>{t('waysTitle')}</h2>
      {offered.map((way) => (
        <button
          key={way}
          type="button"
          aria-disabled={taking ? true : undefined}
          onClick={() => taking ?? onChoose(way)}
        >
          <span>
            <b>{t(ways[way][0])}</b>
            <span className="small muted">{t(way === taking ? 'taking' : ways[way][1])}</span>
          </span>
          {way === taking ? <span className="spin" aria-hidden="true" /> : <Icon name="down" />}
        </button>
      ))}
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
    </section>
  )
}
