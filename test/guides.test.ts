// The how-to pages stay true: what they name exists, and an example of code stands in the file that it names.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

const home = 'docs/how-to'
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const settings = readFileSync('.env.example', 'utf8')
const pages = readdirSync(home).map((name) => ({ name, text: readFileSync(`${home}/${name}`, 'utf8') }))

/** The first group of each match. */
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!)
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

test('there are pages', () => expect(pages.length).toBeGreaterThan(12))

describe.each(pages)('$name', ({ text }) => {
  test('names files that exist', () => {
    const named = [
      ...all(text, /`((?:src|test|docs|policies|simulators|e2e|bench|scripts|migrations)\/[^`\s<>*{}]*)`/g),
      ...all(text, /\]\(([^)#:]+)\)/g).map((to) => posix.join(home, to)),
    ]
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  test('names commands and settings that exist', () => {
    expect(all(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([])
    const set = all(text, /^ *([A-Z][A-Z0-9_]{4,})=/gm)
    expect(set.filter((name) => !new RegExp(`^${name}=`, 'm').test(settings))).toEqual([])
  })

  test('shows code as it is in its file, line by line', () => {
    for (const [, path, code] of text.matchAll(/^ *```\w+ (\S+)\n([\s\S]*?)^ *```$/gm)) {
      const there = new Set(linesOf(readFileSync(path!, 'utf8')))
      expect(
        linesOf(code!).filter((line) => !there.has(line)),
        path,
      ).toEqual([])
    }
  })

  test('says for whom it is, and how to tell that it worked', () => {
    expect(text).toMatch(/^# .+\n\nFor [^\n]+/)
    expect(text).toContain('\n## It worked when\n')
  })
})
