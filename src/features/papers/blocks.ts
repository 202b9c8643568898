// The blocks that an agreement is mostly written in.
import type { Block } from '#core/paper/paper.ts'

export const paragraph = (text: string): Block => ({ block: 'paragraph', text })

/** Of a part of the paper, below its title. */
export const heading = (text: string): Block => ({ block: 'heading', level: 2, text })
