// The renewal in the browser: its flow, its words, and the screens that no other flow has.
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import { deviceOf } from '#features/capabilities/tracking/visit-source.ts'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { stored } from '#ui/stored-items.ts'
import { renewalFlow, VERIFY_AFTER_MS, type RenewalFacts } from './flow.ts'
import type { Opened } from './screen-props.ts'
import * as words from './words.ts'

export const RenewalPage = linkPage<RenewalFacts, Opened>({
  flow: renewalFlow,
  words,
  verifyAfterMs: VERIFY_AFTER_MS,
  factsOf: ({ standing, active, known_banks: known }) => ({
    received: standing === 'received',
    banks: active,
    known: known.length > 0,
    reused: false,
    phone: deviceOf(navigator.userAgent).type === 'mobile',
  }),
  // Specification 2, section 4: for 15 minutes; an invalid link clears them.
  keep: (opened) => {
    stored.set('account_id', opened?.account_id ?? '')
    stored.set('company_name', opened?.company_name ?? '')
  },
  bankWay: ({ way }) => way ?? 'token',
  screens: {
    form: lazyScreen(async () => (await import('./request-form.tsx')).RequestForm),
    'bank-intro': lazyScreen(async () => (await import('./bank-ad.tsx')).BankAd),
    'known-bank': lazyScreen(async () => (await import('./known-bank.tsx')).KnownBank),
    upload: lazyScreen(async () => (await import('./statements.tsx')).Statements),
    finish: lazyScreen(async () => (await import('./finish.tsx')).Finish),
  },
})
