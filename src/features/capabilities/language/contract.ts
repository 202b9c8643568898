// Whoever switches the language on a page of their own is written to in that one from then on.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

/** `page`: the path of the page on which it was chosen. The answer is the same whether anything was kept: it tells nobody whose a page is. */
export const chooseLanguage = endpoint({
  name: 'choose-language',
  ...paths.chooseLanguage,
  request: z.object({ language: z.enum(['en', 'es']), page: z.string().check(z.maxLength(500)) }),
  response: z.object({ ok: z.boolean() }),
})
