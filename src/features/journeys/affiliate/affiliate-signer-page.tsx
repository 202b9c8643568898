// Signing up as an affiliate: the form, then the agreement. What the address says of a person leaves it at once.
import { Suspense, useEffect, useState } from 'react'
import type { AffiliateField } from '#core/contract/affiliate-fields.ts'
import type { Texts } from '#core/contract/field-set.ts'
import type { StepPlace as Place } from '#core/flow/flow.ts'
import { nothingKnown, pathOf, stepAfter, stepBefore } from '#core/flow/walk.ts'
import type { LinkPageProps } from '#features/capabilities/link-visit/journey.ts'
import { StepPlace, useFlowHistory } from '#ui/flow-runner.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { matchPath, useLocation } from '#ui/router.tsx'
import { useWords } from '#ui/words.tsx'
import { affiliateFlow, type SignupFacts } from './flow.ts'
import { keptSignup, prefillOf } from './kept-signup.ts'
import { SIGNED_PAGE, SIGNUP_PAGE } from './paths.ts'
import * as words from './form-words.ts'
import '#ui/screens.css'
import '#ui/prose.css'

const SignUp = lazyScreen(async () => (await import('./sign-up.tsx')).SignUp)
const Agreement = lazyScreen(async () => (await import('./agreement.tsx')).Agreement)

const Signed = lazyScreen(async () => (await import('./signed.tsx')).Signed)

export function AffiliateSignerPage(props: LinkPageProps) {
  const { pathname } = useLocation()
  return matchPath(SIGNED_PAGE, pathname) ? (
    <Suspense fallback={null}>
      <Signed {...props} />
    </Suspense>
  ) : (
    <SigningUp {...props} />
  )
}

function SigningUp({ data, onLanguage }: LinkPageProps) {
  const t = useWords(words)
  const history = useFlowHistory()
  const { search } = useLocation()
  const [typed, setTyped] = useState<Texts<AffiliateField>>(() => prefillOf(search))
  const kept = keptSignup()
  // A new address of a person begins anew, whoever signed up here before.
  const [fresh] = useState(() => Object.keys(prefillOf(search)).length > 0)
  const facts: SignupFacts = { signedUp: kept !== null }
  const path = pathOf(affiliateFlow, nothingKnown, facts)
  const step = path.find(({ page }) => page === history.page) ?? path.at(fresh ? 0 : -1)!
  const { page } = step
  const { go } = history
  useEffect(() => {
    if (window.location.search) go(page, { replace: true, path: SIGNUP_PAGE })
  }, [go, page])
  const goTo = (to: Place | null) => to && go(to.page)
  const signing = step.kind === 'sign'
  const title = t(signing ? 'contractPageTitle' : 'pageTitle')
  useEffect(() => {
    document.title = `${title} - ${data.brand.name}`
  }, [title, data.brand.name])
  return (
    <PageFrame
      brand={data.brand}
      year={data.year}
      languageHref={`/business${SIGNUP_PAGE}`}
      onLanguage={onLanguage}
      wide={signing}
    >
      <StepPlace place={step.id}>
        {signing && kept ? (
          <Agreement kept={kept} onBegin={() => goTo(stepBefore(affiliateFlow, step, nothingKnown, facts))} />
        ) : (
          <SignUp
            brand={data.brand}
            typed={typed}
            onType={(id, text) => setTyped((before) => ({ ...before, [id]: text }))}
            onSignedUp={() => goTo(stepAfter(affiliateFlow, step, nothingKnown, { signedUp: true }))}
          />
        )}
      </StepPlace>
    </PageFrame>
  )
}
