// Tells Google Analytics 4 of a conversion by its Measurement Protocol.
import { tellMeasurement, type MeasurementOptions } from '../measurement-protocol.ts'
import type { TagPort } from '../port.ts'

interface GoogleAnalyticsOptions extends Omit<MeasurementOptions, 'baseUrl'> {
  readonly baseUrl?: string
}

export function googleAnalytics(options: GoogleAnalyticsOptions): TagPort {
  const baseUrl = options.baseUrl ?? 'https://www.google-analytics.com'
  return {
    id: 'google-analytics',
    vendors: ['Google Analytics'],
    // Older events are answered alike, and dropped.
    takesForHours: 72,
    takes: () => true,
    tell: (conversion) => tellMeasurement({ ...options, baseUrl }, conversion),
  }
}
