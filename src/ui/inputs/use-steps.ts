// What stood in an input before each key, and the way back: a browser forgets its own as soon as a script writes into the input.
import { useRef } from 'react'

interface Step {
  readonly text: string
  readonly caret: number
}

interface Before {
  /** Null where no key was seen. */
  readonly from: number | null
  readonly to: number
  readonly text?: string
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

const MOST = 100

export function useSteps() {
  const before = useRef<Required<Before>>(undefined)
  const past = useRef<Step[]>([])
  const future = useRef<Step[]>([])
  const move = (from: Step[], to: Step[], element: TextElement): Step | undefined => {
    const step = from.pop()
    if (step) to.push({ text: element.value, caret: element.selectionStart ?? 0 })
    return step
  }
  return {
    /** A key is about to change the input. A composition's first one counts, for it goes on from there. */
    before: (element: TextElement, { isComposing }: InputEvent) => {
      if (isComposing && before.current) return
      const { selectionStart: from, selectionEnd: to, value: text } = element
      before.current = { from, to: to ?? text.length, text }
    },
    /** The change was taken. */
    taken: (): Before => {
      const seen = before.current
      before.current = undefined
      if (!seen) return { from: null, to: 0 }
      past.current = [...past.current.slice(-MOST), { text: seen.text, caret: seen.to }]
      future.current = []
      return seen
    },
    /** Undo and redo; undefined for any other key. */
    onKey: (event: KeyboardEvent, element: TextElement): Step | undefined => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[zy]$/.test(key)) return undefined
      event.preventDefault()
      const back = key === 'z' && !event.shiftKey
      return back ? move(past.current, future.current, element) : move(future.current, past.current, element)
    },
  }
}
