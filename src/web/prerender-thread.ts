// What the server runs in a thread at its start, where the operator has brands of their own: makes their pages and ends.
import { parentPort, workerData } from 'node:worker_threads'
import type { Brand } from '#core/flow/brand.ts'
import { renderPages } from './prerender.tsx'

const { webDir, brands } = workerData as { webDir: string; brands: readonly Brand[] }
parentPort!.postMessage(renderPages(webDir, brands))
