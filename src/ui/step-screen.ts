// What a screen of a flow is given, whichever journey shows it: the step, whose application it is, and the ways on.
import type { ComponentType } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import type { StepKind, StepPlace } from '#core/flow/flow.ts'

export interface StepScreenProps {
  readonly step: StepPlace
  /** The `{api}` of the flow's calls. */
  readonly api: string
  /** The lead id or link code that the flow's calls name; '' while there is none. */
  readonly leadId: string
  readonly brand: Brand
  /** How a bank is linked: in the provider's frame, or by tokens through its script. */
  readonly bank: { readonly way: 'frame' | 'token'; readonly script?: string }
  /** Largest upload in bytes. */
  readonly uploadLimitBytes: number
  /** Forward along the flow's path. */
  readonly next: () => void
  /** To a step of the flow by its id. */
  readonly to: (step: string) => void
  /** Of which kind the step is that `next` leads to; null or absent where none follows or it is not told. */
  readonly after?: StepKind | null
  /** Back, where there is a way back. */
  readonly back?: () => void
  /** Begins a new application, where the flow makes one. */
  readonly startOver?: () => void
  /** Begins a new application with the answers of this one, to correct some. */
  readonly correct?: () => void
}

type StepScreen = ComponentType<StepScreenProps>
export type StepScreens = Readonly<Partial<Record<StepKind, StepScreen>>>
