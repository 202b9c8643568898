// Where the calls of the list live; its bank and upload calls are capabilities mounted under the same api.
import { verifyLink } from '#features/capabilities/link-visit/paths.ts'
import { TODO } from './flow.ts'

export const openTodo = verifyLink(TODO)
