// Where uploaded files lie: a bucket when its settings are given, else a folder.
import { join } from 'node:path'
import type { Config, Environment } from '#platform/config.ts'

interface S3Settings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Throws a plain sentence when it is half set up: files that are meant for a bucket would lie on this machine, out of every backup of it. */
export function s3Settings(env: Environment): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId } = env
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region = 'us-east-1' } = env
  if (bucket && endpoint && accessKeyId && secretAccessKey)
    return { bucket, endpoint, region, accessKeyId, secretAccessKey }
  if (bucket || endpoint || accessKeyId || secretAccessKey)
    throw new Error(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together. See .env.example.',
    )
  return null
}

export const filesFolder = (config: Config): string => join(config.dataDir, 'files')
