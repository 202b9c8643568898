// Where uploaded files lie: a bucket when all of its settings are given, else a folder.
import { join } from 'node:path'
import type { Config, Environment } from '#platform/config.ts'

export interface S3Settings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export function s3Settings(env: Environment): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId } = env
  const { S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region = 'us-east-1' } = env
  return bucket && endpoint && accessKeyId && secretAccessKey
    ? { bucket, endpoint, region, accessKeyId, secretAccessKey }
    : null
}

export const filesFolder = (config: Config): string => join(config.dataDir, 'files')
