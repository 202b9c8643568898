// For one mutant the test files that lie nearest to it run first, and those far away not at all: they seldom find what nearer ones do not.
import { basename, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { distancesTo } from './import-graph.ts'

/** A mutant that lives is run with so many files, a mutant that dies with fewer: the first that fails ends its run. */
const MOST_FILES = 20

const pathOf = (file: string): string => relative(process.cwd(), file).replaceAll('\\', '/')

/** `policy-refused.test.ts` is about `policy.ts`, though it comes to it by a fixture. */
const isNamedAfter = (test: string, file: string): boolean =>
  basename(test).startsWith(basename(file).replace(/\.tsx?$/, ''))

export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated, ...others] = this.ctx.config.related ?? []
    // The first run is of all tests.
    if (mutated === undefined || others.length) return files
    const distances = distancesTo(
      pathOf(mutated),
      files.map(({ moduleId }) => pathOf(moduleId)),
    )
    const distanceOf = ({ moduleId }: TestSpecification) =>
      isNamedAfter(moduleId, mutated) ? 0 : (distances.get(pathOf(moduleId)) ?? Infinity)
    // As quick ones first: they were put in order before.
    const quickFirst = (await super.sort(files)).reverse()
    return quickFirst.sort((a, b) => distanceOf(a) - distanceOf(b)).slice(0, MOST_FILES)
  }
}
