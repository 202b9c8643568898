// Going on after something ended, in a browser: the owner's open tab after staff corrected the e-mail, and a new application after a no.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { en } from '#core/words/apply-notes/en.ts'
import { es } from '#core/words/apply-notes/es.ts'
import { en as offersEn } from '#core/words/offers/en.ts'
import { es as offersEs } from '#core/words/offers/es.ts'
import { openOffice, type Office } from './office.ts'
import { startWorld, type World } from './world.ts'
import { answerAll, answers, fillPage, goOn, waitForSaves } from './wizard.ts'

let world: World
let office: Office
beforeAll(async () => {
  world = await startWorld()
  office = await openOffice(world)
})
afterAll(() => world.stop())

const submit = (page: Page) => page.locator('form button[type=submit]')
const json = async <T>(answer: { json(): Promise<unknown> }): Promise<T> => (await answer.json()) as T

describe.each([
  ['en', 1280, en],
  ['es', 360, es],
] as const)("an owner's tab after a correction, %s at %i px", (language, width, words) => {
  it('says what happened, keeps what was typed, and goes on by the new link', async () => {
    const [mistyped, right] = [`wrong.${language}@example.com`, `right.${language}@example.com`]
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    await page.goto(`/business/apply/lang/${language}`)
    await submit(page).waitFor()
    await fillPage(page, { ...answers, email: mistyped })
    const answered = page.waitForResponse('**/api/apply/lead')
    await goOn(page)
    const { leadid } = await json<{ leadid: string }>(await answered)
    await page.locator('[name="businessName"]').waitFor()
    await office.correctEmail(leadid, right)

    await fillPage(page)
    await submit(page).click()
    await page.getByText(words.renewedTitle).waitFor()
    await page.locator('[name="businessName"]').waitFor()
    expect(await page.inputValue('[name="businessName"]')).toBe(answers.businessName)
    await visitor.looksWell('a tab from before a correction')
    await page.getByRole('button', { name: words.renewedGoOn }).click()
    await page.getByText(words.renewedNotYet).waitFor()

    const beside = await page.context().newPage()
    await beside.goto(await office.mailedLink(right))
    await beside.locator('[name="businessName"]').waitFor()
    await page.getByRole('button', { name: words.renewedGoOn }).click()
    await page.getByText(words.renewedTitle).waitFor({ state: 'detached' })
    expect(await page.inputValue('[name="businessName"]')).toBe(answers.businessName)
    expect(await page.inputValue('[name="ein"]')).toBe('12-3456789')
    await goOn(page)
    await page.locator('[name="fundsNeeded"]').first().waitFor()
    await waitForSaves(page)
    const stored = await page.evaluate(async () => {
      const ask = async (path: string, body?: object) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})
        return (await answer.json()) as { leadid: string; answers: Record<string, string> }
      }
      const { leadid: current } = await ask('/api/apply/current')
      return (await ask('/api/apply/load-progress', { leadid: current })).answers
    })
    expect(stored).toMatchObject({ email: right, businessName: answers.businessName })
    visitor.troubles.length = 0
    await visitor.close()
  })

  it('says it on a reload too', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    await page.goto(`/business/apply/lang/${language}`)
    await submit(page).waitFor()
    const right = `reload.${language}@example.com`
    await fillPage(page, { ...answers, email: `typo.${language}@example.com` })
    const answered = page.waitForResponse('**/api/apply/lead')
    await goOn(page)
    const { leadid } = await json<{ leadid: string }>(await answered)
    await office.correctEmail(leadid, right)
    await page.reload()
    await page.getByRole('heading', { name: words.renewedTitle }).waitFor()
    await page.keyboard.press('Escape')
    await visitor.looksWell('a reload after a correction')
    const beside = await page.context().newPage()
    await beside.goto(await office.mailedLink(right))
    await beside.locator('[name="businessName"]').waitFor()
    await page.getByRole('button', { name: words.renewedGoOn }).click()
    await page.locator('[name="businessName"]').waitFor()
    visitor.troubles.length = 0
    await visitor.close()
  })
})

