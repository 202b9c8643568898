// The application wired to this browser: its network, storage, timers and other windows.
import { writeModel } from '#core/contract/write-model.ts'
import { deviceOf, visitSource } from '#features/capabilities/tracking/visit-source.ts'
import { call } from '#ui/api.ts'
import { BASE_PATH } from '#ui/router.tsx'
import { WINDOWS, type WindowNews } from '#ui/windows.ts'
import { randomId } from '#ui/random-id.ts'
import { stored } from '#ui/stored-items.ts'
import { todayHere } from '#ui/today.ts'
import type * as derivedAnswers from '#features/capabilities/answers/derived-answers.ts'
import type { PageData } from '#core/flow/page-data.ts'
import { createApplication, type Application } from '#features/capabilities/answers/application.ts'
import type { loadProgress, saveLead } from './contract.ts'
import type { WizardJourney } from './journey.ts'
import { keepContact } from './kept-contact.ts'
import * as paths from './paths.ts'

let rules: typeof derivedAnswers | undefined
/** The rules are for later pages: the first one does not wait for them. Without them nothing follows, and everything is asked. */
function derive(take: (rules: typeof derivedAnswers) => void): void {
  if (rules) return take(rules)
  const came = import('#features/capabilities/answers/derived-answers.ts')
  came.then((them) => take((rules = them))).catch(() => {})
}

export function browserApplication(
  { flow, fields }: Pick<WizardJourney, 'flow' | 'fields'>,
  data: PageData,
  variant: PageData['variant'],
): Application {
  let channel: BroadcastChannel | null = null
  const application = createApplication({
    flow,
    fields,
    keep: (id, text) => keepContact(stored, id, text),
    variant,
    stored,
    today: todayHere,
    derive,
    newKey: randomId,
    random: Math.random,
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    tell: (message) => channel?.postMessage(message),
    load: (leadId) => call<typeof loadProgress>(paths.loadProgress, { leadid: leadId, variant }),
    send: (save, { fields: loaded, queue, typed }) => {
      const source = visitSource(stored, deviceOf(navigator.userAgent))
      const model = writeModel(loaded, save.typed, save.fields, todayHere())
      return call<typeof saveLead>(
        paths.saveLead,
        {
          model: {
            ...model,
            business: {
              ...source.business,
              ...(model.business as object | undefined),
              ...rules?.startOf(save.fields, typed, todayHere()),
            },
            ...(save.more ? { financials: save.more } : {}),
            sfleadid: queue.leadId,
          },
          page: save.page,
          ...(save.partial ? { partial: true } : {}),
          utm_app_cta: source.cta || null,
          marketing_cloud_campaign: source.marketingCampaign || null,
          variant,
          brand: data.brand.id === 'default' ? null : data.brand.id,
        },
        {
          keepalive: true,
          headers: {
            'idempotency-key': save.key,
            ...(queue.leadId && queue.revision !== null ? { 'if-match': `"${queue.revision}"` } : {}),
          },
        },
      )
    },
  })
  // Node has BroadcastChannel too, where an open one keeps the process alive.
  if (typeof BroadcastChannel !== 'undefined' && typeof window !== 'undefined') {
    channel = new BroadcastChannel(WINDOWS)
    channel.onmessage = ({ data: message }: MessageEvent<WindowNews>) => {
      if (message.leadId) return application.heard(message as Required<WindowNews>)
      // The session is gone: nothing typed here can be saved any more, and nothing of it stays for the next person.
      application.leave()
      // A new page, so that nothing stays in this one.
      window.location.replace(`${BASE_PATH}/portal/login`)
    }
  }
  return application
}
