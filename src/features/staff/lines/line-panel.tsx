// One line in full: what the bank says, what it is and why, what staff said; and, for who may, what to call it instead.
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { dayName, When } from '../room/formats.tsx'
import { LabelForm } from './label-form.tsx'
import type { BankLine, LinesFilter, LinesHead } from './lines-contract.ts'
import { classText, lineWord, useLinesWords, whyText } from './lines-words.ts'

interface PanelProps {
  /** Of the application. */
  readonly id: string
  readonly head: LinesHead
  readonly line: BankLine
  readonly at: number
  readonly total: number
  readonly mayLabel: boolean
  readonly onMove: (step: 1 | -1) => void
  readonly onClose: () => void
  readonly onFilter: (changes: Partial<LinesFilter>) => void
  readonly say: (text: string) => void
}

/** Below it the text leaves the class open. */
const SURE = 60

export function LinePanel({
  id,
  head,
  line,
  at,
  total,
  mayLabel,
  onMove,
  onClose,
  onFilter,
  say,
}: PanelProps) {
  const t = useLinesWords()
  const language = useLanguage()
  const isUnsure = line.class === 'unclassed' || line.confidence < SURE
  const lane = head.lanes.find((each) => each.id === line.position)
  const account = head.accounts[line.account]
  return (
    <aside className="line-panel" aria-labelledby="line-panel">
      <header>
        <h2 id="line-panel" tabIndex={-1}>
          {t('lineOf', { day: dayName(line.date, language) })}
        </h2>
        <span className="muted">{t('place', { at: at + 1, total })}</span>
        <button type="button" className="key" aria-label={t('previous')} onClick={() => onMove(-1)}>
          ↑
        </button>
        <button type="button" className="key" aria-label={t('next')} onClick={() => onMove(1)}>
          ↓
        </button>
        <button type="button" className="key" aria-label={t('close')} onClick={onClose}>
          ✕
        </button>
      </header>
      <section>
        <p className="row">
          <b className={line.amount < 0 ? 'amount' : 'amount in'}>
            {line.amount > 0 ? '+' : ''}
            {formatUsd(line.amount)}
          </b>
          <span className={isUnsure ? 'tag warn' : 'tag'}>
            {t(isUnsure ? 'notSure' : 'sure', { share: line.confidence })}
          </span>
        </p>
        <p className="raw">{line.text}</p>
      </section>
      <section>
        <h3>{classText(t, line)}</h3>
        <ul className="facts">
          <li>{whyText(t, line)}</li>
          <li>{lineWord(t, 'rail', line.rail)}</li>
          <li>{t(line.revenue ? 'isCounted' : line.counted ? 'isLeftOut' : 'isOutside')}</li>
          <li>
            {t('afterwards')}: {line.balance === null ? '-' : formatUsd(line.balance)}
            {account && ` (••${account.mask})`}
          </li>
        </ul>
        <p className="links">
          {line.party !== null && line.partyAt !== null && (
            <button
              type="button"
              className="linked"
              onClick={() => onFilter({ party: line.partyAt ?? undefined })}
            >
              {t('sameParty', { count: line.partyLines, name: line.party })}
            </button>
          )}
          {line.position !== null && line.lender !== null && (
            <button
              type="button"
              className="linked"
              onClick={() => onFilter({ position: line.position ?? undefined })}
            >
              {t('sameLender', { name: line.lender })}
            </button>
          )}
        </p>
        {line.twin && (
          <p className="small">
            {t('countedWith', { day: dayName(line.twin.date, language) })}{' '}
            <span className="raw">{line.twin.text}</span>
          </p>
        )}
        {line.alike && <p className="small">{t('alikeWhy')}</p>}
        {line.two && (
          <p className="said">
            {t('saidTwo', { by: line.two.by ?? '-' })} <When at={line.two.at} />
            {line.two.reason && <span className="own-line">{t('saidWhy', { reason: line.two.reason })}</span>}
          </p>
        )}
        {line.said && (
          <p className="said">
            {t('saidBy', { by: line.said.by ?? '-', says: lineWord(t, 'says', line.said.says) })}{' '}
            <When at={line.said.at} />
            {line.said.reason && (
              <span className="own-line">{t('saidWhy', { reason: line.said.reason })}</span>
            )}
          </p>
        )}
      </section>
      {mayLabel && (
        <LabelForm
          key={`${line.id}${line.said?.says ?? ''}${line.two ? 'two' : ''}`}
          id={id}
          stamp={head.stamp}
          line={line}
          lane={lane}
          say={say}
          onDone={onClose}
        />
      )}
    </aside>
  )
}
