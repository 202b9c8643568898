// The statements page in a browser: the same file chosen for two months counts for the later one, and the page says so.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as bank } from '#core/words/bank-link/en.ts'
import { en as uploads } from '#core/words/uploads/en.ts'
import { startWorld, type World } from './world.ts'
import { answerAll, answers } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ DEMO_SAMPLES: '0' })
})
afterAll(() => world.stop())

const picture = (mark: string) =>
  Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'), Buffer.from(mark)])

test('the same statement for two months is told, counts once, and the month it left is asked for', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await page.goto('/business/apply')
  await answerAll(page, { ...answers, email: 'statements@example.com' })
  await page.getByRole('button', { name: bank.continue }).first().click()
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  await page.getByRole('button', { name: bank.leaveFrame }).first().click()
  await page.getByRole('button', { name: bank.statements }).click()
  await page.getByRole('heading', { name: uploads.statementsTitle }).waitFor()
  const month = page.locator('[id^="statement-"] input[type=file], input[type=file][id^="statement-"]')
  const choose = async (at: number, mark: string) => {
    const answered = page.waitForResponse('**/upload-statements')
    await month.nth(at).setInputFiles({ name: `${mark}.jpg`, mimeType: 'image/jpeg', buffer: picture(mark) })
    await answered
  }
  await choose(0, 'one')
  await choose(1, 'one')
  await page.getByText(/one\.jpg was sent for \w+ \d{4} before/).waitFor()
  await page.getByText('1 of 4 months have arrived.').waitFor()
  await page.getByRole('button', { name: uploads.continue, exact: true }).click()
  expect(await page.getByText(uploads.monthNeeded).count()).toBe(3)
  await visitor.looksWell('a statement of another month')
  await visitor.close()
})
