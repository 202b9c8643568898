// What staff said of bank lines that later data contradict: each with the cause and the way to take it back.
import { formatUsd } from '#core/ground/money.ts'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage } from '#ui/words.tsx'
import { Card, Table } from '../../room/card.tsx'
import { Failure } from '../../room/failure.tsx'
import { dayName } from '../../room/formats.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { BankPicture } from '../bank-contract.ts'
import { labelText, useLabel, type Labelled } from './bank-labels.tsx'

export function StaleLabels({ bank, application, say }: Labelled & { readonly bank: BankPicture }) {
  const t = useStaffWords()
  const language = useLanguage()
  const label = useLabel({ application, say })
  if (!bank.staleLabels.length) return null
  const mayLabel = application.rights.includes('label-bank')
  return (
    <Card title={t('staleLabels')}>
      <p className="small muted">{t('staleLabelsLede')}</p>
      <Failure failure={label.error} />
      <Table
        label={t('staleLabels')}
        columns={[
          { head: t('bankText') },
          { head: t('when') },
          { head: t('sum'), number: true },
          { head: t('staleSaid') },
          { head: t('staleWhy') },
        ]}
        rows={bank.staleLabels.map(({ of, kind, says, why, date, amount, text }) => ({
          key: of,
          cells: [
            text || '-',
            date ? dayName(date, language) : '-',
            date ? formatUsd(amount) : '-',
            <span key="said" className="tags">
              <span className="tag">{labelText(t, says, language)}</span>
              {mayLabel && (
                <Button
                  look="quiet"
                  busy={label.isPending && t('labelKeeping')}
                  aria-label={t('takeBackOf', { name: text })}
                  onClick={() => label.mutate({ kind, of, says: null })}
                >
                  {t('takeBack')}
                </Button>
              )}
            </span>,
            t(`stale.${why}`),
          ],
        }))}
      />
    </Card>
  )
}
