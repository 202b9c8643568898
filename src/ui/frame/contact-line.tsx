// How to reach the brand's people: a sentence in which phone and e-mail can be tapped.
import type { Brand } from '#core/flow/brand.ts'

interface ContactLineProps {
  readonly brand: Pick<Brand, 'phone' | 'email'>
  /** The sentence, with `{contact}` where they stand. */
  readonly sentence: string
}

/** Nothing where the brand has neither. */
export function ContactLine({ brand: { phone, email }, sentence }: ContactLineProps) {
  if (!phone && !email) return null
  const [before, after] = sentence.split('{contact}')
  return (
    <span className="contact">
      {before}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {phone && email && ', '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {after}
    </span>
  )
}
