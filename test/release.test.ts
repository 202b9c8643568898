// What a stranger's forge runs and reads: actions that cannot be changed under us, a token that only reads, one version everywhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part]) => part!)

const workflows = '.github/workflows'
describe.each(readdirSync(workflows))('workflow %s', (name) => {
  const text = read(`${workflows}/${name}`)

  test('names each action by its whole commit, with the tag beside it', () => {
    const uses = all(text, /^\s*(?:- )?uses:\s*(.*)$/gm)
    expect(uses.length).toBeGreaterThan(0)
    for (const each of uses) expect(each).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('has a token that reads the repository and nothing else', () => {
    expect(all(text, /^permissions:\n((?: .*\n)+)/gm)).toEqual(['  contents: read\n'])
    expect(text.match(/permissions:/g)).toHaveLength(1)
    expect(text).toContain('persist-credentials: false')
    // With these a stranger's code would run with the rights of the repository.
    expect(text).not.toMatch(/pull_request_target|workflow_run|secrets\./)
  })
})

test('the workflow of tests runs npm test', () => {
  expect(read(`${workflows}/test.yml`)).toMatch(/^ +- run: npm test$/m)
})

test('the version is that of the newest release in the changelog, which has its date and its link', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const locked = JSON.parse(read('package-lock.json')) as {
    version: string
    packages: Record<string, { version?: string }>
  }
  expect([locked.version, locked.packages['']!.version]).toEqual([version, version])
  const changelog = read('CHANGELOG.md')
  const [unreleased, newest, ...older] = all(changelog, /^## (.*)$/gm)
  expect(unreleased).toBe('[Unreleased]')
  for (const each of [newest, ...older]) expect(each).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/)
  expect(newest).toContain(`[${version}]`)
  expect(changelog).toContain(`\n[Unreleased]: ../../compare/v${version}...HEAD\n`)
  for (const each of all(changelog, /^## \[(\d.*)\]/gm)) expect(changelog).toContain(`\n[${each}]: `)
})

test('what is told to strangers leads somewhere', () => {
  const files = ['README.md', 'CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'CHANGELOG.md', 'SECURITY.md']
  const nowhere = files.flatMap((file) =>
    all(read(file), /\]\(([^)#:]+)(?:#[^)]*)?\)/g)
      // The forge's own pages.
      .filter((link) => !link.startsWith('../../') && !existsSync(link))
      .map((link) => `${file}: ${link}`),
  )
  expect(nowhere).toEqual([])
})
