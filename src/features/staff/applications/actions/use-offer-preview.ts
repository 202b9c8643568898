// The server's preview of an approval for the amount as it stands, asked for once the typing has paused.
import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Cents } from '#core/ground/money.ts'
import { calls } from '../../room/calls.ts'
import type { Application } from '../application-contract.ts'
import { fitsLimits } from './decision-draft.ts'

const SETTLE_MS = 250

/** The value once it has stood for a moment; the first one at once. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/**
 * `amount`: as entered; null when nothing readable stands there. `seen`: the decision that is answered: another one prices anew.
 * `late`: what is in `data` belongs to an amount of before.
 */
export function useOfferPreview(
  application: Application,
  amount: Cents | null,
  seen: string | null,
  wanted: boolean,
) {
  const { id } = application
  const asked = useSettled(amount)
  const fits = wanted && fitsLimits(application, amount)
  const { data, error, isPlaceholderData, isPending, refetch } = useQuery({
    queryKey: ['application', id, 'offer-preview', seen, asked],
    queryFn: ({ signal }) => calls.previewOffer({ id, amount: asked ?? 0 }, signal),
    enabled: fits && fitsLimits(application, asked),
    placeholderData: keepPreviousData,
  })
  return { fits, data, error, refetch, late: asked !== amount || isPlaceholderData || isPending }
}
export type PreviewState = ReturnType<typeof useOfferPreview>
