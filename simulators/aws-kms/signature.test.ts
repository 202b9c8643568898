// The simulator's check of signatures, against the test suite that AWS publishes (aws-sig-v4-test-suite).
import { expect, test } from 'vitest'
import { findFault, signatureOf } from './signature.ts'

const suite = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  service: 'service',
}
const at = '20150830T123600Z'
const headers = { host: 'example.amazonaws.com', 'x-amz-date': at }
const plain = { method: 'GET', target: '/', headers, body: Buffer.alloc(0) }
const form = {
  ...plain,
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  body: Buffer.from('Param1=value1'),
}

const published = [
  ['get-vanilla', plain, '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
  [
    'get-vanilla-query-order-key-case',
    { ...plain, target: '/?Param2=value2&Param1=value1' },
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  ],
  [
    'get-vanilla-empty-query-key',
    { ...plain, target: '/?Param1=value1' },
    'a67d582fa61cc504c4bae71f336f98b97f1ea3c7a6bfe1b6e45aec72011b9aeb',
  ],
  [
    'post-vanilla',
    { ...plain, method: 'POST' },
    '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b',
  ],
  [
    'post-header-value-case',
    { ...plain, method: 'POST', headers: { ...headers, 'my-header1': 'VALUE1' } },
    'cdbc9802e29d2942e5e10b5bccfdd67c5f22c7c4e8ae67b53629efa58b974b7d',
  ],
  ['post-x-www-form-urlencoded', form, 'ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a'],
] as const

test.each(published)('%s', (_name, request, signature) => {
  const names = Object.keys(request.headers).sort().join(';')
  expect(signatureOf(request, suite, names, at)).toBe(signature)
  const authorization = `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=${names}, Signature=${signature}`
  const signed = { ...request, headers: { ...request.headers, authorization } }
  const now = new Date('2015-08-30T12:40:00Z')
  expect(findFault(signed, suite, now)).toBeNull()
  expect(findFault({ ...signed, body: Buffer.from('other') }, suite, now)).toBe('InvalidSignatureException')
  expect(findFault(signed, suite, new Date('2015-08-30T13:40:00Z'))).toBe('InvalidSignatureException')
  expect(findFault(signed, { ...suite, secretAccessKey: 'other' }, now)).toBe('InvalidSignatureException')
  expect(findFault(signed, { ...suite, accessKeyId: 'other' }, now)).toBe('UnrecognizedClientException')
  expect(findFault(request, suite, now)).toBe('IncompleteSignatureException')
})
