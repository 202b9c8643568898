// Tells a tag container that runs on a server of the operator's; what it does with a conversion is set there, to whom it may tell is named here.
import { tellMeasurement, type MeasurementOptions } from '../measurement-protocol.ts'
import type { TagPort } from '../port.ts'

interface TagContainerOptions extends MeasurementOptions {
  /** All whom the container tells, as people know them: the consent names each. */
  readonly vendors: readonly string[]
}

/** The click's ids go along: its tags are the vendors' whose advertisement was clicked. */
export const tagContainer = ({ vendors, ...options }: TagContainerOptions): TagPort => ({
  id: 'tag-container',
  vendors,
  takes: () => true,
  tell: (conversion) => tellMeasurement(options, conversion, conversion.clicks),
})
