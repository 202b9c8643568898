// A call that needs a fresh proof waits for one question, which all that wait share.
import { expect, test } from 'vitest'
import { askForProof, onProofNeeded } from './proof.ts'

test('nobody can be asked: no proof', async () => expect(await askForProof()).toBe(false))

test('one question for all that wait, another one afterwards', async () => {
  const answers: ((proved: boolean) => void)[] = []
  const stop = onProofNeeded(() => new Promise((done) => answers.push(done)))
  const [one, other] = [askForProof(), askForProof()]
  expect(answers).toHaveLength(1)
  answers[0]!(true)
  expect(await Promise.all([one, other])).toEqual([true, true])
  const next = askForProof()
  expect(answers).toHaveLength(2)
  answers[1]!(false)
  expect(await next).toBe(false)
  stop()
  expect(await askForProof()).toBe(false)
})

test('a question that fails does not stand in the way of the next one', async () => {
  const stop = onProofNeeded(() => Promise.reject(new Error('gone')))
  await expect(askForProof()).rejects.toThrow('gone')
  stop()
  expect(await askForProof()).toBe(false)
})

test('who stops asking does not stop whoever asks by now', async () => {
  const stopFirst = onProofNeeded(() => Promise.resolve(false))
  const stopSecond = onProofNeeded(() => Promise.resolve(true))
  stopFirst()
  expect(await askForProof()).toBe(true)
  stopSecond()
})
