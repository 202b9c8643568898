// Walks the bank pages as a browser without script would: for tests and for filling a demo.
import { banks } from '#simulators/bank-world/banks.ts'
import { demoCode, demoPassword, personas } from '#simulators/bank-world/personas.ts'
import type { FrameMessage } from './session.ts'

export interface Walk {
  readonly username: string
  /** Default: the persona's bank, else the first one. */
  readonly bank?: string
  readonly password?: string
  readonly code?: string
  /** Numbers of the accounts to share, from 1; default all. */
  readonly accounts?: readonly number[]
}

export interface WalkEnd {
  /** The step on which the walk ended: 'left' after success. */
  readonly step: string
  readonly messages: readonly FrameMessage[]
}

const unescapeHtml = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** From the address of the frame to the last page; stops where it cannot go on. OAuth banks are visited and allowed. */
export async function walkBankPages(frameUrl: string, walk: Walk): Promise<WalkEnd> {
  const messages: FrameMessage[] = []
  let step = ''
  let html = ''
  const read = async (answer: Response): Promise<void> => {
    html = await answer.text()
    step = /data-step="([^"]*)"/.exec(html)?.[1] ?? 'expired'
    const told = /data-messages="([^"]*)"/.exec(html)?.[1] ?? '[]'
    messages.push(...(JSON.parse(unescapeHtml(told)) as FrameMessage[]))
  }
  const send = async (url: string, fields: readonly (readonly [string, string])[]): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields.map(([k, v]) => [k, v])),
      redirect: 'manual',
    })
  const act = async (...fields: readonly (readonly [string, string])[]): Promise<void> =>
    read(await send(frameUrl, [['step', step], ...fields]))

  const wanted = walk.bank ?? personas.find((p) => p.username === walk.username)?.bank ?? banks[0]?.name
  const login = [
    ['username', walk.username],
    ['password', walk.password ?? demoPassword],
  ] as const
  await read(await fetch(frameUrl))
  for (let turn = 0; turn < 12; turn++) {
    if (step === 'consent') await act(['action', 'agree'])
    else if (step === 'bank')
      await act(['action', 'choose'], ['bank', banks.find((b) => b.name === wanted)?.id ?? ''])
    else if (step === 'login') await act(['action', 'login'], ...login)
    else if (step === 'factor') await act(['action', 'code'], ['code', walk.code ?? demoCode])
    else if (step === 'oauth') {
      await act(['action', 'go-to-bank'])
      const page = String(messages.at(-1)?.['url'])
      await send(page, [['action', 'login'], ...login])
      const back = (await send(page, [['action', 'allow']])).headers.get('location')
      if (back === null) await act(['action', 'returned'])
      else await read(await fetch(`${frameUrl}&received=${encodeURIComponent(back)}`))
    } else if (step === 'accounts') {
      const ids = [...html.matchAll(/name="account" value="([^"]+)"/g)].map((match) => match[1] ?? '')
      const chosen = ids.filter((_, index) => walk.accounts?.includes(index + 1) ?? true)
      await act(['action', 'share'], ...chosen.map((id) => ['account', id] as const))
    } else if (step === 'done') await act(['action', 'finish'])
    else break
    if (/id="complaint"/.test(html)) break
  }
  return { step, messages }
}
