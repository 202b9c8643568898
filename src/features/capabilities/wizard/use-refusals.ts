// A save that was refused for good: back to its page with the messages or the way on, on to the page where the application is, or to the error page.
import { useEffect, useEffectEvent, useState } from 'react'
import type { CallFailure } from '#ui/answer.ts'
import type { FlowHistory } from '#ui/flow-runner.tsx'
import type { Application, ApplicationState } from '#features/capabilities/answers/application.ts'

interface Asked {
  readonly application: Application
  readonly state: ApplicationState
  readonly go: FlowHistory['go']
}

/** Staff corrected where messages go: the application opens by a fresh link, and this window waits for that. */
export const isRenewed = (failure: CallFailure | undefined): boolean =>
  failure?.kind === 'problem' && failure.code === 'link-renewed'

/** The failure that no page can mend, null while there is none. */
export function useRefusals({ application, state, go }: Asked): CallFailure | null {
  const [fatal, setFatal] = useState<CallFailure | null>(null)
  const { refusal } = state
  const { leadId } = state.queue
  const meet = useEffectEvent(() => {
    if (!refusal) return
    const { failure, page } = refusal
    const code = failure.kind === 'problem' ? failure.code : ''
    if (isRenewed(failure) || (failure.kind === 'problem' && failure.errors.length)) go(page)
    else if ((code === 'closed-application' || code === 'answers-final') && leadId)
      void application.reload(leadId, true).then((loaded) => {
        if (loaded.ok) go(loaded.value.page, { replace: true })
        else setFatal(loaded.refusal)
      })
    else setFatal(failure)
  })
  // By the failure, not the refusal: typing takes single messages away from it.
  useEffect(() => meet(), [refusal?.failure])
  return fatal
}
