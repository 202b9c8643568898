import { readFileSync, readdirSync } from 'node:fs'
import { test } from 'vitest'
import { uploadTasks } from '../../../platform/threads/upload-tasks.ts'
import { factsOfPdf } from '../../../platform/threads/pdf-facts.ts'
import { scoreOfSigns } from './sign.ts'
const W = { strong: 60, medium: 30, weak: 10 }
test('x', async () => {
  for (const n of readdirSync('/work/truth/dev').filter((f) => f.endsWith('.pdf'))) {
      const bytes = readFileSync('/work/truth/dev/' + n)
      const read = await uploadTasks['read-statement-lines']({ bytes: Buffer.from(bytes) })
      const t = performance.now()
      const r = await uploadTasks['find-statement-signs']({ bytes: Buffer.from(bytes), accounts: read.ok ? read.value.accounts : [] })
      let f: any = null; try { f = await factsOfPdf(bytes, Buffer.from(bytes), 2000) } catch (e) { console.log(String(e)) }
      console.log(n.padEnd(34), read.ok ? read.value.accounts.every(a => a.isProven) ? 'P' : 'u' : 'X:' + read.refusal, r ? scoreOfSigns(r.signs, W) : 'null', Math.round(performance.now() - t), f && [f.producer, f.creator, f.created, f.modified, f.updates.length, f.pages.length, f.history.join()].join('|'))
      for (const s of (r?.signs ?? []).slice(0, 12)) console.log('      ', s.code, s.weight, s.page, JSON.stringify(s.evidence), s.box ? Math.round(s.box.x) + ',' + Math.round(s.box.y) : '')
  }
}, 600000)
