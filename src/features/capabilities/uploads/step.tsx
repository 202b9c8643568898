// The step in which a flow asks for documents: its data say which form it shows.
import type { StepScreenProps } from '#ui/step-screen.ts'
import { UploadPage } from './upload-page.tsx'

export function UploadStep({ step, api, leadId, uploadLimitBytes, next, back }: StepScreenProps) {
  if (!step.asks) throw new Error(`the step ${step.id} does not say what it asks for`)
  return (
    <UploadPage
      asks={step.asks}
      api={api}
      leadId={leadId}
      uploadLimitBytes={uploadLimitBytes}
      onDone={next}
      back={back}
    />
  )
}
