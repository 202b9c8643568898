// Which errors of a database pass by themselves, and which connections are given to nobody again.
import { expect, test } from 'vitest'
import { asTrouble, DatabaseTrouble, isBroken } from './trouble.ts'

const failed = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['08006', 'a connection that broke'],
  ['57P01', 'a server that is told to stop'],
  ['25006', 'a server that takes no writes since a failover'],
])('%s, %s: away, and the connection is not used again', (code) => {
  expect(isBroken(failed(code))).toBe(true)
  expect(asTrouble(failed(code))).toMatchObject({ name: 'DatabaseAway', trouble: 'away' })
})

test('what is held is busy, and what is wrong stays what it is', () => {
  expect(isBroken(failed('55P03'))).toBe(false)
  expect(asTrouble(failed('55P03'))).toMatchObject({ trouble: 'busy' })
  const wrong = failed('23505')
  expect(asTrouble(wrong)).toBe(wrong)
  expect(asTrouble(wrong)).not.toBeInstanceOf(DatabaseTrouble)
})
