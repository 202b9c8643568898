// Which screen shows which kind of step; the screens come when their step does, or ahead of it.
import { lazyScreen } from '#ui/lazy-screen.tsx'
import type { StepScreens } from '#ui/step-screen.ts'

const bankIntro = () => import('#features/capabilities/bank-link/intro-step.tsx')
const bankLink = () => import('#features/capabilities/bank-link/link-step.tsx')
const bankResult = () => import('#features/capabilities/bank-link/result-step.tsx')
const upload = () => import('#features/capabilities/uploads/step.tsx')
const preOffers = () => import('#features/capabilities/pre-offers/step.tsx')
const depositQuestions = () => import('#features/capabilities/deposit-questions/step.tsx')
const offers = () => import('#features/capabilities/offers/step.tsx')

/** Fetches what follows the questions, while they are being answered. */
export const loadStepScreens = (): void =>
  [bankIntro, bankLink, bankResult, upload, preOffers, offers].forEach((load) => void load().catch(() => {}))

export const stepScreens: StepScreens = {
  'bank-intro': lazyScreen(async () => (await bankIntro()).BankIntroStep),
  'bank-link': lazyScreen(async () => (await bankLink()).BankLinkStep),
  'bank-result': lazyScreen(async () => (await bankResult()).BankResultStep),
  upload: lazyScreen(async () => (await upload()).UploadStep),
  'pre-offers': lazyScreen(async () => (await preOffers()).PreOffersStep),
  'deposit-questions': lazyScreen(async () => (await depositQuestions()).DepositQuestionsStep),
  offers: lazyScreen(async () => (await offers()).OffersStep),
}
