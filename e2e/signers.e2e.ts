// The links of a second owner in a browser: on a phone in Spanish with the signature, on a desktop in English with somebody else who has to sign.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { es as pad } from '#core/words/signature/es.ts'
import { en } from '#core/words/signers/en.ts'
import { es } from '#core/words/signers/es.ts'
import { fill } from '#core/words/words.ts'
import { drawSignature, fillPage } from './wizard.ts'
import { shareWorld, type World } from './world.ts'

let world: World
const links: Record<string, string> = {}
beforeAll(async () => {
  world = await shareWorld('40')
  const read = async () => {
    const guide = await fetch(`${world.base}/api/demo/guide`)
    const { flows } = (await guide.json()) as { flows: { id: string; url: string }[] }
    for (const { id, url } of flows) if (URL.canParse(url)) links[id] = new URL(url).pathname
    return links
  }
  // The samples are made while the server already serves.
  await vi.waitFor(
    async () => expect(Object.keys(await read())).toEqual(expect.arrayContaining(['lead-signer', 'signer'])),
    {
      timeout: 240_000,
      interval: 1_000,
    },
  )
}, 300_000)
afterAll(() => world.stop())

const speak = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'language', value, url: world.base }])
const submit = (page: Page) => page.locator('form button[type=submit]').first().click()

const person = {
  title: 'Partner',
  ownership: '30',
  ssn: '219-09-9999',
  homeAddress: '8 Pine St',
  homeCity: 'Portland',
  homeState: 'ME',
  homeZip: '04102',
  dateOfBirth: '4/12/1980',
}

test('on a phone in Spanish: nothing before the agreement, details, signature, and the link again says it is done', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.goto(links.signer!)
  // It opens in the language that staff said; the person says another one, which is theirs from then on.
  await page.locator('a.lang[lang=es]').click()
  await page.getByLabel(es.smsLabel).waitFor()
  await submit(page)
  await page.getByText(es.mustAgree).waitFor()
  await visitor.looksWell('briefing')
  await page.locator('#agreement').check()
  await submit(page)
  await page.getByRole('heading', { name: es.personalTitle }).waitFor()
  await visitor.looksWell('personal')
  await fillPage(page, { title: person.title })
  await submit(page)
  await page.getByRole('heading', { name: es.ownerTitle }).waitFor()
  await submit(page)
  await page.locator('.field.bad').first().waitFor()
  await visitor.looksWell('ownership')
  await fillPage(page, person)
  await submit(page)
  await page.getByRole('heading', { name: es.signatureTitle }).waitFor()
  await visitor.looksWell('signature')
  await drawSignature(page)
  await page.getByRole('button', { name: pad.save, exact: true }).click()
  await submit(page)
  await page.getByText(es.doneSignature).waitFor()
  await visitor.looksWell('done')
  await page.goto(links.signer!)
  await page.getByText(es.doneSignature).waitFor()
  await visitor.close()
})

test('on a desktop in English: somebody else is named and gets a link, the details are enough', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await speak(page, 'en')
  await page.goto(links['lead-signer']!)
  await page.getByRole('button', { name: en.other }).click()
  await page.locator('#otherName').fill('David Cohen')
  await page.locator('#otherEmail').fill('david.cohen@example.test')
  await visitor.looksWell('somebody else')
  await page.getByRole('button', { name: en.otherSend, exact: true }).click()
  await page.getByText(fill(en.otherSent, { name: 'David Cohen' })).waitFor()
  await page.locator('#agreement').check()
  await submit(page)
  await page.getByRole('heading', { name: en.personalTitle }).waitFor()
  await fillPage(page, { title: person.title })
  await submit(page)
  await page.getByRole('heading', { name: en.ownerTitle }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: en.personalTitle }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { name: en.ownerTitle }).waitFor()
  await fillPage(page, person)
  await visitor.looksWell('ownership')
  await submit(page)
  await page.getByText(en.doneDetails).waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.looksWell('done, dark')
  await visitor.close()
})
