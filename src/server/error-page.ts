// What a browser shows where a page could not be sent: the refusal in words, and the address again.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalStatus, type Refusal } from '#core/contract/refusals.ts'
import { en as refusals } from '#core/words/refusals/en.ts'
import { es as refusalsEs } from '#core/words/refusals/es.ts'
import { en as shell } from '#core/words/shell/en.ts'
import { es as shellEs } from '#core/words/shell/es.ts'
import { pick, type Language } from '#core/words/words.ts'
import type { SecurityHeaders } from './security-headers.ts'

const style =
  'body{margin:0;padding:15vh 1.5rem;background:#f5f4ef;color:#14201f;font:1.0625rem/1.5 system-ui,sans-serif}' +
  'main{max-width:36rem;margin:0 auto}h1{font-size:1.5rem;line-height:1.3}' +
  'a{display:inline-block;margin-top:.5rem;padding:.75rem 1.25rem;border-radius:.5rem;background:#0b5f57;color:#fff;font-weight:600;text-decoration:none}' +
  '@media (prefers-color-scheme:dark){body{background:#0f1b1f;color:#e8eeee}}'
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** Whether somebody waits for a page: a call of a script, and a file of the build, get a problem document. */
export const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')

/** Says why there is no page. The way on is the same address again, where that may help, else the application. */
export function sendErrorPage(
  reply: FastifyReply,
  refusal: Refusal,
  language: Language,
  policyWith: SecurityHeaders['policyWith'],
): FastifyReply {
  const title = pick({ en: refusals, es: refusalsEs }, language)[refusal.code]
  const { failedReload, apply } = pick({ en: shell, es: shellEs }, language)
  const [way, label] =
    refusal.code === 'not-found' || refusal.code === 'malformed-request'
      ? ['/business/apply/', apply]
      : ['', failedReload]
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return reply
    .code(refusalStatus[refusal.code])
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyWith([styleHash], null))
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>` +
        `<style>${style}</style></head><body><main><h1>${title}</h1><a href="${way}">${label}</a></main></body></html>`,
    )
}
