// A bucket that is half set up keeps the server from starting: its files would lie on the local disk unnoticed.
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { testApp } from '../../test/app.ts'
import { s3Settings } from './file-store.ts'

const whole = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('all of its settings make a bucket, none a folder, and a region alone says nothing', () => {
  expect(s3Settings(readConfig(whole).env)).toMatchObject({ bucket: 'files', region: 'us-east-1' })
  expect(s3Settings(readConfig({ S3_REGION: 'us-west-2' }).env)).toBe(null)
})

test('without a key it is the role; a key may have a session', () => {
  const { S3_ENDPOINT, S3_BUCKET } = whole
  expect(s3Settings(readConfig({ S3_ENDPOINT, S3_BUCKET }).env)?.key).toBe(null)
  expect(s3Settings(readConfig({ ...whole, S3_SESSION_TOKEN: 'x' }).env)?.key).toMatchObject({
    accessKeyId: 'key',
    sessionToken: 'x',
  })
})

test.each(Object.keys(whole))('without %s it is refused, and so with it alone', (name) => {
  const value = whole[name as keyof typeof whole]
  for (const half of [{ ...whole, [name]: '' }, { [name]: value }])
    expect(() => s3Settings(readConfig(half).env)).toThrow('go together')
})

test('the server does not start with half of them', async () => {
  await expect(testApp({ env: { S3_BUCKET: 'files' } })).rejects.toThrow('S3_BUCKET')
})
