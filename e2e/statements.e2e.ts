// The statements page in a browser: one place for all files, months known by text, name or sender, put right, and taken back.
import { jpegOf } from '../test/made-files.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as bank } from '#core/words/bank-link/en.ts'
import { en as uploads } from '#core/words/uploads/en.ts'
import { shareWorld, type World } from './world.ts'
import { answeredBefore, answers } from './wizard.ts'
import { fill } from '#core/words/words.ts'

const arrived = (count: number) => fill(uploads.statementsThere, { count: String(count), all: '4' })

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

const picture = (mark: string) => jpegOf(1_008, 1_304, { mark })

test('all statements in one place: the months they tell are found, the others are asked for, and one put right counts once', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await answeredBefore(page, '/business/apply', { ...answers, email: 'statements@example.com' })
  await page.getByRole('button', { name: bank.continue }).first().click()
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  await page.getByRole('button', { name: bank.leaveFrame }).first().click()
  await page.getByRole('button', { name: bank.statements }).click()
  await page.getByRole('heading', { name: uploads.statementsTitle }).waitFor()
  const drop = page.locator('#statements-file')
  const named = (name: string) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: picture(name) })
  const monthOf = (name: string) => page.getByLabel(uploads.monthOf.replace('{name}', `${name}.jpg`))
  const found = page.getByText(`✓ ${uploads.monthFound}`)

  // All at once: two tell their month by their names, the third is asked for.
  const [first, second, third] = await page
    .locator('.months li')
    .evaluateAll((months) =>
      months.map((month) => ['b', '.year'].map((part) => month.querySelector(part)?.textContent).join(' ')),
    )
  await drop.setInputFiles([named(`Statement ${first}`), named(`${second}`), named('scan0008')])
  await page.getByText(arrived(2)).waitFor()
  await expect.poll(() => found.count()).toBe(2)
  await page.getByRole('button', { name: uploads.continue, exact: true }).click()
  await page.getByText(uploads.monthUnknown.replace('{name}', 'scan0008.jpg')).waitFor()
  await monthOf('scan0008').selectOption({ label: third! })
  await page.getByText(arrived(3)).waitFor()
  await page.getByText(uploads.monthNeeded.split('{')[0]!).waitFor()

  // Put right: it counts for the later month alone, and the page says so.
  await monthOf('scan0008').selectOption({ label: second! })
  await page.getByText(/scan0008\.jpg was sent for \w+ \d{4} before/).waitFor()
  await page.getByText(arrived(2)).waitFor()
  await visitor.looksWell('a statement of another month')
  await visitor.close()
})
