// Stated and seen in one panel: what the owner said, what the bank shows, and the difference marked.
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { Card, Table } from '../../room/card.tsx'
import { monthName, share } from '../../room/formats.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import type { BankPicture } from '../bank-contract.ts'

type Row = BankPicture['statedAndSeen'][number]

export function StatedSeen({ bank }: { bank: Pick<BankPicture, 'statedAndSeen'> }) {
  const t = useStaffWords()
  const language = useLanguage()
  const shown = (what: Row['what'], value: Row['seen']): string => {
    if (value === null || value === '') return '-'
    if (typeof value === 'number') return formatUsd(value, { cents: false })
    return what === 'in-business' ? monthName(value, language) : value
  }
  /** A history of two years tells about no earlier start, and contradicts none. */
  const seen = ({ what, seen: value }: Row): string =>
    what === 'in-business' && value ? t('atLeastSince', { month: shown(what, value) }) : shown(what, value)
  const difference = ({ what, differs, by }: Row) => {
    if (differs === null) return '-'
    if (!differs)
      return <span className="muted">{t(what === 'in-business' ? 'notContradicted' : 'sameAsStated')}</span>
    if (!by) return <span className="tag danger">{t('differs')}</span>
    // More than was stated is no promise broken.
    return by > 0 ? (
      <span className="tag accent">+{share(by, language)}</span>
    ) : (
      <span className="tag danger">{share(by, language)}</span>
    )
  }
  return (
    <Card title={t('statedSeen')}>
      <Table
        label={t('statedSeen')}
        columns={[{ head: t('what') }, { head: t('stated') }, { head: t('seen') }, { head: t('difference') }]}
        rows={bank.statedAndSeen.map((row) => ({
          key: row.what,
          cells: [
            codeWord(t, 'seen', row.what),
            shown(row.what, row.stated),
            <b key="seen">{seen(row)}</b>,
            <>
              {difference(row)}
              {row.match !== undefined && (
                <small className="muted">{t('providerMatch', { score: row.match })}</small>
              )}
            </>,
          ],
        }))}
      />
    </Card>
  )
}
