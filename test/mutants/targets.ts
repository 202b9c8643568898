// What is mutated, folder by folder, and with which tests each folder's mutants are run.
import { readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.ts'
import { reachedFrom } from './import-graph.ts'

/** plain = tests that need no database; database = those of the stores and the worker. */
export type Part = 'plain' | 'database'

export interface Target {
  /** As the report names it. */
  readonly name: string
  readonly part: Part
  readonly folders: readonly string[]
  /** Which of the folders' TypeScript files, tests aside; `text`: what the file says. */
  readonly takes: (path: string, text: string) => boolean
}

const anything = () => true
/** Reaches the network or the file system: the wire's side of an adapter. */
const reachesOut =
  /call-vendor|client\.ts|fetch\(|from 'node:(?:fs|net|http|https)|nodemailer|aws4fetch|openid-client/
/** Schemas, words, paths and types: declared, not worked out. */
const isDeclared = (path: string): boolean =>
  /\/(?:[\w-]*(?:contract|words|paths|props|calls)|en|es|wire)\.ts$/.test(path)
/** Draws or routes, or touches what only a browser has. */
const isDrawn =
  /from '(?:react|react-dom|react-router|@tanstack)[/'\w-]*|\b(?:document|window|navigator|localStorage|sessionStorage|indexedDB|fetch)\b/

/** What the browser loads, at once or later. */
const inBrowser = reachedFrom(['src/web/main.tsx', 'src/web/link-main.tsx'])

export const targets: readonly Target[] = [
  {
    name: 'core/domain',
    part: 'plain',
    folders: ['src/core/domain'],
    takes: (path) => !/\/cases\//.test(path),
  },
  { name: 'core/contract', part: 'plain', folders: ['src/core/contract'], takes: anything },
  {
    name: 'adapters',
    part: 'plain',
    folders: ['src/platform/providers'],
    takes: (path, text) => path.split('/').length === 6 && !isDeclared(path) && !reachesOut.test(text),
  },
  {
    name: 'browser',
    part: 'plain',
    folders: ['src/ui', 'src/features'],
    // Papers are walked as wholes by tests that take too long here.
    takes: (path, text) =>
      inBrowser.has(path) &&
      path.endsWith('.ts') &&
      !path.startsWith('src/features/papers/') &&
      !isDeclared(path) &&
      !isDrawn.test(text),
  },
  { name: 'platform/store', part: 'database', folders: ['src/platform/store'], takes: anything },
  { name: 'platform/outbox', part: 'database', folders: ['src/platform/outbox'], takes: anything },
]

/** The files of a target, by path. */
export const filesOf = ({ folders, takes }: Target): string[] =>
  sourceFiles(folders, /(?<!\.test|\.fixture)\.tsx?$/).filter((path) =>
    takes(path, readFileSync(path, 'utf8')),
  )
