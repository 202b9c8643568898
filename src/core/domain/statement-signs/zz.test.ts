import { test } from 'vitest'
import { drawn, layoutNames } from '../../../../test/statements/index.ts'
import { edits } from '../../../../test/statements/edits.ts'
import { pdfOf } from '../../../../test/statements/pdf.ts'
import { uploadTasks } from '../../../platform/threads/upload-tasks.ts'
import { scoreOfSigns } from './sign.ts'
const W = { strong: 60, medium: 30, weak: 10 }
const show = (n: string, e: string, r: any) => console.log(n.padEnd(20), e.padEnd(16), r ? scoreOfSigns(r.signs, W) : 'null', r ? [...new Set(r.signs.map((s: any) => s.code + ':' + s.weight[0]))].join(' ') : '')
test('x', async () => {
  let ms = 0, lookms = 0
  for (const n of layoutNames) { const d = drawn(n, 4, 40)
    for (const [e, edit] of [['-', (d: any) => ({ sheet: d.sheet })], ...Object.entries(edits)] as any) {
      const ed = edit(d, 3); if (!ed) continue
      const bytes = await pdfOf(ed.sheet)
      let t = performance.now()
      const read = await uploadTasks['read-statement-lines']({ bytes: Buffer.from(bytes) })
      ms += performance.now() - t; t = performance.now()
      const r = await uploadTasks['find-statement-signs']({ bytes: Buffer.from(bytes), accounts: read.ok ? read.value.accounts : [] })
      lookms += performance.now() - t
      show(n, e + (read.ok ? read.value.accounts.every(a => a.isProven) ? ' P' : ' u' : ' X'), r)
    } }
  console.log(ms, lookms)
}, 600000)
