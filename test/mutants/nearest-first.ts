// For one mutant the test files that lie nearest to it run first, and those far away not at all: they seldom find what nearer ones do not.
import { basename, dirname, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { sourceFiles } from '../source-files.ts'
import { distancesTo } from './import-graph.ts'

/** A mutant that lives is run with so many files, a mutant that dies with fewer: the first that fails ends its run. With a database each takes seconds. */
const MOST_FILES = process.env.MUTANTS_PART === 'database' ? 6 : 20

const pathOf = (file: string): string => relative(process.cwd(), file).replaceAll('\\', '/')

/** `policy-refused.test.ts` is about `policy.ts`, though it comes to it by a fixture. */
const isNamedAfter = (test: string, file: string): boolean =>
  basename(test).startsWith(basename(file).replace(/\.tsx?$/, ''))

/** `signing/decline.test.ts` says more of `signing-keys.ts` than others that lie as near. */
const sharesName = (test: string, file: string): boolean =>
  test.includes(basename(file).replace(/(?:-.*|s)?\.tsx?$/, ''))

/**
 * Where the way from a test to what is mutated begins. A test of a feature reaches every store by the composed application: what the
 * feature itself imports tells the nearer ones.
 */
function startsOf(test: string): readonly string[] {
  if (process.env.MUTANTS_PART !== 'database' || !test.startsWith('src/features/')) return [test]
  return sourceFiles([dirname(test)], /\.server\.ts$/).filter((file) => dirname(file) === dirname(test))
}

export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated, ...others] = this.ctx.config.related ?? []
    // The first run is of all tests.
    if (mutated === undefined || others.length) return files
    const starts = new Map(files.map(({ moduleId }) => [moduleId, startsOf(pathOf(moduleId))]))
    const distances = distancesTo(pathOf(mutated), [...starts.values()].flat())
    const distanceOf = ({ moduleId }: TestSpecification) =>
      isNamedAfter(moduleId, mutated)
        ? 0
        : Math.min(...(starts.get(moduleId) ?? []).map((file) => distances.get(file) ?? Infinity))
    const rankOf = (file: TestSpecification) =>
      distanceOf(file) -
      (process.env.MUTANTS_PART === 'database' && sharesName(pathOf(file.moduleId), mutated) ? 0.5 : 0)
    // As quick ones first: they were put in order before.
    const quickFirst = (await super.sort(files)).reverse()
    return quickFirst.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST_FILES)
  }
}
