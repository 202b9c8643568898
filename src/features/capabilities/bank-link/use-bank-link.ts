// The course of linking a bank in the browser, for both ways: look, open, take over what came of it, and tell the server every end.
import type { BankReason } from '#core/codes/bank-reasons.ts'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useLocation } from '#ui/router.tsx'
import { failureText, type CallFailure } from '#ui/answer.ts'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage } from '#ui/words.tsx'
import type { FrameEnd } from './bank-frame.ts'
import { openBankWidget } from './bank-widget.ts'
import { askEligibility, inProgress } from './eligibility.ts'
import {
  askFrame,
  askToken,
  causeOfFailure,
  exchangeLinked,
  readBankState,
  refreshLinked,
  tellOutcome,
  type Standing,
} from './link-calls.ts'
import { takePress } from './link-press.ts'
import { afterLinkEvent, type LinkEvent, type LinkState } from './link-state.ts'
import { forgetReturn, leaveForBank, takeReturn } from './oauth-return.ts'
import { bankReasonOf } from './reasons.ts'

interface Asked extends Pick<StepScreenProps, 'api' | 'leadId' | 'bank'> {
  /** The bank has not answered yet: whoever comes next waits for it. */
  readonly onWaiting: () => void
}

export interface BankLinking {
  readonly state: LinkState
  /** Opens the vendor's page; with a connection, to renew its login. */
  readonly open: (repair?: string) => void
  readonly frameEnded: (end: FrameEnd) => void
  /** The person leaves the vendor's page by our own button. */
  readonly leave: () => void
  /** The server read the linked bank, and it is not connected any more or waits for its owner. */
  readonly undone: (standing: Standing) => void
}

/** The bank wants its owner: no other trouble of a connection is cured by a fresh login. */
export const asksForLogin = ({ state, reason, repair }: Standing): boolean =>
  state === 'needs-attention' && Boolean(repair) && (reason === 'login' || reason === 'second-factor')

const repairOf = ({ repair, institution }: Standing): LinkEvent => ({
  kind: 'repair-wanted',
  connection: repair ?? '',
  institution: institution ?? '',
})

/** Decided meanwhile: there is nothing to link any more, and the next page tells what there is. */
const isSettled = (failure: CallFailure): boolean =>
  failure.kind === 'problem' && (failure.code === 'not-possible-now' || failure.code === 'closed-application')

/**
 * Looks where linking stands when the page opens, and opens the vendor's page only for somebody who just pressed for it: a reload
 * or the way back shows what came of the last attempt, and the ways on.
 */
export function useBankLink({ api, leadId, bank, onWaiting }: Asked): BankLinking {
  const language = useLanguage()
  const location = useLocation()
  const [state, dispatch] = useReducer(afterLinkEvent, { at: 'looking' })
  const opening = useRef<AbortController>(null)
  const waiting = useRef(onWaiting)
  waiting.current = onWaiting

  /** No answer, or one that refuses: told in our words, with the server's sentence where it has one of its own. */
  const refuse = useCallback(
    (failure: CallFailure) => {
      if (isSettled(failure)) return waiting.current()
      const cause = causeOfFailure(failure)
      const own = cause === 'unavailable' && failure.kind !== 'aborted'
      dispatch({ kind: 'stopped', cause, ...(own && { told: failureText(failure, language) }) })
    },
    [language],
  )
  const stop = useCallback(
    async (how: 'cancelled' | 'failed', told: string) => {
      forgetReturn()
      const guess: BankReason = how === 'cancelled' ? 'cancelled' : (bankReasonOf(told) ?? 'other')
      dispatch({ kind: 'stopped', cause: guess })
      const noted = await tellOutcome(leadId, how, told || undefined)
      if (!noted.ok) return
      const { state: now, reason } = noted.value
      if (now === 'linked') dispatch({ kind: 'linked', besides: guess })
      else if (reason) dispatch({ kind: 'cause-known', cause: reason })
    },
    [leadId],
  )
  /** After a renewed login, or when the call that takes a link over got no answer: the server finishes it by itself. */
  const leaveToServer = useCallback(
    async (failure: CallFailure | null) => {
      const noted = await tellOutcome(leadId, 'linked')
      if (!noted.ok) return refuse(failure ?? noted.refusal)
      if (noted.value.state === 'linked') dispatch({ kind: 'linked' })
      else waiting.current()
    },
    [leadId, refuse],
  )

  const byFrame = useCallback(
    async (repair: string | null, signal: AbortSignal) => {
      const link = await askFrame(api, leadId, repair, signal)
      if (signal.aborted) return
      if (!link.ok) return refuse(link.refusal)
      dispatch({ kind: 'frame-given', url: link.value.link, customer: link.value.custid })
    },
    [api, leadId, refuse],
  )
  const byToken = useCallback(
    async (repair: string | null, signal: AbortSignal, back: ReturnType<typeof takeReturn> = null) => {
      if (!bank.script) return dispatch({ kind: 'stopped', cause: 'off' })
      const given = back ? null : await askToken(leadId, repair, signal)
      if (signal.aborted) return
      if (given && !given.ok) return refuse(given.refusal)
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
      if (repair) return leaveToServer(null)
      const taken = await exchangeLinked(api, leadId, end.publicToken)
      if (taken.ok) return dispatch({ kind: 'linked' })
      return causeOfFailure(taken.refusal) === 'unavailable'
        ? leaveToServer(taken.refusal)
        : refuse(taken.refusal)
    },
    [api, leadId, bank.script, location, refuse, stop, leaveToServer],
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
      const taken = await refreshLinked(api, leadId, state.customer)
      if (!taken.ok) return leaveToServer(taken.refusal)
      const { ok, state: now, reason } = taken.value
      if (!ok) {
        const cause = reason ?? 'other'
        dispatch({ kind: 'stopped', cause })
        const found = await readBankState(leadId)
        if (found.ok && found.value.state === 'linked') dispatch({ kind: 'linked', besides: cause })
        return
      }
      if (now === 'linked') dispatch({ kind: 'linked' })
      else waiting.current()
    },
    [api, leadId, state, stop, leaveToServer],
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
    if (found.ok && found.value.state === 'linked') return dispatch({ kind: 'linked' })
    const wanted = found.ok && asksForLogin(found.value) ? found.value : null
    if (found.ok && !wanted && found.value.may_link === false) return waiting.current()
    if (!wanted && (pressed || (found.ok && found.value.state === 'none'))) return open()
    if (!found.ok) return refuse(found.refusal)
    const { state: standing, reason } = found.value
    if (standing === 'linking' || standing === 'needs-attention') {
      // The bank was done, and the page was reloaded before the server had taken it over: that goes on without the page.
      const asked = await askEligibility(leadId, abort.signal)
      if (abort.signal.aborted) return
      if (asked.ok && inProgress(asked.value)) return waiting.current()
    }
    if (wanted) return dispatch(repairOf(wanted))
    const known = standing === 'failed' || standing === 'needs-attention' || reason
    dispatch({ kind: 'stopped', cause: known ? (reason ?? 'other') : 'not-begun' })
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

  const undone = useCallback(
    (standing: Standing) =>
      dispatch(
        asksForLogin(standing) ? repairOf(standing) : { kind: 'undone', cause: standing.reason ?? 'other' },
      ),
    [],
  )

  return { state, open, frameEnded: useCallback((end) => void frameEnded(end), [frameEnded]), leave, undone }
}
