// Lines of one amount and day by their texts, so that each text is compared once and not once per line.
import { areAlike, type Words } from './alike-text.ts'

/** Above so many texts none is compared with another: what has so many equal sums a day is a till. Equal texts are still found. */
const mostTexts = 200

interface Text {
  readonly words: Words
  /** The bank's reference, or '' without one: two references are two bookings. */
  readonly reference: string
}

interface SameText extends Text {
  /** Places in the pile, in its order. */
  readonly places: number[]
  next: number
}

const keyOf = ({ words, reference }: Text): string => `${reference}|${words.plain}`

/** Whether two texts may be of one booking. */
export const mayBeOne = (one: Text, other: Text): boolean =>
  (one.reference === '' || other.reference === '' || one.reference === other.reference) &&
  areAlike(one.words, other.words)

/** Groups of items that are like the first of their group, each in the order given. Linear but for its distinct texts, at most 200. */
export function alikeOnes<T>(items: readonly T[], textOf: (item: T) => Text): T[][] {
  const byKey = new Map<string, { readonly text: Text; readonly items: T[] }>()
  for (const item of items) {
    const text = textOf(item)
    const key = keyOf(text)
    const known = byKey.get(key)
    if (known) known.items.push(item)
    else byKey.set(key, { text, items: [item] })
  }
  const texts = [...byKey.values()]
  if (texts.length > mostTexts) return texts.map((each) => each.items)
  const heads: { readonly text: Text; readonly items: T[]; readonly parts: T[][] }[] = []
  for (const each of texts) {
    const into = heads.find(({ text }) => mayBeOne(text, each.text))
    if (into) into.parts.push(each.items)
    else heads.push({ ...each, parts: [each.items] })
  }
  if (heads.length === texts.length) return texts.map((each) => each.items)
  const order = new Map(items.map((item, at) => [item, at]))
  return heads.map(({ parts }) =>
    parts.length === 1
      ? (parts[0] as T[])
      : parts.flat().sort((a, b) => (order.get(a) as number) - (order.get(b) as number)),
  )
}

/** Items of which each is taken once, the first in order that is like the one asked for. */
export class TextPile<T> {
  private readonly texts = new Map<string, SameText>()
  private readonly alikeTo = new Map<string, readonly SameText[]>()
  private readonly items: readonly T[]
  constructor(items: readonly T[], textOf: (item: T) => Text) {
    this.items = items
    items.forEach((item, at) => {
      const text = textOf(item)
      const key = keyOf(text)
      const known = this.texts.get(key)
      if (known) known.places.push(at)
      else this.texts.set(key, { ...text, places: [at], next: 0 })
    })
  }

  take(wanted: Text): T | undefined {
    let best: SameText | undefined
    for (const each of this.likeOnes(wanted)) {
      const at = each.places[each.next]
      if (at !== undefined && (!best || at < (best.places[best.next] as number))) best = each
    }
    return best && this.items[best.places[best.next++] as number]
  }

  private likeOnes(wanted: Text): readonly SameText[] {
    const key = keyOf(wanted)
    let found = this.alikeTo.get(key)
    if (found) return found
    const same = this.texts.get(key)
    const isMany = this.texts.size > mostTexts || this.alikeTo.size > mostTexts
    found = isMany ? (same ? [same] : []) : [...this.texts.values()].filter((each) => mayBeOne(wanted, each))
    this.alikeTo.set(key, found)
    return found
  }
}
