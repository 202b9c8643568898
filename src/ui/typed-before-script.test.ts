// What was typed before the script ran is read off the form, and what the page delivered is not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typedBeforeScript } from './typed-before-script.ts'

/** As the browser has them: attributes are what was delivered, properties what stands there now. */
class Control {
  readonly name: string
  readonly value: string
  readonly attributes: Readonly<Record<string, string>>
  readonly type: string
  readonly checked: boolean
  constructor(
    name: string,
    value: string,
    attributes: Readonly<Record<string, string>> = {},
    type = 'text',
    checked = false,
  ) {
    this.name = name
    this.value = value
    this.attributes = attributes
    this.type = type
    this.checked = checked
  }
  getAttribute = (name: string) => this.attributes[name] ?? null
  hasAttribute = (name: string) => name in this.attributes
}
class Input extends Control {}
class Select extends Control {}
class Area extends Control {}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('HTMLSelectElement', Select)
  vi.stubGlobal('HTMLTextAreaElement', Area)
})
afterEach(() => void vi.unstubAllGlobals())

const box = (type: string, name: string, checked: boolean, delivered = {}) =>
  new Input(name, 'yes', delivered, type, checked)

test.each<[string, Control, string | null]>([
  ['typed', new Input('email', 'a@shop.test'), 'a@shop.test'],
  ['as delivered', new Input('email', 'a@shop.test', { value: 'a@shop.test' }), null],
  ['delivered and changed', new Input('email', 'b@shop.test', { value: 'a@shop.test' }), 'b@shop.test'],
  ['empty', new Input('email', ''), null],
  ['delivered and emptied', new Input('email', '', { value: 'a@shop.test' }), null],
  ['without a name', new Input('', 'a@shop.test'), null],
  ['chosen of a list', new Select('state', 'ME'), 'ME'],
  ['nothing chosen', new Select('state', ''), null],
  ['a longer text', new Area('about', 'Bread'), 'Bread'],
  ['a box ticked', box('checkbox', 'sms', true), 'true'],
  ['a box delivered ticked', box('checkbox', 'sms', true, { checked: '' }), null],
  ['a box not ticked', box('checkbox', 'sms', false), null],
  ['one of several chosen', box('radio', 'contact', true), 'yes'],
  ['one of several delivered chosen', box('radio', 'contact', true, { checked: '' }), null],
  ['one of several not chosen', box('radio', 'contact', false), null],
  ['a button', new Control('go', 'Continue'), null],
])('%s', (_what, control, text) =>
  expect(typedBeforeScript({ elements: [control] } as never)).toEqual(
    text === null ? [] : [[control.name, text]],
  ),
)

test('all of a form, in its order', () => {
  const elements = [new Input('firstName', 'Ana'), new Control('go', 'x'), new Select('state', 'ME')]
  expect(typedBeforeScript({ elements } as never)).toEqual([
    ['firstName', 'Ana'],
    ['state', 'ME'],
  ])
})
