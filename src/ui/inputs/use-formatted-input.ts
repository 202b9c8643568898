// A controlled text input that formats as it is typed and never fights its user: paste, autofill, IME, undo and password managers come through.
import {
  useEffect,
  useEffectEvent,
  useRef,
  type CompositionEvent,
  type FocusEvent,
  type RefObject,
} from 'react'
import type { FieldKind, FieldOptions } from '#core/fields/field-kind.ts'
import { afterPress } from '../after-press.ts'
import { edited } from './edit.ts'
import { useSteps } from './use-steps.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** What formatting needs of a kind; a kind of any value fits. */
export type Formatting = Pick<FieldKind<unknown>, 'name' | 'format' | 'tidy' | 'signs' | 'figures' | 'late'> &
  Partial<Pick<FieldKind<unknown>, 'parse'>>

interface Asked {
  readonly kind: Formatting
  readonly options?: FieldOptions
  readonly value: string
  readonly onChange: (text: string) => void
  /** The text as it is when the field is left. */
  readonly onBlur?: (text: string) => void
}

interface FormattedInput<E extends TextElement> {
  readonly ref: RefObject<E | null>
  readonly value: string
  readonly onChange: () => void
  readonly onCompositionEnd: (event: CompositionEvent<E>) => void
  readonly onBlur: (event: FocusEvent<E>) => void
}

const nothing = () => {}

export function useFormattedInput<E extends TextElement = HTMLInputElement>(asked: Asked): FormattedInput<E> {
  const ref = useRef<E>(null)
  const lastTidied = useRef<string>(undefined)
  const latest = useRef(asked)
  latest.current = asked
  const shown = useRef(asked.value)
  shown.current = asked.value
  const steps = useSteps()

  const put = (element: E, text: string, caret = text.length) => {
    if (text !== element.value) {
      // Written before React renders: it then finds the value in place and leaves the caret alone.
      element.value = text
      if (element.ownerDocument.activeElement === element) element.setSelectionRange(caret, caret)
    }
    if (text === shown.current) return
    shown.current = text
    latest.current.onChange(text)
  }

  const take = (element: E, inputType = '', composing = false): string => {
    const { kind, options } = latest.current
    const raw = element.value
    if (composing) {
      put(element, raw)
      return raw
    }
    const before = steps.taken()
    const edit = edited(
      { format: (text) => kind.format(text, options), signs: kind.signs },
      {
        ...before,
        before: before.text ?? shown.current,
        raw,
        caret: element.selectionStart ?? raw.length,
        inputType,
      },
    )
    // What came as a whole is read at once. A single key begins something.
    const filled = edit.whole && kind.figures && raw.length > 1 && !/^delete|Composition/.test(inputType)
    const text = filled ? kind.tidy!(edit.text, options) : edit.text
    put(element, text, text === edit.text ? edit.caret : text.length)
    if (filled) void understand(element)
    return text
  }

  /** Reads what the kind alone cannot, and shows it. The words that it takes are fetched then; without them the text stays, and is refused. */
  const understand = async (element: E): Promise<void> => {
    const { kind, options } = latest.current
    const text = element.value
    if (!kind.late || text === '' || kind.parse?.(text, options).ok) return
    const late = await import('#core/fields/understood.ts').catch(() => null)
    const meant = late ? kind.tidy!(late.understood(kind, text, options?.today), options) : text
    if (element.value === text && element.isConnected) put(element, meant)
  }

  const takeNow = useEffectEvent(take)
  const beforeNow = useEffectEvent(steps.before)
  const keyNow = useEffectEvent((element: E, event: KeyboardEvent) => {
    if (event.key === 'Enter') void understand(element)
    const step = latest.current.kind.figures && steps.onKey(event, element)
    if (step) put(element, step.text, step.caret)
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // A listener of our own: React's ignores values that a script set before it fired 'input', as some password managers do.
    const onInput = (event: Event) => {
      const { isComposing, inputType } = event as InputEvent
      takeNow(element, inputType, isComposing)
    }
    const onKey = (event: Event) => keyNow(element, event as KeyboardEvent)
    const onBefore = (event: Event) => beforeNow(element, event as InputEvent)
    const listeners = { input: onInput, change: onInput, keydown: onKey, beforeinput: onBefore }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener)
    // What was typed or filled in before the page's script arrived.
    if (element.value !== latest.current.value) takeNow(element)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener)
    }
  }, [])

  return {
    ref,
    value: asked.value,
    onChange: nothing,
    onCompositionEnd: (event) => void take(event.currentTarget, 'insertCompositionText'),
    onBlur: (event) => {
      const element = event.currentTarget
      // Some fillers set the value without any event; leaving the field catches up.
      const text = take(element)
      const { kind, options } = latest.current
      // A text that was tidied once and typed again is meant as typed ('IBM').
      const tidy = kind.tidy && text !== lastTidied.current ? kind.tidy(text, options) : text
      if (tidy !== text) lastTidied.current = text
      put(element, tidy)
      void understand(element).then(() => afterPress(() => latest.current.onBlur?.(element.value)))
    },
  }
}
