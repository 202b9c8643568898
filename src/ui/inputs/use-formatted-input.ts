// A controlled text input that formats as it is typed and never fights its user: paste, autofill, IME, undo and password managers come through.
import {
  useEffect,
  useEffectEvent,
  useRef,
  type CompositionEvent,
  type FocusEvent,
  type RefObject,
} from 'react'
import type { FieldOptions } from '#core/fields/field-kind.ts'
import { afterPress } from '../after-press.ts'
import type { Formatting, Hand, TextElement } from './hand.ts'

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
  /** Until it is here keys beside the mask's signs are the browser's. */
  const hand = useRef<Hand>(undefined)

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
    if (!composing && hand.current) return hand.current.take(inputType)
    const typedOn = raw.slice(0, -1) === shown.current && element.selectionStart === raw.length
    // The mask's signs go, the key's own stays: '1,5' is no fifteen.
    const bare = typedOn ? [...shown.current].filter((sign) => !kind.signs?.includes(sign)).join('') : ''
    const isMasked = bare && kind.format(bare, options) === shown.current
    const text = composing ? raw : kind.format(isMasked ? bare + raw.slice(-1) : raw, options)
    put(element, text, typedOn ? text.length : (element.selectionStart ?? text.length))
    return element.value
  }

  const takeNow = useEffectEvent(take)
  const putNow = useEffectEvent(put)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // A listener of our own: React's ignores values that a script set before it fired 'input', as some password managers do.
    const onInput = (event: Event) => {
      const { isComposing, inputType } = event as InputEvent
      takeNow(element, inputType, isComposing)
    }
    element.addEventListener('input', onInput)
    element.addEventListener('change', onInput)
    let gone = false
    if (latest.current.kind.figures)
      import('./hand.ts').then(({ handOn }) => {
        const held = {
          asked: () => latest.current,
          shown: () => shown.current,
          put: (text: string, caret?: number) => putNow(element, text, caret),
        }
        if (gone) return
        hand.current = handOn(element, held)
        // What stands there already came as a whole; whoever is typing is not disturbed.
        if (element.value !== '' && element.ownerDocument.activeElement !== element) hand.current.take('')
      }, nothing)
    // What was typed or filled in before the page's script arrived.
    if (element.value !== latest.current.value) takeNow(element)
    return () => {
      gone = true
      hand.current?.leave()
      hand.current = undefined
      element.removeEventListener('input', onInput)
      element.removeEventListener('change', onInput)
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
      void Promise.resolve(hand.current?.understand()).then(() =>
        afterPress(() => latest.current.onBlur?.(element.value)),
      )
    },
  }
}