it.each([
  ['en', 1280, en, offersEn],
  ['es', 360, es, offersEs],
] as const)(
  'after a no on the answers there is one way on: they are filled in to be corrected, %s at %i px',
  async (language, width, words, offers) => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    const email = `no.${language}@example.com`
    await page.goto(`/business/apply/lang/${language}`)
    await answerAll(page, { ...answers, yearsInBusiness: '0-1 year', monthlySales: '30000', email })
    // By key: a tap at once, where the previous press was, is taken for the second one of a double tap.
    expect(await page.getByRole('button', { name: offers.applyAgain }).count()).toBe(0)
    await page.getByRole('button', { name: offers.correctAnswers }).press('Enter')
    await page.getByText(words.correctTitle).waitFor()
    await submit(page).waitFor()
    const values = ['firstName', 'lastName', 'email', 'cellPhone', 'requestedAmount', 'monthlySales'].map(
      (id) => page.inputValue(`#${id}`),
    )
    expect(await Promise.all(values)).toEqual(['Ana', 'Quispe', email, '(207) 555-0142', '50,000', '30,000'])
    expect(await page.isChecked('#smsConsent')).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await visitor.looksWell('a new application')
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
    )
    expect(kept).not.toMatch(/Quispe|example\.com|5550142|Harbor/)

    await fillPage(page, { product: answers.product!, requestedAmount: '50000', monthlySales: '61000' })
    const answered = page.waitForResponse('**/api/apply/lead')
    await goOn(page)
    expect((await answered).status()).toBe(200)
    await expect.poll(() => page.inputValue('[name="businessName"]')).toBe(answers.businessName)
    expect(await page.inputValue('[name="ein"]')).toBe('')
    await visitor.close()
  },
)

describe.each([
  ['en', 1280, en],
  ['es', 360, es],
] as const)(
  "another person's link in a browser that has an application open, %s at %i px",
  (language, width, words) => {
    it('asks once which is to be open here, and does as it is told', async () => {
      const visitor = await world.visitor({ width, language })
      const { page } = visitor
      const begin = async (on: Page, email: string, businessName: string) => {
        await on.goto(`/business/apply/lang/${language}`)
        await submit(on).waitFor()
        await fillPage(on, { ...answers, email })
        const answered = on.waitForResponse('**/api/apply/lead')
        await goOn(on)
        await on.locator('[name="businessName"]').waitFor()
        const { leadid } = await json<{ leadid: string }>(await answered)
        await on.fill('[name="businessName"]', businessName)
        return leadid
      }
      const theirs = await world.visitor({ width, language })
      const [mine, other] = [`mine.${language}@example.com`, `other.${language}@example.com`]
      const otherLead = await begin(theirs.page, other, 'Other Shop LLC')
      await office.correctEmail(otherLead, `link.${language}@example.com`)
      const link = await office.mailedLink(`link.${language}@example.com`)
      theirs.troubles.length = 0
      await theirs.close()
      const myLead = await begin(page, mine, 'My Shop LLC')
      const current = () =>
        page.evaluate(async () => {
          const answer = await fetch('/api/apply/current')
          return ((await answer.json()) as { leadid: string | null }).leadid
        })

      await page.goto(link)
      await page.getByRole('heading', { name: words.otherTitle }).waitFor()
      await visitor.looksWell("another person's link")
      await page.getByRole('button', { name: words.otherStay }).click()
      await page.locator('[name="businessName"]').waitFor()
      expect(await current()).toBe(myLead)

      await page.goto(link)
      await page.getByRole('button', { name: words.otherOpen }).click()
      await page.locator('[name="businessName"]').waitFor()
      const now = await current()
      expect(now).not.toBe(myLead)
      expect(now).not.toBeNull()
      await page.reload()
      await page.locator('[name="businessName"]').waitFor()
      expect(await page.getByRole('heading', { name: words.otherTitle }).count()).toBe(0)
      // The refusal that led to the question is no trouble.
      visitor.troubles.length = 0
      await visitor.close()
    })
  },
)
