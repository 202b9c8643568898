// A person at the keyboard: Tab to what is wanted, press, and see where the focus is; also inside the bank's frame.
import type { FileChooser, Frame, Page } from 'playwright-core'
import { expect } from 'vitest'

interface Focused {
  readonly tag: string
  readonly id: string
  /** The accessible name as far as these pages need it. */
  readonly text: string
}

const read = (frame: Frame): Promise<Focused> =>
  frame.evaluate(() => {
    const element = document.activeElement ?? document.body
    const text = element.getAttribute('aria-label') ?? (element === document.body ? '' : element.textContent)
    return { tag: element.tagName, id: element.id, text: text.trim() }
  })

/** What has the focus, in the page or in the frame that has it. */
export async function focused(page: Page): Promise<Focused> {
  const at = await read(page.mainFrame())
  const frame = at.tag === 'IFRAME' ? page.frames().find((each) => each !== page.mainFrame()) : undefined
  return frame ? read(frame).catch(() => at) : at
}

type Wanted = string | ((at: Focused) => boolean)

/** Presses Tab until it stands on what is wanted: by the text it begins with, or by a question. */
export async function tabTo(page: Page, wanted: Wanted, most = 80): Promise<void> {
  const is =
    typeof wanted === 'string' ? (at: Focused) => at.tag !== 'H1' && at.text.startsWith(wanted) : wanted
  const seen: string[] = []
  for (let turn = 0; turn < most; turn++) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (is(at)) return
    seen.push(at.text.slice(0, 30) || at.id || at.tag)
  }
  throw new Error(`never reached ${String(wanted)}: ${seen.join(' | ')}`)
}

export async function pressOn(page: Page, wanted: Wanted, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** The page shows this heading, and the focus is on it. */
export async function beginsAt(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true, level: 1 }).waitFor()
  await expect
    .poll(async () => (await focused(page)).text)
    .toMatch(
      typeof heading === 'string'
        ? new RegExp(`^${heading.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
        : heading,
    )
}

/** The focus went into the bank's frame. */
export async function inFrame(page: Page): Promise<void> {
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  await expect.poll(async () => (await read(page.mainFrame())).tag).toBe('IFRAME')
}

/** Opens the file chooser of the input that has the focus, and chooses. */
export async function chooseFile(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')])
  await chooser.setFiles(file)
}
