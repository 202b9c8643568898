// The filter by whose link applications came: offered to those who see affiliates, and kept in sight where an address has one.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChooseAffiliate } from '../affiliates/choose-affiliate.tsx'
import { useAffiliates } from '../affiliates/use-affiliates.ts'
import { calls } from '../room/calls.ts'
import { useMe } from '../room/session.tsx'
import { useStaffWords } from '../room/words.ts'

interface CameByProps {
  /** An affiliate's id; empty for none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

export function CameBy({ value, onChange }: CameByProps) {
  const t = useStaffWords()
  const { seesAffiliates } = useMe()
  const [choosing, setChoosing] = useState(false)
  const { items } = useAffiliates('', { signed: true, enabled: seesAffiliates })
  const { data: chosen } = useQuery({
    queryKey: ['affiliates', 'one', value],
    queryFn: ({ signal }) => calls.affiliates({ id: value }, signal),
    enabled: seesAffiliates && value !== '',
    staleTime: 5 * 60_000,
  })
  if (!value && items.length === 0) return null
  const company = chosen?.items[0]?.company
  const text = !value ? t('anySource') : company ? t('cameByOption', { company }) : t('anAffiliate')
  return (
    <>
      <button
        type="button"
        className={value ? 'pick on' : 'pick'}
        aria-haspopup="dialog"
        aria-label={`${t('cameBy')}: ${text}`}
        title={t('cameBy')}
        // Those who may not look affiliates up can still take the filter away.
        onClick={() => (seesAffiliates ? setChoosing(true) : onChange(''))}
      >
        {text}
      </button>
      {choosing && (
        <ChooseAffiliate
          value={value}
          onClose={() => setChoosing(false)}
          onChoose={(id) => {
            setChoosing(false)
            onChange(id)
          }}
        />
      )}
    </>
  )
}
