// A tag: an analytics or advertising service that is told about a conversion, by the server and only with consent (ADR 089).
import type { ConversionName } from '#core/domain/conversions.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

/** What happened in an application. Nothing in it names a person, not even hashed. */
export interface Conversion {
  readonly name: ConversionName
  readonly at: Date
  /** The same at every try: a vendor that knows events by their id counts it once. A UUID. */
  readonly eventId: string
  /** Stands for the application at this vendor alone; of no use elsewhere. */
  readonly subject: string
  /** Ids of the click on an advertisement that the visit began with, by the name in its address ('gclid'). */
  readonly clicks: Readonly<Record<string, string>>
}

export interface TagPort {
  /** What is noted of it: beside the conversion, once it was told. */
  readonly id: string
  /** Whom it tells, as people know them: the consent names each. */
  readonly vendors: readonly string[]
  /** Hours after which a conversion is too old for the vendor; absent: it takes any. */
  readonly takesForHours?: number
  /** Whether this conversion says anything to the vendor; one that came by no advertisement of it may not. */
  takes(conversion: Conversion): boolean
  tell(conversion: Conversion): Promise<Outcome<null, Fault>>
}

/** All who are told by these, each once. */
export const tagVendors = (tags: readonly TagPort[]): string[] => [
  ...new Set(tags.flatMap(({ vendors }) => vendors)),
]
