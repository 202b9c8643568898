// Carries out the linking of a bank in the browser, for both ways: makes the calls, opens the vendor's page, and does what `link-moves` decides.
import type { BankReason } from '#core/codes/bank-reasons.ts'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useLocation } from '#ui/router.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage } from '#ui/words.tsx'
import type { FrameEnd } from './bank-frame.ts'
import { openBankWidget } from './bank-widget.ts'
import {
  askFrame,
  askToken,
  exchangeLinked,
  readBankState,
  refreshLinked,
  tellOutcome,
  type Standing,
} from './link-calls.ts'
import {
  eventAfterStop,
  eventAfterUndoing,
  moveAfterExchange,
  moveAfterFailure,
  moveAfterFrame,
  moveAfterLeaving,
  moveOnArrival,
  type LinkMove,
} from './link-moves.ts'
import { takePress } from './link-press.ts'
import { afterLinkEvent, type LinkState } from './link-state.ts'
import { forgetReturn, leaveForBank, takeReturn } from './oauth-return.ts'
import { bankReasonOf } from './reasons.ts'

interface Asked extends Pick<StepScreenProps, 'api' | 'leadId' | 'bank'> {
  /** The bank has not answered yet: whoever comes next waits for it. */
  readonly onWaiting: () => void
}

interface BankLinking {
  readonly state: LinkState
  /** Opens the vendor's page; with a connection, to renew its login. */
  readonly open: (repair?: string) => void
  readonly frameEnded: (end: FrameEnd) => void
  /** The person leaves the vendor's page by our own button. */
  readonly leave: () => void
  /** The server read the linked bank, and it is not connected any more or waits for its owner. */
  readonly undone: (standing: Standing) => void
}

/**
 * Reads the state of linking when the page opens, then does what `moveOnArrival` says: opens the vendor's page, or shows what came
 * of the last attempt and the ways on.
 */
export function useBankLink({ api, leadId, bank, onWaiting }: Asked): BankLinking {
  const language = useLanguage()
  const location = useLocation()
  const [state, dispatch] = useReducer(afterLinkEvent, { at: 'looking' })
  const opening = useRef<AbortController>(null)
  const waiting = useRef(onWaiting)
  waiting.current = onWaiting

  const carryOut = useCallback(
    async (move: LinkMove): Promise<void> => {
      switch (move.next) {
        case 'show':
          return dispatch(move.event)
        case 'hand-on':
          return waiting.current()
        case 'leave-to-server':
          return carryOut(moveAfterLeaving(await tellOutcome(leadId, 'linked'), move.failure, language))
        case 'look-for-another': {
          dispatch({ kind: 'stopped', cause: move.cause })
          const found = await readBankState(leadId)
          if (found.ok && found.value.state === 'linked') dispatch({ kind: 'linked', besides: move.cause })
        }
      }
    },
    [leadId, language],
  )
  const stop = useCallback(
    async (how: 'cancelled' | 'failed', reported: string) => {
      forgetReturn()
      const guess: BankReason = how === 'cancelled' ? 'cancelled' : (bankReasonOf(reported) ?? 'other')
      dispatch({ kind: 'stopped', cause: guess })
      const event = eventAfterStop(await tellOutcome(leadId, how, reported || undefined), guess)
      if (event) dispatch(event)
    },
    [leadId],
  )

  const byFrame = useCallback(
    async (repair: string | null, signal: AbortSignal) => {
      const link = await askFrame(api, leadId, repair, signal)
      if (signal.aborted) return
      if (!link.ok) return carryOut(moveAfterFailure(link.refusal, language))
      dispatch({ kind: 'frame-given', url: link.value.link, customer: link.value.custid })
    },
    [api, leadId, language, carryOut],
  )
  const byToken = useCallback(
    async (repair: string | null, signal: AbortSignal, back: ReturnType<typeof takeReturn> = null) => {
      if (!bank.script) return dispatch({ kind: 'stopped', cause: 'off' })
      const given = back ? null : await askToken(leadId, repair, signal)
      if (signal.aborted) return
      if (given && !given.ok) return carryOut(moveAfterFailure(given.refusal, language))
      const token = back?.token ?? given?.value.link_token ?? ''
      leaveForBank({ token, path: location.pathname, state: location.state })
      dispatch({ kind: 'widget-opened' })
      const end = await openBankWidget({
        script: bank.script,
        token,
        receivedRedirectUri: back?.receivedUri,
        signal,
      })
      if (end.kind !== 'linked') return stop(end.kind, end.reason)
      forgetReturn()
      dispatch({ kind: 'taken' })
      if (repair) return carryOut({ next: 'leave-to-server', failure: null })
      return carryOut(moveAfterExchange(await exchangeLinked(api, leadId, end.publicToken), language))
    },
    [api, leadId, bank.script, language, location, stop, carryOut],
  )

  const open = useCallback(
    (repair?: string) => {
      opening.current?.abort()
      const abort = new AbortController()
      opening.current = abort
      dispatch({ kind: 'opened' })
      void (bank.way === 'token'
        ? byToken(repair ?? null, abort.signal)
        : byFrame(repair ?? null, abort.signal))
    },
    [bank.way, byFrame, byToken],
  )

  const frameEnded = useCallback(
    async (end: FrameEnd) => {
      if (state.at !== 'frame') return
      if (end.kind !== 'done') return stop(end.kind, end.reason)
      dispatch({ kind: 'taken' })
      return carryOut(moveAfterFrame(await refreshLinked(api, leadId, state.customer)))
    },
    [api, leadId, state, stop, carryOut],
  )

  const look = useEffectEvent(async (abort: AbortController) => {
    const back = bank.way === 'token' ? takeReturn() : null
    if (back) {
      opening.current = abort
      return byToken(null, abort.signal, back)
    }
    const pressed = takePress()
    const found = await readBankState(leadId, abort.signal)
    if (abort.signal.aborted) return
    const move = moveOnArrival(found, pressed, language)
    return move.next === 'open' ? open() : carryOut(move)
  })
  useEffect(() => {
    const abort = new AbortController()
    void look(abort)
    return () => {
      abort.abort()
      opening.current?.abort()
    }
    // Once per visit of the page; opening again is a choice.
  }, [])

  const leave = useCallback(() => {
    opening.current?.abort()
    void stop('cancelled', '')
  }, [stop])

  const undone = useCallback((standing: Standing) => dispatch(eventAfterUndoing(standing)), [])

  return { state, open, frameEnded: useCallback((end) => void frameEnded(end), [frameEnded]), leave, undone }
}
