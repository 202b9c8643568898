// What a demo shows in place of the operator's own words: claims, seals and reviews are samples, and a partner to look at.
import type { Brand, BrandText } from '#core/flow/brand.ts'
import { en } from '#core/words/brand/en.ts'
import { es } from '#core/words/brand/es.ts'

const text = (key: keyof typeof en): BrandText => ({ en: en[key], es: es[key] })

const operator: Brand = {
  id: 'default',
  name: 'Underway',
  legalName: 'Underway Funding',
  address: '120 Commercial St, Portland, ME 04101',
  phone: '(800) 555-0100',
  email: 'help@underway.example',
  product: 'Working Capital',
  claims: {
    headline: text('headline'),
    exit: text('exit'),
    twoMinutes: text('twoMinutes'),
    bankLede: text('bankLede'),
    bankFaster: text('bankFaster'),
    bankLarger: text('bankLarger'),
    bankImmediate: text('bankImmediate'),
    verifySameDay: text('verifySameDay'),
    verifyLarger: text('verifyLarger'),
    verifySchedule: text('verifySchedule'),
  },
  seals: [{ name: text('sealTrust') }, { name: text('sealSecure') }],
  reviews: [
    { name: 'Marisol, Lowell', message: text('review1') },
    { name: 'Dennis, Tulsa', message: text('review2') },
    { name: 'Thuy, San José', message: text('review3') },
  ],
  lenders: {
    first: {
      name: 'First Sample Lender',
      link: '/business/demo?referred={reference}',
      terms: '/business/legal/sharing',
    },
    second: { name: 'Second Sample Lender', terms: '/business/legal/sharing' },
  },
}

/** A partner brand: its own name, colours, navigation and title, the same components. */
const partner: Brand = {
  ...operator,
  id: 'harbor',
  name: 'Harbor Pay',
  legalName: 'Harbor Pay, with Underway Funding',
  logo: '/business/brands/harbor-pay.svg',
  title: text('partnerTitle'),
  introVideos: {
    qualified: {
      title: text('introTitle'),
      src: '/business/videos/how-offers-work.mp4',
      captions: {
        en: '/business/videos/how-offers-work.en.vtt',
        es: '/business/videos/how-offers-work.es.vtt',
      },
    },
  },
  nav: [
    { text: text('partnerPayments'), href: 'https://harborpay.example/payments' },
    { text: text('partnerSupport'), href: 'https://harborpay.example/support' },
  ],
  tokens: {
    '--brand': '#234a8f',
    '--brand-strong': '#173467',
    '--brand-soft': '#e6edf8',
    '--brand-line': '#afc2e3',
  },
  darkTokens: {
    '--brand': '#8fb4f5',
    '--brand-strong': '#b9d0fa',
    '--brand-soft': '#1a2c4a',
    '--brand-line': '#38568c',
    '--on-brand': '#08182f',
  },
}

export const sampleBrands: readonly Brand[] = [operator, partner]
