// What a demo shows in place of the operator's own words: claims, seals and reviews are samples, and a partner to look at.
import type { Brand } from '#core/flow/brand.ts'

const operator: Brand = {
  id: 'default',
  name: 'Underway',
  legalName: 'Underway Funding',
  phone: '(800) 555-0100',
  email: 'help@underway.example',
  claims: {
    headline: {
      en: 'Find the Right Lender for Your Business in 60 Seconds.',
      es: 'Encuentre el financiamiento ideal para su negocio en 60 segundos.',
    },
    exit: {
      en: 'You are 60 seconds away from your approval',
      es: 'Está a 60 segundos de su aprobación',
    },
    bankLede: {
      en: 'To provide an instant approval, we need to verify your business bank account information.',
      es: 'Para darle una aprobación al instante, necesitamos verificar la cuenta bancaria de su negocio.',
    },
    bankFaster: { en: '2x faster funding', es: 'Fondos el doble de rápido' },
    bankLarger: { en: '25% larger approvals', es: 'Aprobaciones 25% más altas' },
    bankImmediate: { en: 'Immediate processing', es: 'Trámite inmediato' },
  },
  seals: [{ name: 'Sample trust seal' }, { name: 'Sample SSL seal' }],
  reviews: [
    {
      name: 'Marisol, bakery owner',
      message: {
        en: 'I knew the full cost before I signed. That is why I came back.',
        es: 'Supe el costo total antes de firmar. Por eso regresé.',
      },
    },
    {
      name: 'Dennis, trucking',
      message: {
        en: 'Connected the bank at a rest stop and had an answer before my next delivery.',
        es: 'Conecté el banco en una parada y tuve respuesta antes de mi siguiente entrega.',
      },
    },
    {
      name: 'Thuy, nail salon',
      message: {
        en: 'They told me what I did not qualify for, and why. Nobody else did.',
        es: 'Me dijeron para qué no calificaba y por qué. Nadie más lo había hecho.',
      },
    },
  ],
  lenders: {
    first: {
      name: 'Sample Lender One',
      link: '/business/demo?partner={reference}',
      terms: '/business/legal/sharing',
    },
    second: { name: 'Fundbox', terms: '/business/legal/sharing' },
  },
}

/** A partner brand: its own name, colours, navigation and title, the same components. */
const partner: Brand = {
  ...operator,
  id: 'harbor',
  name: 'Harbor Pay',
  legalName: 'Harbor Pay, with Underway Funding',
  title: {
    en: 'Working Capital - Powered by Underway',
    es: 'Capital de trabajo - Con tecnología de Underway',
  },
  nav: [
    { text: { en: 'Payments', es: 'Pagos' }, href: 'https://harborpay.example/payments' },
    { text: { en: 'Support', es: 'Ayuda' }, href: 'https://harborpay.example/support' },
  ],
  tokens: {
    '--brand': '#234a8f',
    '--brand-strong': '#173467',
    '--brand-soft': '#e6edf8',
    '--brand-line': '#afc2e3',
  },
}

export const sampleBrands: readonly Brand[] = [operator, partner]
