// What settings say by themselves: an installation that copied .env.example has nothing wrong but that no mail goes out.
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { isWrong, settingFindings } from './setting-findings.server.ts'

const shipped = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>
const wrongOf = (env: Record<string, string>) =>
  settingFindings(readConfig({ ...env, DATABASE_URL: 'postgres://x/y' })).filter(({ key }) => isWrong(key))

test('.env.example as it is shipped sets nothing by halves', () => {
  expect(wrongOf(shipped)).toEqual([{ key: 'no-mail', of: '', settings: ['SMTP_URL', 'MAIL_FROM'] }])
})

test('reports that are to be pulled at a decision need a bureau; by staff is how it is shipped', () => {
  expect(wrongOf({ ...shipped, CREDIT_PULLS: 'at-decision' })).toContainEqual({
    key: 'alone',
    of: '',
    settings: ['CREDIT_PULLS', 'EXPERIAN_CLIENT_ID'],
  })
})
