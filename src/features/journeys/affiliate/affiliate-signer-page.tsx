// Signing up as an affiliate: walks its flow. What the address says of a person leaves it at once.
import { useEffect, useState } from 'react'
import type { AffiliateField } from '#core/contract/affiliate-fields.ts'
import type { Texts } from '#core/contract/field-set.ts'
import { nothingKnown, stepAfter, stepOf } from '#core/flow/walk.ts'
import type { LinkPageProps } from '#features/capabilities/link-visit/journey.ts'
import { StepPlace, useFlowHistory } from '#ui/flow-runner.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { matchPath, useLocation } from '#ui/router.tsx'
import { useWords } from '#ui/words.tsx'
import { signupFlow, signupStep } from './flow.ts'
import { keptSignup, prefillOf } from './kept-signup.ts'
import { SIGNED_PAGE, SIGNUP_PAGE } from './paths.ts'
import type { SignupScreen, SignupScreenProps } from './screen-props.ts'
import * as words from './form-words.ts'
import '#ui/screens.css'
import '#ui/prose.css'

const screens: Readonly<Partial<Record<string, SignupScreen>>> = {
  form: lazyScreen<SignupScreenProps>(async () => (await import('./sign-up.tsx')).SignUp),
  sign: lazyScreen<SignupScreenProps>(async () => (await import('./agreement.tsx')).Agreement),
  finish: lazyScreen<SignupScreenProps>(async () => (await import('./signed.tsx')).Signed),
}
const titles = { form: 'pageTitle', sign: 'contractPageTitle', finish: 'signedPageTitle' } as const

/** The last step has an address of its own, which is not gone back from. */
const addressOf = (kind: string) =>
  kind === 'finish' ? { path: SIGNED_PAGE, replace: true } : { path: SIGNUP_PAGE }

export function AffiliateSignerPage({ data, onLanguage }: LinkPageProps) {
  const t = useWords(words)
  const history = useFlowHistory()
  const { search, pathname } = useLocation()
  const [prefill] = useState(() => prefillOf(search))
  const [typed, setTyped] = useState<Texts<AffiliateField>>(prefill)
  const kept = keptSignup()
  const finished = matchPath(SIGNED_PAGE, pathname) !== null
  const step = signupStep(
    { finished, step: history.step, afresh: Object.keys(prefill).length > 0 },
    { signedUp: kept !== null },
  )
  const { page, id, kind } = step
  const { go } = history
  useEffect(() => {
    if (window.location.search) go(page, { step: id, replace: true, path: addressOf(kind).path })
  }, [go, page, id, kind])
  const title = t(titles[kind as keyof typeof titles])
  useEffect(() => {
    document.title = `${title} - ${data.brand.name}`
  }, [title, data.brand.name])
  const goTo = (to: typeof step | null) => to && go(to.page, { step: to.id, ...addressOf(to.kind) })
  const Screen = screens[kind]!
  return (
    <PageFrame
      brand={data.brand}
      year={data.year}
      languageHref={`/business${addressOf(kind).path}`}
      onLanguage={onLanguage}
      wide={kind === 'sign'}
    >
      <StepPlace place={id}>
        <Screen
          brand={data.brand}
          kept={kept}
          typed={typed}
          onType={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
          next={() => goTo(stepAfter(signupFlow, step, nothingKnown, { signedUp: keptSignup() !== null }))}
          again={() => goTo(stepOf(signupFlow, 'sign-up'))}
        />
      </StepPlace>
    </PageFrame>
  )
}
