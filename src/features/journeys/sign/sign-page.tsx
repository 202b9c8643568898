// The signer's link in the browser: its flow, its words and its screens.
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import * as words from '#features/capabilities/signing/words.ts'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import './framed.css'
import { signFlow, type SignFacts } from './flow.ts'
import type { OpenedSigning, SignScreenProps } from './opened.ts'

const GiveSignature = lazyScreen<SignScreenProps>(
  async () => (await import('./give-signature.tsx')).GiveSignature,
)
const SignInFrame = lazyScreen<SignScreenProps>(async () => (await import('./sign-in-frame.tsx')).SignInFrame)

/** Here, or on the page of the provider that has this paper signed. */
function Sign(props: SignScreenProps) {
  return props.opened.framed ? <SignInFrame {...props} /> : <GiveSignature {...props} />
}

export const SignPage = linkPage<SignFacts, OpenedSigning>({
  flow: signFlow,
  words,
  factsOf: ({ standing }) => ({ standing }),
  screens: {
    'sign-code': lazyScreen<SignScreenProps>(async () => (await import('./own-code.tsx')).OwnCode),
    'sign-consent': lazyScreen<SignScreenProps>(async () => (await import('./consent.tsx')).Consent),
    'sign-paper': lazyScreen<SignScreenProps>(async () => (await import('./read-paper.tsx')).ReadPaper),
    sign: Sign,
    finish: lazyScreen<SignScreenProps>(async () => (await import('./end.tsx')).End),
  },
})
