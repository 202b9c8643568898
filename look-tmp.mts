import { chromium } from 'playwright-core'
import { AxeBuilder } from '@axe-core/playwright'
import { answerAll, answers } from './e2e/wizard.ts'
import { en as bank } from '#core/words/bank-link/en.ts'
import { statementPdf, jpegOf } from './test/made-files.ts'
const base = 'http://localhost:4555'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
const only = process.argv[2]
for (const [name, width, height, dark] of [['wide', 1280, 900, false], ['phone', 360, 740, false], ['dark', 1280, 900, true], ['darkphone',360,740,true]] as const) {
  if (only && !only.split(',').includes(name)) continue
  const context = await browser.newContext({ baseURL: base, viewport: { width, height }, isMobile: width < 600, hasTouch: width < 600, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
  page.on('pageerror', (m) => console.log(name, 'pageerror', m.message))
  const shot = async (what: string) => {
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/uplook/${what}-${name}.png`, fullPage: true })
    const { violations } = await new AxeBuilder({ page }).analyze()
    console.log(what, name, violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`), await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
  }
  await page.goto('/business/apply')
  await answerAll(page, { ...answers, email: `look${name}@example.com` })
  await page.getByRole('button', { name: bank.continue }).first().click()
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  await page.getByRole('button', { name: bank.leaveFrame }).first().click()
  await page.getByRole('button', { name: bank.statements }).click()
  await page.locator('#statements-file').waitFor({ state: 'attached' })
  await shot('statements-empty')
  await page.locator('#statements-file').setInputFiles([
    { name: 'eastport_jul_aug.pdf', mimeType: 'application/pdf', buffer: statementPdf(['Statement Period 07/01/2026 - 07/31/2026'], ['08/01/2026 - 08/31/2026']) },
    { name: 'IMG_2291.jpg', mimeType: 'image/jpeg', buffer: jpegOf(400, 300) },
  ])
  await page.getByText('What you sent').waitFor()
  await page.waitForTimeout(1500)
  await shot('statements')
  await page.getByRole('button', { name: 'Send the rest later' }).click()
  await page.waitForTimeout(2500)
  await shot('after')
  await context.close()
}
await browser.close()
