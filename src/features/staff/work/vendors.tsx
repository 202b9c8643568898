// Whether the providers that are set up answer: their doors as the asked server sees them.
import { en } from '#core/words/work/en.ts'
import { es } from '#core/words/work/es.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { Card, Table } from '../room/card.tsx'
import { shortTime, When } from '../room/formats.tsx'
import type { JobsSeen } from './jobs-seen.ts'

const words = { en, es }

export function Vendors({ vendors }: Pick<JobsSeen, 'vendors'>) {
  const w = useWords(words)
  const language = useLanguage()
  return (
    <Card title={w('vendors')}>
      <p className="muted small">{w('vendorsLede')}</p>
      <Table
        label={w('vendors')}
        columns={[
          { head: w('vendor') },
          { head: w('state') },
          { head: w('calls'), number: true },
          { head: w('lastFault') },
        ]}
        rows={vendors.map(({ vendor, state, opensAt, running, waiting, lastFault }) => ({
          key: vendor,
          cells: [
            vendor,
            w(`state.${state}`, { at: opensAt ? shortTime(opensAt, new Date(), language) : '' }),
            running + waiting,
            lastFault ? (
              <>
                {lastFault.code} <When at={lastFault.at} />
              </>
            ) : (
              '-'
            ),
          ],
        }))}
      />
    </Card>
  )
}
