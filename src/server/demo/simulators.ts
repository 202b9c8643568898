// Starts a simulator for every provider on loopback and says, as environment variables, where the real adapters find them.
import { join } from 'node:path'
import type { Environment } from '#platform/config.ts'
import { startDataMerchSimulator } from '#simulators/datamerch/datamerch.ts'
import { startExperianSimulator } from '#simulators/experian/experian.ts'
import { startFinicitySimulator } from '#simulators/finicity/finicity.ts'
import { startFundboxSimulator } from '#simulators/fundbox/fundbox.ts'
import { startMessageSink } from '#simulators/messages/message-sink.ts'
import { startOcrolusSimulator } from '#simulators/ocrolus/ocrolus.ts'
import { startOpenIdSimulator } from '#simulators/openid/openid.ts'
import { demoGroups, demoPeople } from '#simulators/openid/people.ts'
import { startPlaidSimulator } from '#simulators/plaid/plaid.ts'
import { startPrefillSimulator } from '#simulators/prefill/prefill.ts'

interface SimulatorOptions {
  readonly clock: () => Date
  /** Where the inbox is kept over a restart; in memory only when absent. */
  readonly dataDir?: string
}

/** All simulators, the environment that points the adapters at them, and how to stop them. */
export async function startSimulators({ clock, dataDir }: SimulatorOptions) {
  const [finicity, plaid, dataMerch, fundbox, prefill, experian, ocrolus, openId, messages] =
    await Promise.all([
      // The demo is filled before its server listens.
      startFinicitySimulator({ now: clock, allowsSilence: true }),
      startPlaidSimulator({ now: clock, tellsSessions: true }),
      startDataMerchSimulator({}),
      startFundboxSimulator({}),
      startPrefillSimulator(),
      startExperianSimulator({ now: clock }),
      startOcrolusSimulator({ now: clock }),
      startOpenIdSimulator({ now: clock, people: demoPeople }),
      startMessageSink({ clock, ...(dataDir ? { file: join(dataDir, 'inbox.jsonl') } : {}) }),
    ])
  const environment: Partial<Environment> = {
    FINICITY_BASE_URL: finicity.url,
    FINICITY_CONNECT_URL: finicity.connectOrigin,
    FINICITY_APP_KEY: finicity.appKey,
    FINICITY_PARTNER_ID: finicity.partnerId,
    FINICITY_PARTNER_SECRET: finicity.partnerSecret,
    FINICITY_STATEMENTS: '1',
    FINICITY_OWNER_MATCH: '1',
    FINICITY_BUSINESS_RECORD: '1',
    PLAID_BASE_URL: plaid.url,
    PLAID_SCRIPT_URL: plaid.scriptUrl,
    PLAID_LINK_API_URL: plaid.url,
    PLAID_CLIENT_ID: plaid.clientId,
    PLAID_SECRET: plaid.secret,
    PLAID_STATEMENTS: '1',
    DATAMERCH_BASE_URL: dataMerch.url,
    DATAMERCH_TOKEN: dataMerch.token,
    FUNDBOX_BASE_URL: fundbox.url,
    FUNDBOX_USER: fundbox.user,
    FUNDBOX_PASSWORD: fundbox.password,
    PREFILL_BASE_URL: prefill.url,
    PREFILL_TOKEN: prefill.token,
    OCROLUS_BASE_URL: ocrolus.url,
    OCROLUS_AUTH_URL: ocrolus.url,
    OCROLUS_CLIENT_ID: ocrolus.clientId,
    OCROLUS_CLIENT_SECRET: ocrolus.clientSecret,
    OCROLUS_WEBHOOK_SECRET: ocrolus.webhookSecret,
    EXPERIAN_BASE_URL: experian.url,
    EXPERIAN_CLIENT_ID: experian.keys.clientId,
    EXPERIAN_CLIENT_SECRET: experian.keys.clientSecret,
    EXPERIAN_USERNAME: experian.keys.username,
    EXPERIAN_PASSWORD: experian.keys.password,
    EXPERIAN_SUBSCRIBER_CODE: experian.keys.subscriberCode,
    EXPERIAN_PURPOSE: experian.keys.purpose,
    OIDC_ISSUER: openId.url,
    OIDC_CLIENT_ID: openId.clientId,
    OIDC_CLIENT_SECRET: openId.clientSecret,
    OIDC_NAME: 'Underway ID',
    OIDC_REPRESENTATIVES: demoGroups.representative,
    OIDC_UNDERWRITERS: demoGroups.underwriter,
    OIDC_ADMINS: demoGroups.admin,
    OIDC_FACTORS: 'mfa',
    SMTP_URL: messages.smtpUrl,
    MAIL_FROM: 'Underway <hello@underway.example>',
    TWILIO_BASE_URL: messages.twilioUrl,
    TWILIO_ACCOUNT_SID: messages.accountSid,
    TWILIO_AUTH_TOKEN: messages.authToken,
    TWILIO_FROM: messages.fromNumber,
  }
  const all = [finicity, plaid, dataMerch, fundbox, prefill, experian, ocrolus, openId, messages]
  return {
    finicity,
    plaid,
    dataMerch,
    fundbox,
    prefill,
    experian,
    ocrolus,
    openId,
    messages,
    environment,
    close: async () => void (await Promise.all(all.map((simulator) => simulator.close()))),
  }
}

export type Simulators = Awaited<ReturnType<typeof startSimulators>>
