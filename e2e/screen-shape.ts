// Which screens axe has looked at in this run: one that is built of the same elements, at the same size, is not looked at again.
import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frame } from 'playwright-core'

/**
 * What axe judges by, without the words: elements, roles, classes, names of attributes and whether they are empty, whether there is text. Rows of one kind that follow
 * each other count once, so that a list of eight is the screen that a list of nine is. Runs in the page.
 */
function readShape(): string {
  const names = (value: string) => value.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '#')
  const told = ['class', 'id', 'for', 'role', 'type', 'tabindex', 'style', 'name']
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .map(({ name, value }) =>
        told.includes(name) || name.startsWith('aria-')
          ? `${name}=${names(value)}`
          : `${name}${value.trim() ? '' : '='}`,
      )
      .toSorted()
      .join(' ')
  const shapeOf = (element: Element): string => {
    const inside: string[] = []
    for (const child of element.children) {
      const shape = shapeOf(child)
      if (shape !== inside.at(-1)) inside.push(shape)
    }
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    return `${element.localName}[${attributesOf(element)}]${hasText ? 't' : ''}(${inside.join()})`
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  return `${innerWidth} ${dark} ${shapeOf(document.documentElement)}`
}

/** `folder`: of this run, the same for all workers. */
export function createSeenScreens(folder: string) {
  return {
    /** Where the mark of this screen stands or would stand. */
    markOf: async (frame: Frame): Promise<string> =>
      join(
        folder,
        createHash('sha256')
          .update(await frame.evaluate(readShape))
          .digest('hex'),
      ),
    isSeen: (mark: string): boolean => existsSync(mark),
    /** Only once nothing was found: what fails is looked at by each test that meets it. */
    add: (mark: string): void => writeFileSync(mark, ''),
  }
}
