// What a key does to a text under a mask: the same as to its letters and figures alone, with the caret behind the same ones.

/** Letters, figures, and the signs that a number has of its own; all others may be a mask's. */
const own = /[\p{L}\p{N}.+]/u

interface Masking {
  readonly format: (text: string) => string
  /** The separators that `format` sets by itself. */
  readonly signs?: string
}

/** What the browser made of a key. Places are UTF-16 offsets. */
export interface Edit {
  readonly before: string
  /** The selection before; null where nobody saw it: a script, a password manager or autofill wrote the text. */
  readonly from: number | null
  readonly to: number
  readonly raw: string
  readonly caret: number
  /** 'deleteContentForward'; '' where unknown. */
  readonly inputType: string
}

export interface Edited {
  readonly text: string
  readonly caret: number
  /** Nothing of it stood there before. */
  readonly whole: boolean
}

const ownOf = (text: string): string => [...text].filter((sign) => own.test(sign)).join('')

export function edited({ format, signs = '' }: Masking, edit: Edit): Edited {
  const { before, to } = edit
  const bare = (text: string) => [...text].filter((sign) => !signs.includes(sign)).join('')
  let { raw, caret } = edit
  const from = Math.min(edit.from ?? caret, caret)
  // A delete key that met nothing but the mask's signs takes the figure beside them.
  if (
    edit.from === to &&
    /^delete/.test(edit.inputType) &&
    raw.length < before.length &&
    ownOf(raw) === ownOf(before)
  ) {
    const forward = /Forward/.test(edit.inputType)
    let at = forward ? to : to - 1
    while (before[at] && !own.test(before[at]!)) at += forward ? 1 : -1
    raw = before[at] ? before.slice(0, at) + before.slice(at + 1) : before
    caret = before[at] ? at : to
  }
  let [left, right] = [raw.slice(0, caret), raw.slice(caret)]
  const whole = edit.from === null || (from === 0 && right === '')
  const start = Math.min(from, caret)
  const masked = before !== '' && before === format(bare(before))
  // The signs that stood there were the mask's; those that come with this key are the person's.
  if (edit.from !== null && masked && before.startsWith(raw.slice(0, start)) && before.endsWith(right)) {
    left = bare(raw.slice(0, start)) + raw.slice(start, caret)
    right = bare(right)
  }
  const text = format(left + right)
  const place = text === left + right ? left.length : placeAfter(text, left, right)
  return { text, caret: text === edit.raw ? edit.caret : place, whole }
}

/** Behind as many letters and figures of `text` as `left` has; at the end where nothing follows. */
function placeAfter(text: string, left: string, right: string): number {
  if (right === '') return text.length
  let count = ownOf(left).length
  let at = 0
  while (count > 0 && at < text.length) if (own.test(text[at++]!)) count--
  return at
}
