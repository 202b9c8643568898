// A controlled text input that formats as it is typed and never fights its user: paste, autofill, IME and password managers come through.
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
import { caretAfter } from './caret.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** What formatting needs of a kind; a kind of any value fits. */
type Formatting = Pick<FieldKind<unknown>, 'format' | 'tidy'>

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

  const take = (element: E, composing = false): string => {
    const { kind, options, value, onChange } = latest.current
    const format = (text: string) => kind.format(text, options)
    const raw = element.value
    const text = composing ? raw : format(raw)
    if (text !== raw) {
      const caret = caretAfter(format, raw, element.selectionStart ?? raw.length)
      // Written before React renders: it then finds the value in place and leaves the caret alone.
      element.value = text
      if (element.ownerDocument.activeElement === element) element.setSelectionRange(caret, caret)
    }
    if (text !== value) onChange(text)
    return text
  }

  const takeNow = useEffectEvent(take)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // A listener of our own: React's ignores values that a script set before it fired 'input', as some password managers do.
    const onInput = (event: Event) => void takeNow(element, (event as InputEvent).isComposing)
    element.addEventListener('input', onInput)
    element.addEventListener('change', onInput)
    // What was typed or filled in before the page's script arrived.
    if (element.value !== latest.current.value) takeNow(element)
    return () => {
      element.removeEventListener('input', onInput)
      element.removeEventListener('change', onInput)
    }
  }, [])

  return {
    ref,
    value: asked.value,
    onChange: nothing,
    onCompositionEnd: (event) => void take(event.currentTarget),
    onBlur: (event) => {
      // Some fillers set the value without any event; leaving the field catches up.
      const text = take(event.currentTarget)
      const { kind, onChange } = latest.current
      // A text that was tidied once and typed again is meant as typed ('IBM').
      const tidy = kind.tidy && text !== lastTidied.current ? kind.tidy(text) : text
      if (tidy !== text) {
        lastTidied.current = text
        onChange(tidy)
      }
      afterPress(() => latest.current.onBlur?.(tidy))
    },
  }
}
