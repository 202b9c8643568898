// Which screen shows which kind of step; the screens come when their step does.
import { lazy } from 'react'
import type { StepScreen, StepScreens } from '#ui/step-screen.ts'

const screen = (load: () => Promise<StepScreen>): StepScreen =>
  lazy(async () => ({ default: await load() })) as unknown as StepScreen

const bankIntro = () => import('#features/capabilities/bank-link/intro-step.tsx')
const bankLink = () => import('#features/capabilities/bank-link/link-step.tsx')

/** Fetches what follows the questions, while they are being answered. */
export const loadBankScreens = (): void => void Promise.all([bankIntro(), bankLink()]).catch(() => {})

export const stepScreens: StepScreens = {
  'bank-intro': screen(async () => (await bankIntro()).BankIntroStep),
  'bank-link': screen(async () => (await bankLink()).BankLinkStep),
  'bank-result': screen(
    async () => (await import('#features/capabilities/bank-link/result-step.tsx')).BankResultStep,
  ),
  upload: screen(async () => (await import('#features/capabilities/uploads/step.tsx')).UploadStep),
  'pre-offers': screen(
    async () => (await import('#features/capabilities/pre-offers/step.tsx')).PreOffersStep,
  ),
  offers: screen(async () => (await import('#features/capabilities/offers/step.tsx')).OffersStep),
}
