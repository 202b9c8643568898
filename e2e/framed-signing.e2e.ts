// A contract signed on a provider's page in a frame of ours, in a browser: on a phone in Spanish to the sealed copy.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPandaDocSimulator, type PandaDocSimulator } from '#simulators/pandadoc/pandadoc.ts'
import { es } from '#core/words/sign/es.ts'
import { startWorld, type World } from './world.ts'

let world: World
let vendor: PandaDocSimulator
let link = ''
beforeAll(async () => {
  vendor = await startPandaDocSimulator({ looks: 1 })
  world = await startWorld({
    DEMO_SAMPLES: '12',
    PANDADOC_API_KEY: vendor.apiKey,
    PANDADOC_WEBHOOK_KEY: vendor.webhookKey,
    PANDADOC_BASE_URL: vendor.url,
    PANDADOC_APP_URL: vendor.url,
  })
  vendor.subscribe(`${world.base}/api/webhooks/pandadoc`)
  const read = async () => {
    const guide = await fetch(`${world.base}/api/demo/guide`)
    const { flows } = (await guide.json()) as { flows: { id: string; url: string }[] }
    const url = flows.find(({ id }) => id === 'sign')?.url ?? ''
    return (link = URL.canParse(url) ? new URL(url).pathname : '')
  }
  // The samples are made while the server already serves.
  await vi.waitFor(async () => expect(await read()).not.toBe(''), { timeout: 240_000, interval: 1_000 })
}, 300_000)
afterAll(async () => {
  await world.stop()
  await vendor.close()
})

test('the paper, the frame, a session that ended and opens anew, the signature, the copy', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.goto(link)
  await page.getByRole('button', { name: es.toSign }).click()
  const frame = page.frameLocator('iframe.sign-frame')
  await frame.getByLabel('Escriba su nombre').waitFor()
  await visitor.looksWell('the frame')
  await frame.getByLabel('Escriba su nombre').fill('Ana Quispe')
  vendor.endSessions()
  await frame.getByRole('button', { name: 'Terminar' }).click()
  await page.getByText(es.frameEnded).waitFor()
  await visitor.looksWell('ended')
  await page.getByRole('button', { name: es.frameAgain }).click()
  await frame.getByLabel('Escriba su nombre').fill('Ana Quispe')
  await frame.getByRole('button', { name: 'Terminar' }).click()
  await page.getByRole('heading', { name: es.finishedTitle }).waitFor({ timeout: 60_000 })
  await visitor.looksWell('signed')
  await visitor.close()
})
