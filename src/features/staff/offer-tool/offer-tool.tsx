// The funding-offer tool on one application, for the staff room and for the decisions link alike: loads it, then hands over to its editor.
import { useCallback, useEffect, useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { openReasons } from '#core/domain/access.ts'
import type { ChosenSources } from '#core/domain/offer-tool/data-sources.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import type { OfferToolProps } from './offer-tool-props.ts'
import { ToolEditor } from './tool-editor.tsx'
import type { OpenedTool } from './tool-contract.ts'
import { useToolWords } from './words.ts'
import './offer-tool.css'
import './offer-tool-parts.css'

/** Needs a member of staff who is logged in, and nothing of the page around it. */
export function OfferTool(props: OfferToolProps) {
  const t = useToolWords()
  const { applicationId } = props
  const [opened, setOpened] = useState<OpenedTool | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const load = useCallback(
    async (chosen?: ChosenSources): Promise<boolean> => {
      setFailure(null)
      try {
        const asked = chosen && { ...chosen, accounts: [...chosen.accounts] }
        setOpened(await calls.openTool({ id: applicationId, chosen: asked }))
        return true
      } catch (error) {
        setFailure(error as CallFailure)
        return false
      }
    },
    [applicationId],
  )
  useEffect(() => void load(), [load])
  if (opened) return <ToolEditor {...props} opened={opened} failure={failure} load={load} />
  const isUnopened = failure?.kind === 'problem' && failure.code === 'reason-needed'
  return (
    <main className="ot" id="staff-main" tabIndex={-1}>
      <div className="ot-ctx">
        <h1>{t('title')}</h1>
      </div>
      {isUnopened ? (
        <Reasons id={applicationId} onDone={() => void load()} />
      ) : (
        <Failure failure={failure} onRetry={() => void load()} />
      )}
      {!failure && <Skeleton label={t('loading')} lines={12} />}
    </main>
  )
}

/** Why the file is opened is said before anything of it is shown. */
function Reasons({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useToolWords()
  const ts = useStaffWords()
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const say = (reason: (typeof openReasons)[number]) =>
    calls.openFile({ id, reason }).then(onDone, (error: CallFailure) => setFailure(error))
  return (
    <EmptyState
      title={t('openReason')}
      action={
        <div className="ot-reasons">
          {openReasons.map((reason) => (
            <Button key={reason} look="line" onClick={() => void say(reason)}>
              {codeWord(ts, 'openReason', reason)}
            </Button>
          ))}
        </div>
      }
    >
      <Failure failure={failure} />
    </EmptyState>
  )
}
