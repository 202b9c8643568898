// Room for uploads: no share is exceeded, what is silent makes way, what waits gets its room, and every byte is given back.
import { expect, test } from 'vitest'
import { uploadRoom, type Share } from './upload-room.server.ts'

const share = (name: string, bytes = 100, uploads = 3): Share => ({ name, bytes, uploads })
/** Nobody is silent, and nobody waits. */
const impatient = { idleMs: 60_000, yieldMs: 60_000, patienceMs: 0 }
/** Whoever sends nothing is silent at once, and whoever waits waits long. */
const strict = { idleMs: 60_000, yieldMs: 0, patienceMs: 60_000 }

test('a share takes so many bytes and no more; what is given back can be taken again', async () => {
  const room = uploadRoom(impatient)
  const first = await room.enter([share('x')], 60)
  expect(await room.enter([share('x')], 41)).toBeNull()
  expect(await room.enter([share('x')], 40)).not.toBeNull()
  first!.leave()
  expect(first!.isInside()).toBe(false)
  expect(await room.enter([share('x')], 61)).toBeNull()
  expect(await room.enter([share('x')], 60)).not.toBeNull()
})

test('a share lets so many uploads in; other shares are not touched by it', async () => {
  const room = uploadRoom(impatient)
  const own = () => room.enter([share('own', 100, 2), share('all', 1_000, 4)], 1)
  const first = await own()
  await own()
  expect(await own()).toBeNull()
  expect(await room.enter([share('other')], 1)).not.toBeNull()
  first!.leave()
  expect(await own()).not.toBeNull()
})

test('what cannot fit at all is told at once, and so is who comes when enough wait already', async () => {
  const room = uploadRoom({ ...strict, yieldMs: 60_000 })
  const one = share('x', 100, 1)
  expect(await room.enter([one], 101)).toBeNull()
  const held = await room.enter([one], 100)
  const waiting = room.enter([one], 100)
  expect(await room.enter([one], 100)).toBeNull()
  held!.leave()
  expect(await waiting).not.toBeNull()
})

test('five that hold everything and fall silent: the next one gets its room, and who was silent longest is ended', async () => {
  const room = uploadRoom(strict)
  const all = share('all', 500, 50)
  const silent = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) silent.push((await room.enter([share(name), all], 100))!)
  expect(await room.enter([share('f'), all], 100)).not.toBeNull()
  await silent[0]!.stalled
  expect(silent.map((held) => held.isInside())).toEqual([false, true, true, true, true])
})

test('what is complete is not silent: it keeps its room, and whoever waits gets it when it leaves', async () => {
  const room = uploadRoom(strict)
  const held = await room.enter([share('x')], 100)
  held!.complete()
  const waiting = room.enter([share('x')], 50)
  held!.leave()
  expect(await waiting).not.toBeNull()
})

test('one byte at a time is silence too', async () => {
  const held = (await uploadRoom({ ...impatient, idleMs: 30 }).enter([share('x')], 100))!
  const trickle = setInterval(() => held.heard(1), 1)
  await held.stalled
  clearInterval(trickle)
  expect(held.isInside()).toBe(false)
})
