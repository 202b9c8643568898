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
  const shown = (what: string, value: Row['seen']): string => {
    if (value === null || value === '') return '-'
    if (typeof value === 'number') return formatUsd(value, { cents: false })
    return what === 'in-business' ? monthName(value, language) : value
  }
  const difference = ({ differs, by }: Row) => {
    if (differs === null) return '-'
    if (!differs) return <span className="muted">{t('sameAsStated')}</span>
    const sign = by && by > 0 ? '+' : ''
    return <span className="tag danger">{by ? `${sign}${share(by, language)}` : t('differs')}</span>
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
            <b key="seen">{shown(row.what, row.seen)}</b>,
            difference(row),
          ],
        }))}
      />
    </Card>
  )
}
