// Documents in a browser: on a phone with photos that are judged, pages and taking back; from a desktop handed to a phone and back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as bank } from '#core/words/bank-link/en.ts'
import { es as bankEs } from '#core/words/bank-link/es.ts'
import { en as handed } from '#core/words/upload-documents/en.ts'
import { en as files } from '#core/words/file-password/en.ts'
import { es as filesEs } from '#core/words/file-password/es.ts'
import { en as refusals } from '#core/words/refusals/en.ts'
import { en as uploads } from '#core/words/uploads/en.ts'
import { es as uploadsEs } from '#core/words/uploads/es.ts'
import { statementPdf } from '../test/made-files.ts'
import { drawn } from '../test/statements/index.ts'
import { pdfOf } from '../test/statements/pdf.ts'
import { shoot } from './made-picture.ts'
import { shareWorld, type Visitor, type World } from './world.ts'
import { answeredBefore, answers } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

/** Through the questions to the statements, with a bank that is left again. */
async function atStatements(
  { page }: Visitor,
  url: string,
  email: string,
  words: typeof bank | typeof bankEs,
): Promise<void> {
  await answeredBefore(page, url, { ...answers, email })
  await page.getByRole('button', { name: words.continue }).first().click()
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  await page.getByRole('button', { name: words.leaveFrame }).first().click()
  await page.getByRole('button', { name: words.statements }).click()
  await page.locator('#statements-file').waitFor({ state: 'attached' })
}

const statement = (name: string, ...periods: readonly string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: statementPdf(...periods.map((period) => [`Statement Period ${period}`])),
})
/** A file is read and answered before the page shows it. */
const becomes = (count: () => Promise<number>, wanted: number) => expect.poll(count).toBe(wanted)

/** 'MM/01/YYYY - MM/DD/YYYY' of the month so many months ago. */
function period(ago: number): string {
  const now = new Date()
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - ago, 1))
  const last = new Date(Date.UTC(now.getFullYear(), now.getMonth() - ago + 1, 0))
  const text = (date: Date) => date.toLocaleDateString('en-US', { timeZone: 'UTC' })
  return `${text(first)} - ${text(last)}`
}

test('on a phone, in Spanish: months read from the files, a blurred photo told at once, a page added, taken back, kept over a reload', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await atStatements(visitor, '/business/apply/lang/es', 'papeles@example.com', bankEs)
  const found = page.getByText(`✓ ${uploadsEs.monthFound}`)
  const camera = page.locator('.drop .camera input')

  // One file of two months, by its text alone.
  await page.locator('#statements-file').setInputFiles(statement('banco.pdf', period(1), period(2)))
  await becomes(() => found.count(), 2)

  // A photo that is out of focus gets its message below it; another takes its place.
  await camera.setInputFiles(await shoot(page, 'foto', { blurred: true }))
  const row = page.locator('.sent li', { hasText: 'foto' })
  await row.getByText(uploadsEs['photo.blurred']).waitFor()
  await visitor.looksWell('a blurred photo')
  const retaken = row.locator('label', { hasText: uploadsEs.takeAgain }).locator('input')
  await retaken.setInputFiles(await shoot(page, 'foto nueva'))
  await page.locator('.sent li', { hasText: 'foto nueva' }).waitFor()
  await becomes(() => page.locator('.sent li').count(), 2)
  expect(await page.getByText(uploadsEs['photo.blurred']).count()).toBe(0)

  // Its second page makes one document of both, of a month that is told here.
  const more = page.locator('.sent li label', { hasText: uploadsEs.addPage }).locator('input')
  await more.setInputFiles(await shoot(page, 'segunda'))
  const joined = page.locator('.sent li', { hasText: 'foto nueva.pdf' })
  await joined.getByText(uploadsEs.pages.replace('{count}', '2')).waitFor()
  await joined.locator('select').selectOption({ index: 1 })
  await becomes(() => found.count(), 3)

  // What arrived is there after a reload, and can still be taken back.
  await page.reload()
  await becomes(() => found.count(), 3)
  const remove = uploadsEs.removeSent.replace('{name}', 'banco.pdf')
  await page.getByRole('button', { name: remove }).click()
  await becomes(() => found.count(), 1)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('statements-file')
  await visitor.looksWell('taken back')
  await visitor.close()
})

