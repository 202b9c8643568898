// The screens behind the first page that every wizard has: each comes when it is due, all of them ahead of it once somebody has begun.
import { lazyScreen } from '#ui/lazy-screen.tsx'
import type { WizardJourney } from './journey.ts'
import { loadBetweenPages, loadRenewed } from './overlay-watch.tsx'

const savingStep = () => import('./await-saves-step.tsx')
const registerStep = () => import('./await-register-step.tsx')
const amountNotice = () => import('./amount-notice.tsx')
const errorStep = () => import('./error-step.tsx')

export const SavingStep = lazyScreen(async () => (await savingStep()).SavingStep)
export const RegisterStep = lazyScreen(async () => (await registerStep()).ReadyStep)
export const AmountNotice = lazyScreen(async () => (await amountNotice()).AmountNotice, 'none')
export const RenewedStep = lazyScreen(async () => (await loadRenewed()).RenewedStep)
export const ErrorStep = lazyScreen(async () => (await errorStep()).ErrorStep)

/** What the questions may lead to; a line that breaks meanwhile must not keep anybody from seeing it. */
export const loadOwnScreens = ({ loadQuestions, loadOthers }: WizardJourney) =>
  [
    loadQuestions,
    savingStep,
    errorStep,
    loadBetweenPages,
    loadRenewed,
    registerStep,
    amountNotice,
    loadOthers,
  ].forEach((load) => void load?.().catch(() => {}))
