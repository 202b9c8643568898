// The testers' menu of a link flow: its pages by the flow's list, whatever their conditions.
import type { Brand } from '#core/flow/brand.ts'
import type { StepPlace } from '#core/flow/flow.ts'
import { StagingMenu } from '#features/capabilities/staging/staging-menu.tsx'
import { useFlowHistory } from '#ui/flow-runner.tsx'

interface LinkStagingProps {
  readonly flow: { readonly steps: readonly StepPlace[] }
  readonly brand: Brand
  /** The link could be opened; one that cannot has no pages to go to. */
  readonly opened: boolean
}

export function LinkStaging({ flow, brand, opened }: LinkStagingProps) {
  const { page, go } = useFlowHistory()
  const shown = page ?? (opened ? 1 : 0)
  const pages = flow.steps.map((step) => step.page)
  const to = (wanted: number | undefined) => {
    const step = flow.steps.find((each) => each.page === wanted)
    return opened && step ? () => go(step.page, { step: step.id }) : undefined
  }
  return (
    <StagingMenu
      brandName={brand.name}
      page={shown}
      last={Math.max(...pages)}
      // Page 0 is the opening itself.
      onBack={to(pages.findLast((each) => each > 0 && each < shown))}
      onForward={to(pages.find((each) => each > shown))}
    />
  )
}
