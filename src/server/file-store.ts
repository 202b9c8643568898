// Where uploaded files lie: a bucket when its settings are given, else a folder.
import { join } from 'node:path'
import type { AwsCredentials } from '#platform/providers/aws-credentials.ts'
import type { Config, Environment } from '#platform/config.ts'

/** Without `key` it is the role of the container or instance. */
interface S3Settings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly key: AwsCredentials | null
}

/** Throws a plain sentence when it is half set up: files that are meant for a bucket would lie on this machine, out of every backup of it. */
export function s3Settings(env: Environment): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (Boolean(bucket) !== Boolean(endpoint) || (!bucket && (accessKeyId || secretAccessKey)))
    throw new Error('S3_ENDPOINT and S3_BUCKET go together. See .env.example.')
  const key = awsKey('S3', accessKeyId, secretAccessKey, env.S3_SESSION_TOKEN)
  return bucket && endpoint ? { bucket, endpoint, region, key } : null
}

/** null where none is set. Throws a plain sentence when it is half set up. */
export function awsKey(
  service: 'S3' | 'KMS',
  accessKeyId: string | undefined,
  secretAccessKey: string | undefined,
  sessionToken: string | undefined,
): AwsCredentials | null {
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new Error(
      `${service}_ACCESS_KEY_ID and ${service}_SECRET_ACCESS_KEY go together. See .env.example.`,
    )
  return accessKeyId && secretAccessKey
    ? { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) }
    : null
}

export const filesFolder = (config: Config): string => join(config.dataDir, 'files')
