// A visitor whose bank is connected and whose offers have come.
import type { Page } from 'playwright-core'
import { en } from '#core/words/bank-link/en.ts'
import { es } from '#core/words/bank-link/es.ts'
import { answeredBefore, answers, connectBank, offersHeading, pressUntil } from './wizard.ts'
import type { Visitor, World } from './world.ts'

interface Applicant {
  readonly email: string
  readonly language: 'en' | 'es'
  /** Pixels. */
  readonly width: number
}

export async function atOffers(world: World, { email, language, width }: Applicant): Promise<Visitor> {
  const words = language === 'es' ? es : en
  const visitor = await world.visitor({ width, language })
  const { page } = visitor
  await answeredBefore(page, `/business/apply/lang/${language}`, { ...answers, email })
  await page.getByRole('heading', { name: words.introTitle, exact: true }).waitFor()
  await page.getByRole('button', { name: words.toBank, exact: true }).click()
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  const title = page.getByRole('heading', { name: offersHeading })
  await pressUntil(page, [words.continue, words.seeOffers], title)
  return visitor
}

/** Of the application that the page's browser holds. */
export const leadIdOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/apply/current')
    return ((await answer.json()) as { leadid: string }).leadid
  })
