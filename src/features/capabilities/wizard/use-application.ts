// The application of this visit: made once, wired to the window's events, let go with the page.
import { useEffect, useState } from 'react'
import type { PageData } from '#core/flow/page-data.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import type { Application } from '#features/capabilities/answers/application.ts'
import { onRefusal } from '#ui/refusal-news.ts'
import type { WizardJourney } from './journey.ts'
import { browserApplication } from './browser-application.ts'

/** `carried`: answers of the application before, to be filled in. */
export function useApplication(
  journey: WizardJourney,
  data: PageData,
  variant: PageData['variant'],
  carried: TypedAnswers,
): Application {
  const [application] = useState(() => {
    const begun = browserApplication(journey, data, variant)
    begun.suggest(carried)
    return begun
  })
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (application.hasUnsaved()) event.preventDefault()
    }
    const deaf = onRefusal((code) => code === 'link-renewed' && application.linkRenewed())
    window.addEventListener('online', application.retryNow)
    window.addEventListener('beforeunload', stay)
    return () => {
      window.removeEventListener('online', application.retryNow)
      window.removeEventListener('beforeunload', stay)
      deaf()
      application.dispose()
    }
  }, [application])
  return application
}
