// The frame of every applicant page: brand and language above, questions and what reassures in the middle, legal lines below.
import type { MouseEvent, ReactNode } from 'react'
import type { Brand, BrandLink } from '#core/flow/brand.ts'
import * as words from '../frame-words.ts'
import { useLanguage, useWords } from '../words.tsx'
import { useBrandTokens } from './brand-theme.ts'
import { Icon } from './icon.tsx'
import { ReadOnlyNote } from './read-only-note.tsx'

interface PageFrameProps {
  readonly brand: Brand
  /** The current year, for the copyright line. */
  readonly year: number
  /** The same page in the other language. */
  readonly languageHref: string
  /** Switches in place, so that what was typed stays; the link works without it. */
  readonly onLanguage?: () => void
  /** The side panel. */
  readonly side?: ReactNode
  /** Offers and tables need more width than questions. */
  readonly wide?: boolean
  /** Between header and page: the staging menu, a modal. */
  readonly above?: ReactNode
  readonly footer?: boolean
  readonly children: ReactNode
}

const FIRST_YEAR = 2025

/** '© 2025–2026'. */
export const copyrightYears = (year: number): string =>
  year > FIRST_YEAR ? `© ${FIRST_YEAR}–${year}` : `© ${FIRST_YEAR}`

const Mark = () => (
  <svg viewBox="0 0 28 28" fill="none" aria-hidden="true">
    <rect width="28" height="28" rx="8" />
    <path d="M7 18c3-1 4-9 7-9s4 8 7 9" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
)

/** The brand's logo with its name. */
const BrandLogo = ({ brand }: { brand: Brand }) => (
  <span className="logo">
    {brand.logo ? <img src={brand.logo} alt={brand.name} /> : <Mark />}
    {!brand.logo && brand.name}
  </span>
)

export function PageFrame({
  brand,
  year,
  languageHref,
  onLanguage,
  side,
  wide,
  above,
  footer = true,
  children,
}: PageFrameProps) {
  const t = useWords(words)
  const language = useLanguage()
  useBrandTokens(brand)
  const other = language === 'en' ? 'es' : 'en'
  const follow = (event: MouseEvent) => {
    if (!onLanguage || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLanguage()
  }
  return (
    <div className="frame">
      <a className="sr skip" href="#main">
        {t('skip')}
      </a>
      <header className="bar">
        <div>
          <BrandLogo brand={brand} />
          {brand.nav && <Links label={t('navigation')} links={brand.nav} />}
          <span className="grow" />
          <span className="secure">
            <Icon name="lock" />
            <span>{t('encrypted')}</span>
          </span>
          <a className="lang" href={languageHref} lang={other} hrefLang={other} onClick={follow}>
            {t('otherLanguage')}
          </a>
        </div>
      </header>
      <ReadOnlyNote />
      {above}
      <main id="main" tabIndex={-1} className={`page${wide ? ' wide' : side ? '' : ' alone'}`}>
        <div>{children}</div>
        {side}
      </main>
      {footer && <Footer brand={brand} year={year} />}
    </div>
  )
}

function Links({ label, links }: { label: string; links: readonly BrandLink[] }) {
  const language = useLanguage()
  return (
    <nav aria-label={label}>
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          {link.text[language]}
        </a>
      ))}
    </nav>
  )
}

function Footer({ brand, year }: { brand: Brand; year: number }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <footer className="foot">
      <div>
        <span>
          {copyrightYears(year)} {brand.legalName}. {t('trademarks')}
        </span>
        {brand.legal && <Links label={t('legal')} links={brand.legal} />}
        {brand.seals && brand.seals.length > 0 && (
          <ul aria-label={t('seals')}>
            {brand.seals.map((seal) => {
              const name = typeof seal.name === 'string' ? seal.name : seal.name[language]
              const shown = seal.image ? <img src={seal.image} alt={name} /> : name
              return <li key={name}>{seal.href ? <a href={seal.href}>{shown}</a> : shown}</li>
            })}
          </ul>
        )}
      </div>
    </footer>
  )
}
