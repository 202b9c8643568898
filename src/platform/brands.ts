// The brands of this installation: the operator's own ('default') and its partners', from BRANDS_FILE or built in.
import * as z from 'zod/mini'
import { products, valuesOf } from '#core/codes/choices.ts'
import type { Brand, BrandVideo } from '#core/flow/brand.ts'
import {
  isPrintedAsKept,
  isShownAsKept,
  NOT_PRINTED_AS_KEPT,
  NOT_SHOWN_AS_KEPT,
} from '#core/fields/operator-text.ts'
import { en } from '#core/words/brand/en.ts'
import { es } from '#core/words/brand/es.ts'
import { sampleBrands } from './sample-brands.ts'
import { readTextFile } from './text-of-bytes.ts'

const shown = z.string().check(z.refine(isShownAsKept, NOT_SHOWN_AS_KEPT))
/** Stands in papers. */
const printed = z.string().check(z.refine(isPrintedAsKept, NOT_PRINTED_AS_KEPT))
const words = z.object({ en: shown, es: shown })
const address = z
  .string()
  .check(z.regex(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/, 'must be a web address or a path'))
const link = z.object({ text: words, href: address })
const lender = z.object({ name: printed, link: z.optional(address), terms: z.optional(address) })

const file = z.string().check(z.regex(/^(?:https:\/\/|\/(?!\/))/, 'must be an https address or a path'))
const video = z.object({
  title: words,
  src: z.union([file, z.object({ en: file, es: file })]),
  captions: z.object({ en: file, es: file }),
  poster: z.optional(file),
})

const tokens = z.record(
  z.string().check(z.startsWith('--')),
  z.string().check(z.regex(/^[^<>{};]*$/, 'is no value of a style')),
)

const brand = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,60}$/, "may have letters, digits, '-' and '_' only")),
  name: printed.check(z.minLength(1)),
  legalName: printed.check(z.minLength(1)),
  address: z.optional(printed),
  logo: z.optional(address),
  tokens: z.optional(tokens),
  darkTokens: z.optional(tokens),
  product: z.optional(z.enum(valuesOf(products))),
  title: z.optional(words),
  nav: z.optional(z.array(link)),
  legal: z.optional(z.array(link)),
  claims: z.optional(z.record(z.string(), words)),
  seals: z.optional(
    z.array(
      z.object({ name: z.union([shown, words]), image: z.optional(address), href: z.optional(address) }),
    ),
  ),
  reviews: z.optional(z.array(z.object({ name: shown, message: words }))),
  introVideos: z.optional(z.object({ qualified: z.optional(video), declined: z.optional(video) })),
  lenders: z.optional(z.object({ first: z.optional(lender), second: z.optional(lender) })),
  phone: z.optional(printed),
  email: z.optional(printed),
})

/** Our own legal pages, where a brand has none. */
const page = (kind: string, key: 'privacy' | 'agreement' | 'eSign') => ({
  text: { en: en[key], es: es[key] },
  href: `/business/legal/${kind}`,
})
const legal: Brand['legal'] = [
  page('privacy', 'privacy'),
  page('agreement', 'agreement'),
  page('e-sign', 'eSign'),
]

const plain: Brand = { id: 'default', name: 'Underway', legalName: 'Underway Funding' }

/** Whether a brand is a firm that does not exist: ours, or one of a demo, under its name or at its address. */
export const isSampleFirm = ({ name, legalName, address }: Brand): boolean =>
  [plain, ...sampleBrands].some(
    (sample) =>
      sample.name === name ||
      sample.legalName === legalName ||
      (sample.address !== undefined && sample.address === address),
  )

/**
 * The brands by id; 'default' is always there. `file`: a JSON array of brands. Without a file it is the plain brand, which claims
 * nothing, or with `samples` (a demo) the same brand with sample claims, seals and reviews and a sample partner (spec 222).
 * Throws an Error whose message is a sentence when the file is wrong.
 */
export function readBrands(file?: string, samples = false): Map<string, Brand> {
  const brands = file ? fromFile(file) : samples ? sampleBrands : [plain]
  const all = brands.some(({ id }) => id === 'default') ? brands : [plain, ...brands]
  return new Map(all.map((each) => [each.id, { ...each, legal: each.legal ?? legal }]))
}

/** Where the brands' films come from, beside our own site. */
export function videoOrigins(brands: Iterable<Brand>): string[] {
  const videos = [...brands].flatMap(({ introVideos: { qualified, declined } = {} }) => [qualified, declined])
  const files = videos.flatMap((video) => (video ? filesOf(video) : []))
  const outside = files.filter((address) => address.startsWith('https:'))
  return [...new Set(outside.map((address) => new URL(address).origin))]
}

const filesOf = ({ src, captions, poster = '' }: BrandVideo): string[] => [
  ...(typeof src === 'string' ? [src] : [src.en, src.es]),
  captions.en,
  captions.es,
  poster,
]

function fromFile(file: string): readonly Brand[] {
  let given: unknown
  try {
    given = JSON.parse(readTextFile(file))
  } catch (error) {
    throw new Error(`The brands file ${file} could not be read: ${(error as Error).message}`, {
      cause: error,
    })
  }
  const parsed = z.array(brand).safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new Error(`The brands file ${file} is wrong: ${wrong.join('; ')}.`)
}
