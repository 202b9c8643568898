// Drawn lines: what the page writes is read back as it was; whatever else is sent is refused, at once.
import { expect, test } from 'vitest'
import { isLines, linesAddress, linesOf, type Stroke } from './drawn-lines.ts'
import { signatureKind, signedHow } from './signature.ts'

const line: Stroke = [
  { x: 10, y: 60 },
  { x: 90.2, y: 20.4 },
  { x: 300, y: 61 },
]
const dot: Stroke = [{ x: 200, y: 30 }]
const ours = linesAddress([line, dot], 120)
const read = (address: string) => {
  const lines = linesOf(address)
  return lines.ok ? lines.value : lines.refusal
}

test('what the page writes is read back: half pixels, whole numbers', () => {
  expect(read(ours)).toEqual({
    width: 616,
    height: 240,
    strokes: [
      [
        { x: 20, y: 120 },
        { x: 180, y: 41 },
        { x: 600, y: 122 },
      ],
      [{ x: 400, y: 60 }],
    ],
  })
  expect(ours).toContain("d='M20 120Q180 41 390 81.5L600 122M400 60L400.1 60'")
  expect([isLines(ours), signedHow(ours), signatureKind.parse(ours)]).toEqual([
    true,
    'drawn',
    { ok: true, value: ours },
  ])
})

test('a dot may stand anywhere', () => {
  for (let x = 0; x < 800; x++) {
    const address = linesAddress([line, [{ x: x / 2, y: x % 120 }]], 120)
    expect(linesOf(address).ok, String(x)).toBe(true)
  }
})

test('lines out of the box end at its edge; those of a wide one are made smaller; no ink is no signature', () => {
  expect(
    read(
      linesAddress(
        [
          [
            { x: -9, y: -3 },
            { x: 60, y: 300 },
          ],
        ],
        120,
      ),
    ),
  ).toMatchObject({
    strokes: [
      [
        { x: 0, y: 0 },
        { x: 120, y: 240 },
      ],
    ],
  })
  expect(
    read(
      linesAddress(
        [
          [
            { x: 0, y: 0 },
            { x: 1_592, y: 60 },
          ],
        ],
        120,
      ),
    ),
  ).toMatchObject({
    width: 1_600,
    height: 120,
  })
  expect(linesAddress([], 120)).toBe('')
  expect(linesAddress([dot], 120)).toBe('')
  expect(
    linesAddress(
      [
        [
          { x: 0, y: 0 },
          { x: 39.4, y: 0 },
        ],
      ],
      120,
    ),
  ).toBe('')
})

test('many points are thinned until they fit, the last one stays', () => {
  const scribble = Array.from({ length: 60_000 }, (_, at) => ({
    x: 150 + 140 * Math.sin(at / 40),
    y: 60 + 55 * Math.cos(at / 37),
  }))
  const address = linesAddress([scribble], 120)
  const lines = linesOf(address)
  expect(lines.ok && lines.value.strokes[0]!.length).toBeGreaterThan(300)
  expect(address.length).toBeLessThanOrEqual(60_000)
  const last = lines.ok ? lines.value.strokes[0]!.at(-1)! : null
  expect(last).toEqual({ x: Math.round(scribble.at(-1)!.x * 2), y: Math.round(scribble.at(-1)!.y * 2) })
  expect(
    linesAddress(
      Array.from({ length: 301 }, () => line),
      120,
    ),
  ).toBe('')
})

const path = (d: string, size = "616' height='240' viewBox='0 0 616 240'") =>
  ours.replace(/616' .*240'/, size).replace(/d='[^']*'/, `d='${d}'`)
const long = 'M0 0L600 200'

test('the table’s own lines would be taken', () => expect(linesOf(path(long)).ok).toBe(true))

