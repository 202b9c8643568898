// The pages of an operator's own brands, made when their server starts from a build that knew none of them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startWorld, type World } from './world.ts'

const folder = mkdtempSync(join(tmpdir(), 'own-brands-'))
let world: World
beforeAll(async () => {
  const file = join(folder, 'brands.json')
  const tokens = { '--brand': '#0b4f8a', '--brand-strong': '#083a66' }
  writeFileSync(
    file,
    JSON.stringify([
      { id: 'default', name: 'Harbor & Sons', legalName: 'Harbor & Sons Funding, Inc.' },
      { id: 'acme', name: 'Acme Capital', legalName: 'Acme Capital LLC', tokens },
    ]),
  )
  world = await startWorld({ BRANDS_FILE: file })
}, 300_000)
afterAll(async () => {
  await world?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const brandColour = () => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()

test.each([
  ['/business/apply/', 1280, 'en', 'Harbor & Sons', 'Harbor & Sons Funding, Inc.', null],
  ['/business/apply/affil/acme', 360, 'es', 'Acme Capital', 'Acme Capital LLC', '#0b4f8a'],
] as const)(
  '%s at %i in %s shows the operator’s %s',
  async (path, width, language, name, legalName, colour) => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    // Before any script: what was made at the start.
    const sent = await (await fetch(world.base + path, { headers: { 'accept-language': language } })).text()
    expect(sent).toContain(legalName.replace('&', '&amp;'))
    expect(sent).not.toContain('Underway')
    await page.goto(world.base + path)
    await page.getByRole('banner').getByText(name).first().waitFor()
    await page.getByRole('contentinfo').getByText(legalName).first().waitFor()
    if (colour) expect(await page.evaluate(brandColour)).toBe(colour)
    // Its colours are for white: a dark screen keeps the product's own, where the brand gave none.
    await page.emulateMedia({ colorScheme: 'dark' })
    await vi.waitFor(async () => expect(await page.evaluate(brandColour)).not.toBe(colour))
    await page.emulateMedia({ colorScheme: null })
    await visitor.looksWell(`the first page of ${name}`)
    await visitor.close()
  },
)
