// What an input of figures does under a hand: keys beside the mask's signs, text that comes whole, the way back, and words. Fetched beside the first such input.
import type { FieldKind, FieldOptions } from '#core/fields/field-kind.ts'
import { edited, type Edit } from './edit.ts'
import { meantAs, type Reading } from './meant.ts'

export type TextElement = HTMLInputElement | HTMLTextAreaElement

/** What formatting needs of a kind; a kind of any value fits. */
export type Formatting = Reading & Pick<FieldKind<unknown>, 'format' | 'signs' | 'figures'>

/** The input as its hook holds it. */
interface Held {
  readonly asked: () => { readonly kind: Formatting; readonly options?: FieldOptions }
  /** The text that was put there last. */
  readonly shown: () => string
  readonly put: (text: string, caret?: number) => void
}

export interface Hand {
  /** Takes what the browser made of a key, and answers what stands now. */
  readonly take: (inputType: string) => string
  /** Reads what the kind alone cannot, and shows it. The words that it takes are fetched then; without them the text stays, and is refused. */
  readonly understand: () => Promise<void>
  readonly leave: () => void
}

type Step = Pick<Edit, 'before' | 'from' | 'to'>

/** Steps back; a browser forgets its own as soon as a script writes into the input. */
const MOST = 100

const stepOf = ({ value: before, selectionStart: from, selectionEnd: to }: TextElement): Step => ({
  before,
  from,
  to: to ?? before.length,
})

export function handOn(element: TextElement, { asked, shown, put }: Held): Hand {
  let next: Step | undefined
  const past: Step[] = []
  const future: Step[] = []

  const take = (inputType: string): string => {
    const { kind, options } = asked()
    const raw = element.value
    const seen = next
    next = undefined
    if (seen) {
      future.length = 0
      if (past.push(seen) > MOST) past.shift()
    }
    const edit = edited(
      { format: (text) => kind.format(text, options), signs: kind.signs },
      {
        ...(seen ?? { before: shown(), from: null, to: 0 }),
        raw,
        caret: element.selectionStart ?? raw.length,
        inputType,
      },
    )
    // What came as a whole is read at once. A single key begins something.
    const whole = edit.whole && raw.length > 1 && !/^delete|Composition/.test(inputType)
    const text = whole ? kind.tidy!(raw, options) : edit.text
    if (text === raw || !whole) put(edit.text, edit.caret)
    else put(text)
    if (whole) void understand()
    return element.value
  }

  const understand = async (): Promise<void> => {
    const { kind, options } = asked()
    const text = element.value
    const meant = await meantAs(kind, text, options)
    if (element.value === text && element.isConnected) put(meant)
  }

  /** A key is about to change the input. A composition's first one counts, for it goes on from there. */
  const onBefore = (event: Event) => {
    if (!(event as InputEvent).isComposing || !next) next = stepOf(element)
  }
  const onKey = (event: Event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent
    if (key === 'Enter') void understand()
    if (!(ctrlKey || metaKey) || altKey || !/^[zy]$/i.test(key)) return
    event.preventDefault()
    const [from, to] = /z/i.test(key) && !shiftKey ? [past, future] : [future, past]
    const step = from.pop()
    if (!step) return
    to.push(stepOf(element))
    put(step.before, step.to)
  }
  element.addEventListener('beforeinput', onBefore)
  element.addEventListener('keydown', onKey)
  return {
    take,
    understand,
    leave: () => {
      element.removeEventListener('beforeinput', onBefore)
      element.removeEventListener('keydown', onKey)
    },
  }
}
