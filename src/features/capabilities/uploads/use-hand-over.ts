// The link that hands this page's upload to a phone: made when it is shown, ended when the page is left, watched meanwhile.
import { useCallback, useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { call } from '#ui/api.ts'
import { usePoll } from '../polling/use-poll.ts'
import type { endHandOver, handOver, HandOverState } from './contract.ts'
import * as paths from './paths.ts'
import { readReceived, type ReceivedAnswer } from './use-received.ts'

/** Asked for often at first, while somebody stands there with a phone in hand. */
const plan = { firstMs: 2000, mostMs: 4000, deadlineMs: 15 * 60_000, failures: 5 }

type Made = ResponseOf<typeof handOver>

interface HandOver {
  readonly made: Made | null
  readonly state: HandOverState | 'failed'
  readonly news: ReceivedAnswer | null
  /** Makes a new one. */
  readonly again: () => void
}

export function useHandOver(leadId: string, asks: string): HandOver {
  const [made, setMade] = useState<Made | null>(null)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let left = false
    let id: string | undefined
    const end = () => {
      if (!id) return
      const request = { link: leadId, hand_over: id }
      void call<typeof endHandOver>(paths.endHandOver, request, { keepalive: true })
    }
    setMade(null)
    setFailed(false)
    void call<typeof handOver>(paths.handOver, { link: leadId, asks }).then((answer) => {
      if (answer.ok) id = answer.value.id
      if (left) return end()
      if (answer.ok) setMade(answer.value)
      else setFailed(true)
    })
    return () => {
      left = true
      end()
    }
  }, [leadId, asks, round])
  const polled = usePoll<ReceivedAnswer>(made?.id ?? '', {
    plan,
    ask: (signal) => readReceived(leadId, signal, made?.id),
    pending: ({ hand_over: state }) => state === 'waiting' || state === 'opened',
  })
  const told = made && polled.value?.hand_over
  return {
    made,
    state: failed || polled.failure ? 'failed' : polled.late ? 'ended' : (told ?? 'waiting'),
    news: polled.value,
    again: useCallback(() => setRound((before) => before + 1), []),
  }
}