test.each([
  ['nothing', 'data:image/svg+xml,'],
  ['nothing within', path('')],
  ['a script', ours.replace('%3Cpath', '%3Cscript%3Ealert(1)%3C/script%3E%3Cpath')],
  ['a handler', ours.replace('%3Cpath', "%3Cpath onload='alert(1)'")],
  ['a picture from elsewhere', ours.replace('%3Cpath', "%3Cimage href='https://evil.example/x'/%3E%3Cpath")],
  ['an entity', ours.replace('%3Csvg', '%3C!DOCTYPE svg [%3C!ENTITY a "b"%3E]%3E%3Csvg')],
  ['a foreign object', ours.replace("'/%3E%3C/svg%3E", "'/%3E%3CforeignObject/%3E%3C/svg%3E")],
  ['written in base64', `data:image/svg+xml;base64,${btoa(ours)}`],
  ['with a charset', ours.replace('svg+xml,', 'svg+xml;charset=utf-8,')],
  ['not encoded', decodeURIComponent(ours)],
  ['encoded twice', ours.replaceAll('%3C', '%253C')],
  ['encoded in small letters', ours.replaceAll('%3C', '%3c')],
  ['another colour', ours.replace('14213d', 'ffffff')],
  ['another width of line', ours.replace('4.8', '4000')],
  ['something behind', `${ours} `],
  ['something before', ` ${ours}`],
  ['two paths', ours.replace("'/%3E%3C/svg", "'/%3E%3Cpath d='M0 0L9 9'/%3E%3C/svg")],
  ['no size', path(long, "0' height='0' viewBox='0 0 0 0'")],
  ['no width, and a line down its edge', path('M0 0L0 240', "0' height='240' viewBox='0 0 0 240'")],
  ['no height, and a line along its edge', path('M0 0L600 0', "616' height='0' viewBox='0 0 616 0'")],
  ['another box than its size', path(long, "616' height='240' viewBox='0 0 61 24'")],
  ['a huge box', path(long, "9999' height='240' viewBox='0 0 9999 240'")],
  ['a high box', path(long, "616' height='999' viewBox='0 0 616 999'")],
  ['a number of many figures', path('M0 0L600000000000000000000 200')],
  ['a negative number', path('M0 0L-600 200')],
  ['an exponent', path('M0 0L6e2 200')],
  ['leading zeros', path('M0 0L0600 200')],
  ['a fraction', path('M0 0L600.25 200')],
  ['figures of another script', path('M0 0L٦٠٠ 200')],
  ['outside of its box', path('M0 0L617 200')],
  ['below its box', path('M0 0L600 241')],
  ['a curve whose end is not in the middle', path('M0 0Q100 100 50 51L600 200')],
  ['an arc', path('M0 0A9 9 0 0 1 600 200')],
  ['relative', path('m0 0l600 200')],
  ['closed', path('M0 0L600 200Z')],
  ['no start', path('L600 200')],
  ['a start alone', path('M0 0')],
  ['two lines', path('M0 0L600 200L0 0')],
  ['a space more', path('M0 0 L600 200')],
  ['a line break', path('M0 0\nL600 200')],
  ['half a letter', path('M0 0L600 200\ud800')],
  ['a quote that ends the path', path("M0 0L600 200' onload='x")],
  ['too little ink', path('M0 0L79 0')],
  ['a dot alone', path('M9 9L9.1 9')],
  ['too many strokes', path('M0 0L1 1'.repeat(301))],
  ['too many points', path(`M0 0${'Q1 1 1 1'.repeat(3_000)}L600 200`)],
  ['too long', path('M0 0L600 200'.repeat(6_000))],
  ['60,000 starts', path('M'.repeat(59_000))],
  ['60,000 figures', path('1'.repeat(59_000))],
  ['60,000 spaces', path(`M0 0${' '.repeat(59_000)}`)],
  ['60,000 curves’ beginnings', path(`M0 0${'Q'.repeat(59_000)}`)],
  ['60,000 quotes', path("'".repeat(59_000))],
  ['60,000 looks', ours.slice(0, 200).repeat(290).slice(0, 60_000)],
])('%s: refused', (_, address) => {
  expect(linesOf(address).ok).toBe(false)
  const parsed = signatureKind.parse(address)
  // Blanks around a name are dropped; what then is an address is still none of ours, and ':' is in no name.
  expect(parsed.ok).toBe(false)
})

test('each letter is looked at once: steps grow as the address does', () => {
  // A table of the worst: what a stroke may begin with, again and again, up to the bound.
  for (const worst of ['M0 0Q1 1 1 1', 'M0 0Q1 1 1', 'M0 0L1', 'M1 1Q', 'Q1 1 1 1'])
    expect(linesOf(path(worst.repeat(Math.floor(59_000 / worst.length)))).ok).toBe(false)
})

test('one letter changed is another signature, or none', () => {
  const short = path(long)
  for (let at = 0; at < short.length; at++) {
    const changed = `${short.slice(0, at)}~${short.slice(at + 1)}`
    expect(linesOf(changed).ok, changed).toBe(false)
  }
})
