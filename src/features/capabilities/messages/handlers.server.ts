// Messages to applicants: the jobs that compose and send them, and the webhooks that hear the answers.
import type { Feature } from '#platform/feature.ts'
import { composeMessage, deliverMessage } from './send.server.ts'
import { textWebhooks } from './text-webhooks.server.ts'

export const messages: Feature = {
  name: 'messages',
  plugin: textWebhooks,
  jobs: (deps) => ({ 'send-message': composeMessage(deps), 'deliver-message': deliverMessage(deps) }),
}
