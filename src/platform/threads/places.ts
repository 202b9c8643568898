// Where each task is done, how long it may take and how much it may answer: what strangers send never takes the places that papers, contracts and reports wait for.
import type { TaskName } from './tasks.ts'

/**
 * own = threads that hold the keys; papers, reports = threads that hold none; checks, readings, pictures, scans, signatures = processes of their
 * own, for what strangers upload.
 */
export type Place = 'own' | 'papers' | 'reports' | 'checks' | 'readings' | 'pictures' | 'scans' | 'signatures'

export type ProcessPlace = Extract<Place, 'checks' | 'readings' | 'pictures' | 'scans' | 'signatures'>

interface Rule {
  readonly place: Place
  /** Then its room is ended, in milliseconds. */
  readonly deadline: number
  /** Of a process: milliseconds of processor time, then it is ended too. Where the system does not tell them, the deadline alone does. */
  readonly work?: number
  /** Of what a process answers, in bytes; as large as what a task may bring where it says so. */
  readonly answers?: number | 'as-given'
}

const KB = 1_000
const MB = 1_000_000

export const rules: Readonly<Record<TaskName, Rule>> = {
  'seal-bytes': { place: 'own', deadline: 10_000 },
  'open-bytes': { place: 'own', deadline: 10_000 },
  'begin-seal': { place: 'own', deadline: 10_000 },
  'end-seal': { place: 'own', deadline: 10_000 },
  'read-timestamp': { place: 'own', deadline: 10_000 },
  'pack-history': { place: 'own', deadline: 30_000 },
  'analyse-histories': { place: 'own', deadline: 60_000 },
  'make-line-book': { place: 'own', deadline: 60_000 },
  'match-feed': { place: 'own', deadline: 30_000 },
  'pack-bytes': { place: 'own', deadline: 30_000 },
  'unpack-bytes': { place: 'own', deadline: 30_000 },
  'read-credit-report': { place: 'own', deadline: 10_000 },
  'analyse-chosen': { place: 'own', deadline: 60_000 },
  'answer-tool': { place: 'own', deadline: 30_000 },
  'credit-questions': { place: 'own', deadline: 30_000 },
  decide: { place: 'own', deadline: 30_000 },
  'write-paper': { place: 'papers', deadline: 60_000 },
  'read-bank-report': { place: 'reports', deadline: 60_000 },
  'check-file': { place: 'checks', deadline: 5_000, answers: KB },
  'unlock-pdf': { place: 'pictures', deadline: 15_000, work: 5_000, answers: 'as-given' },
  'join-photos': { place: 'checks', deadline: 10_000, answers: 'as-given' },
  'read-statement': { place: 'readings', deadline: 5_000, work: 2_000, answers: 10 * KB },
  'read-statement-lines': { place: 'readings', deadline: 15_000, work: 4_000, answers: 10 * MB },
  // A page of 80 lines takes some 5 s of processor time, one that lies upside down twice as much.
  'read-scanned-page': { place: 'scans', deadline: 180_000, work: 40_000, answers: 4 * MB },
  'find-statement-signs': { place: 'readings', deadline: 15_000, work: 6_000, answers: MB },
  'judge-file': { place: 'pictures', deadline: 15_000, work: 5_000, answers: KB },
  'draw-page': { place: 'pictures', deadline: 15_000, work: 5_000, answers: 8 * MB },
  'flatten-signature': { place: 'signatures', deadline: 2_000, answers: 2 * MB },
}

interface Room {
  /** Rooms at once. */
  readonly most: number
  /** Tasks that may wait. */
  readonly waiting: number
  /** Bytes that one may work with beside what it brings, where not the usual. */
  readonly memory?: number
}

/** Nobody waits long for a reading: without one the name of a file tells its month, and a job comes back later. */
export const processes: Readonly<Record<ProcessPlace, Room>> = {
  checks: { most: 2, waiting: 64 },
  readings: { most: 2, waiting: 16 },
  // A phone's picture of 48 million points takes 320 MB while it is opened. What finds no place is judged later by a job.
  pictures: { most: 2, waiting: 4, memory: 400 * MB },
  // The drawing of a page and the networks that read it take 250 MB. One at a time: the others keep a core for themselves.
  scans: { most: 1, waiting: 8, memory: 500 * MB },
  signatures: { most: 1, waiting: 64 },
}
