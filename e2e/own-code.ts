// What a signer does before a paper: the code to their own address, read in the demo's inbox and typed, and the sample, seen to its end.
import { expect, vi } from 'vitest'
import type { Frame, Page } from 'playwright-core'
import type { en } from '#core/words/sign/en.ts'
import type { World } from './world.ts'

interface Mail {
  readonly subject?: string
}

const codes = async (world: World): Promise<string[]> => {
  const inbox = (await (await fetch(`${world.base}/api/demo/inbox`)).json()) as { messages: Mail[] }
  return inbox.messages.flatMap(
    ({ subject = '' }) => /(?:contract|contrato): (\d{6})$/.exec(subject)?.[1] ?? [],
  )
}

/** On the page, or in the frame, that asks for it; `seen` looks at it before the code is typed. */
export async function typeOwnCode(
  page: Page | Frame,
  world: World,
  t: Readonly<Record<keyof typeof en, string>>,
  seen: (what: string) => Promise<unknown> = async () => {},
): Promise<void> {
  await page.getByRole('heading', { name: t.codeTitle, exact: true }).waitFor()
  await seen('before the code')
  const before = (await codes(world)).length
  await page.getByRole('button', { name: t.codeSend, exact: true }).click()
  const field = page.locator('#contact-code')
  await field.waitFor()
  await vi.waitFor(async () => expect((await codes(world)).length).toBeGreaterThan(before), {
    timeout: 30_000,
  })
  await seen('the code was sent')
  // The last digit sends it.
  await field.fill((await codes(world))[0]!)
  await field.waitFor({ state: 'detached' })
}

/** Scrolls the sample from its beginning to its end, until the page says that it was shown. */
export async function seeSample(
  page: Page | Frame,
  t: Readonly<Record<keyof typeof en, string>>,
): Promise<void> {
  const sample = page.locator('.paper-within')
  await sample.locator('.paper-sender').scrollIntoViewIfNeeded()
  await sample.locator('.paper-box').last().scrollIntoViewIfNeeded()
  await page.getByText(t.sampleShown).waitFor()
}
