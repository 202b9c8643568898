// Messages to applicants: the webhooks that hear the answers. What composes and sends them are jobs.
import type { Feature } from '#platform/feature.ts'
import { textWebhooks } from './text-webhooks.server.ts'

export const messages: Feature = {
  name: 'messages',
  plugin: textWebhooks,
}
