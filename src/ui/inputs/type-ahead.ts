// Typing in a native select, closed as it stands: all that was typed names the choice, however slowly it comes, where browsers begin anew after a second's pause.
import { plainLetters } from '#core/ground/plain-letters.ts'

/** What was typed in a select so far. */
export interface TypedIn {
  /** In plain letters. */
  readonly text: string
  /** When its last key came, milliseconds. */
  readonly at: number
  /** The place that was chosen before the first key. */
  readonly before: number
}

/** After such a pause a key that fits nothing behind the others may begin another word. */
const PAUSE_MS = 1000

/** `names`: of each option its name, and behind it what else it is called, in plain letters. */
function placeOf(text: string, names: readonly (readonly string[])[]): number {
  const find = (fits: (name: string) => boolean) => {
    const shown = names.findIndex(([name = '']) => fits(name))
    return shown < 0 ? names.findIndex((each) => each.some(fits)) : shown
  }
  const whole = find((name) => name === text)
  return whole < 0 ? find((name) => name.startsWith(text)) : whole
}

/** The next option behind the chosen one that begins with a letter which is typed again and again. */
function nextOf(letter: string, chosen: number, names: readonly (readonly string[])[]): number {
  const places = names.flatMap(([name = ''], at) => (name.startsWith(letter) ? [at] : []))
  return places.find((at) => at > chosen) ?? places[0] ?? -1
}

/** What stands after a key, and which place is chosen: one that begins with all that was typed, else the one of before. */
export function typedOn(
  past: TypedIn | null,
  { key, at }: { readonly key: string; readonly at: number },
  chosen: number,
  names: readonly (readonly string[])[],
): { readonly typed: TypedIn; readonly place: number } {
  const before = past?.before ?? chosen
  const text = key === 'Backspace' ? (past?.text ?? '').slice(0, -1) : (past?.text ?? '') + plainLetters(key)
  const fits = text === '' ? -1 : placeOf(text, names)
  if (fits >= 0) return { typed: { text, at, before }, place: fits }
  if (text.length > 1 && new Set(text).size === 1) {
    const next = nextOf(text[0]!, chosen, names)
    if (next >= 0) return { typed: { text, at, before }, place: next }
  }
  if (past && at - past.at > PAUSE_MS && key !== 'Backspace') return typedOn(null, { key, at }, chosen, names)
  return { typed: { text, at, before }, place: before }
}

/** An option's `data-also` is another name by which it is found. */
const namesOf = ({ options }: HTMLSelectElement): string[][] => {
  // 'Choose' is nobody's answer; 'All' of a filter is one.
  const asks = [...options].some(({ dataset }) => dataset.also)
  return [...options].map(({ disabled, value, text, dataset }) =>
    disabled || (asks && value === '')
      ? []
      : [text, dataset.also ?? ''].map((name) => plainLetters(name.trim())).filter(Boolean),
  )
}

let held: { readonly select: HTMLSelectElement; readonly typed: TypedIn } | null = null

function onKey(event: KeyboardEvent): void {
  const { target: select, key } = event
  const modified = event.ctrlKey || event.metaKey || event.altKey
  if (!(select instanceof HTMLSelectElement) || select.multiple || modified || event.isComposing) return
  const past = held?.select === select ? held.typed : null
  const goesOn = past !== null && event.timeStamp - past.at <= PAUSE_MS
  if ([...key].length > 1 && !(key === 'Backspace' && past)) {
    // Arrows and Enter choose by themselves; a shift or an accent belongs to the letter that comes.
    if (!/^(?:Shift|CapsLock|Dead|AltGraph)$/.test(key)) held = null
    return
  }
  // A space opens the list, but within a name.
  if (key === ' ' && !goesOn) return
  event.preventDefault()
  const { typed, place } = typedOn(past, { key, at: event.timeStamp }, select.selectedIndex, namesOf(select))
  held = { select, typed }
  if (place === select.selectedIndex) return
  select.selectedIndex = place
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const forget = () => {
  held = null
}

let listens = false
/** For every select of the page, from the first one on. */
export function listenToSelects(): void {
  if (listens) return
  listens = true
  document.addEventListener('keydown', onKey)
  document.addEventListener('focusout', forget)
  document.addEventListener('pointerdown', forget)
}
