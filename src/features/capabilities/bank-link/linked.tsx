// A bank that was just linked: its accounts are read in the background, and this page says no more than is known and follows what they are.
import { useEffect, useRef } from 'react'
import { followStatus } from '#features/capabilities/polling/follow-status.ts'
import type { PollPlan } from '#features/capabilities/polling/poll.ts'
import { usePoll } from '#features/capabilities/polling/use-poll.ts'
import { Button } from '#ui/frame/button.tsx'
import { Icon } from '#ui/frame/icon.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import { Completed } from './completed.tsx'
import { readBankState, type Standing } from './link-calls.ts'
import type { LinkCause } from './link-state.ts'
import * as words from './words.ts'

/** As on the result page, which follows it (spec 31). */
const plan: PollPlan = { firstMs: 2000, mostMs: 15_000, deadlineMs: 120_000, failures: 4 }

const isReading = ({ state, fetched }: Standing): boolean =>
  state === 'linking' || (state === 'linked' && !fetched)

interface LinkedProps {
  readonly leadId: string
  /** Why another account was not connected too. */
  readonly besides?: LinkCause
  readonly onGoOn: () => void
  readonly onAnother: () => void
  /** Read, and not connected any more: refused, or a fresh login is wanted. */
  readonly onUndone: (standing: Standing) => void
}

export function Linked({ leadId, besides, onGoOn, onAnother, onUndone }: LinkedProps) {
  const t = useWords(words)
  const { value, late, failure } = usePoll(leadId, {
    plan,
    ask: (signal) => readBankState(leadId, signal),
    pending: isReading,
    push: (pushed) => followStatus(leadId, pushed),
  })
  const undone = value !== null && value.state !== 'linked' && value.state !== 'linking' ? value : null
  const tell = useRef(onUndone)
  tell.current = onUndone
  useEffect(() => {
    if (undone) tell.current(undone)
  }, [undone])

  const read = value?.state === 'linked' && value.fetched
  const accounts = read ? (value.accounts ?? []) : []
  return (
    <Completed
      tracked={leadId}
      title={t(read ? 'linkedTitle' : 'readingTitle')}
      text={t(read ? 'linkedText' : late || failure ? 'readingLate' : 'readingText')}
      kind={read ? 'ok' : 'info'}
      go={t('continue')}
      onGoOn={onGoOn}
      beside={
        value?.may_link === false ? undefined : (
          <Button look="quiet" onClick={onAnother}>
            {t('another')}
          </Button>
        )
      }
    >
      {besides && besides !== 'cancelled' && (
        <Notice live title={t('besides')}>
          {t(`why.${besides}`)}
        </Notice>
      )}
      {accounts.length > 0 && (
        <ul className="linked-accounts">
          {accounts.map(({ name, mask }) => (
            <li key={name + mask}>
              <Icon name="check" />
              {mask ? t('account', { name, mask }) : name}
            </li>
          ))}
        </ul>
      )}
    </Completed>
  )
}
