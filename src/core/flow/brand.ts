// A brand: everything that differs between the operator and its partners. A partner changes tokens, logo and words, no component.

/** A text in both languages; brands are data, so their words travel with them. */
export interface BrandText {
  readonly en: string
  readonly es: string
}

export interface BrandLink {
  readonly text: BrandText
  readonly href: string
}

/** A seal or badge in the footer: an image of the operator's, or its name alone. */
interface BrandSeal {
  /** One name for every language, or one for each. */
  readonly name: string | BrandText
  readonly image?: string
  readonly href?: string
}

/** What a customer said; shown while the product waits. */
export interface BrandReview {
  readonly name: string
  readonly message: BrandText
}

/** A lender outside to whom an owner with lower sales may be handed over, only after a consent that names it (spec 12). */
export interface BrandLender {
  readonly name: string
  /** Where its page is, with `{reference}` for an opaque reference; no personal data goes into an address. Absent = reached by its port. */
  readonly link?: string
  /** Its terms. */
  readonly terms?: string
}

/** A film of the operator's: a file of this site ('/business/videos/...') or of the operator's own host, never a player of a third party. */
export interface BrandVideo {
  /** Over the film, and read aloud. */
  readonly title: BrandText
  /** The file (MP4 or WebM), one for every language or one for each. */
  readonly src: string | BrandText
  /** Captions (WebVTT). From another host they need its leave: `Access-Control-Allow-Origin`. */
  readonly captions: BrandText
  /** A still picture until it is played. */
  readonly poster?: string
}

export interface Brand {
  /** The partner's id in `/apply/affil/{provider}`; the operator's own brand has its own id. */
  readonly id: string
  /** The name in the header and in sentences. */
  readonly name: string
  /** The legal name in the footer and in agreements. */
  readonly legalName: string
  /** The postal address of the legal entity, on notices and in the foot of e-mails. */
  readonly address?: string
  /** The address of a logo image; the product's own mark stands when absent. */
  readonly logo?: string
  /** Overrides of the tokens in tokens.css by name, '--brand' and its steps above all. */
  readonly tokens?: Readonly<Record<string, string>>
  /** The same for dark screens; without them the product's own dark colours stand there, since colours for white may not be legible. */
  readonly darkTokens?: Readonly<Record<string, string>>
  /** The product that most of its visitors come for: chosen beforehand on the first page, and changed by a press. */
  readonly product?: string
  /** The page title, where the brand has its own ('Working Capital - Powered by ...'). */
  readonly title?: BrandText
  /** Links of the navigation bar. */
  readonly nav?: readonly BrandLink[]
  /** Privacy, agreements, consents. */
  readonly legal?: readonly BrandLink[]
  /** Promises that only the operator can vouch for, by name; a screen leaves out what is absent. */
  readonly claims?: Readonly<Record<string, BrandText>>
  readonly seals?: readonly BrandSeal[]
  readonly reviews?: readonly BrandReview[]
  /** Introduces the screen of the offers, or the one of a decline; none opens where it is absent. */
  readonly introVideos?: { readonly qualified?: BrandVideo; readonly declined?: BrandVideo }
  /** `first`: under 10,000 a month in sales; `second`: under 20,000. */
  readonly lenders?: { readonly first?: BrandLender; readonly second?: BrandLender }
  /** How a person reaches the operator, shown on errors and finishes. */
  readonly phone?: string
  readonly email?: string
}