test('from the desktop to the phone and back without typing; the desktop goes on by itself', async () => {
  const desktop = await world.visitor({ width: 1280, language: 'en' })
  const { page } = desktop
  const made = page.waitForResponse((response) => response.url().endsWith('/api/uploads/hand-over'))
  await atStatements(desktop, '/business/apply', 'desk@example.com', bank)
  const { path } = (await (await made).json()) as { path: string }
  await page.getByRole('img', { name: uploads.phoneCode }).waitFor()
  await desktop.looksWell('a code for the phone')

  const phone = await world.visitor({ width: 360, language: 'en' })
  await phone.page.goto(path)
  await page.getByText(uploads.phoneOpened).waitFor()
  const found = page.getByText(`✓ ${uploads.monthFound}`)
  const chooser = phone.page.locator('#document-0-file')
  await chooser.setInputFiles(statement('one.pdf', period(1), period(2)))
  await becomes(() => found.count(), 2)
  await phone.looksWell('an upload on the phone')
  await chooser.setInputFiles(statement('two.pdf', period(3), period(4)))
  await page.getByText(uploads.statementsComplete.replace('{all}', '4')).waitFor()
  await phone.page.getByRole('button', { name: handed.handBack }).click()
  await phone.page.getByRole('heading', { name: handed.handedBackTitle }).waitFor()
  await page.waitForFunction(
    (text) => document.querySelector('h1')?.innerText !== text,
    uploads.statementsTitle,
  )
  await phone.close()
  await desktop.close()
})

test('with the keyboard alone: sent, refused, tried again, taken back; a click while one is on its way is ignored', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await atStatements(visitor, '/business/apply', 'keys-uploads@example.com', bank)
  let go = () => {}
  const held = new Promise<void>((done) => (go = done))
  await page.route(
    '**/upload-statements',
    async (route) => {
      await held
      await route.fulfill({ status: 503, contentType: 'application/json', body: '{}' })
    },
    { times: 1 },
  )
  const chooser = page.locator('#statements-file')
  await chooser.focus()
  const opened = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await opened).setFiles(statement('kept.pdf', period(1)))
  await page.locator('.files progress').waitFor()
  // Continue does nothing but say so; the field stays usable.
  await page.getByRole('button', { name: uploads.continue, exact: true }).press('Enter')
  await page.getByText(uploads.stillUploading).waitFor()
  go()
  await page.locator('.files li.failed').waitFor()
  expect(await chooser.isEnabled()).toBe(true)
  await page.getByRole('button', { name: /Try kept\.pdf again/ }).press('Enter')
  const remove = page.getByRole('button', { name: uploads.removeSent.replace('{name}', 'kept.pdf') })
  await remove.waitFor()
  await remove.press('Enter')
  await becomes(() => page.locator('.sent li').count(), 0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('statements-file')
  visitor.troubles.splice(
    0,
    visitor.troubles.length,
    ...visitor.troubles.filter((each) => !each.includes('503')),
  )
  await visitor.close()
})

/** Locked with a password, as some banks send them. */
const lockedStatement = async (name: string, seed: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    await pdfOf(drawn('trailingMinus', seed, 6).sheet, {
      userPassword: 'Casa 4711',
      ownerPassword: 'of the bank',
      pdfVersion: '1.7ext3',
    }),
  ),
})

test('locked statements, by keys: a wrong password says so and keeps the place, the right one opens the other file too', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await atStatements(visitor, '/business/apply', 'locked@example.com', bank)
  const sent: string[] = []
  page.on('request', (request) => void sent.push(request.url()))
  await page
    .locator('#statements-file')
    .setInputFiles([await lockedStatement('one.pdf', 3), await lockedStatement('two.pdf', 4)])
  const password = page.getByLabel(files.filePassword.replace('{name}', 'one.pdf'))
  await password.waitFor()
  await becomes(() => page.locator('.file-password').count(), 2)
  await visitor.looksWell('two locked files')
  await password.focus()
  await page.keyboard.type('casa 4711')
  await page.keyboard.press('Enter')
  await page.getByText(refusals['wrong-password']).waitFor()
  expect(await password.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await password.inputValue()).toBe('')
  await page.keyboard.type('Casa 4711')
  await page.keyboard.press('Enter')
  await becomes(() => page.locator('.sent li').count(), 2)
  expect(await page.locator('.file-password').count()).toBe(0)
  expect(sent.join()).not.toContain('4711')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('4711')
  visitor.troubles.splice(
    0,
    visitor.troubles.length,
    ...visitor.troubles.filter((each) => !each.includes('422')),
  )
  await visitor.close()
})

test('a locked statement on a phone, in Spanish', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await atStatements(visitor, '/business/apply/lang/es', 'candado@example.com', bankEs)
  await page.locator('#statements-file').setInputFiles(await lockedStatement('abril.pdf', 5))
  const password = page.getByLabel(filesEs.filePassword.replace('{name}', 'abril.pdf'))
  await password.fill('Casa 4711 ')
  await visitor.looksWell('a locked file')
  await page.getByRole('button', { name: filesEs.unlockFile.replace('{name}', 'abril.pdf') }).click()
  await page.locator('.sent li', { hasText: 'abril.pdf' }).waitFor()
  visitor.troubles.splice(
    0,
    visitor.troubles.length,
    ...visitor.troubles.filter((each) => !each.includes('422')),
  )
  await visitor.close()
})
