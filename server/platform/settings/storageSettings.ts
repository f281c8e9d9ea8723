import * as z from 'zod'
import { flag, rule } from './settingRules.ts'

/** Settings of the storage of uploaded files. */
export const storageShape = {
  /** Uploaded files go to a storage that speaks S3, into this bucket. Unset = onto the disk, below DATA_DIR. */
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, rule('bucket'))
    .optional(),
  /** Where that storage answers; unset = Amazon, by region. */
  FILES_S3_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[^\s/?#@]+\/?$/, rule('like', { example: 'https://host:port' }))
    .optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/, rule('region'))
    .default('us-east-1'),
  /** The account that may read, write, list and delete there. */
  FILES_S3_KEY: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  /** 1 puts the bucket behind the host (host/bucket), as most storages in one's own house want it, instead of before it. */
  FILES_S3_PATH_STYLE: flag.default(false),
}
type StorageEnv = z.infer<z.ZodObject<typeof storageShape>>

/** A bucket that speaks S3. */
export interface S3Settings {
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  readonly pathStyle: boolean
}

/** A bucket is of no use without the account that may use it, nor the other way round. */
export function storageFaults(env: Readonly<Record<string, string>>): { name: string; value: string; rule: string }[] {
  const names = ['FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET']
  if (!Object.keys(env).some((name) => name.startsWith('FILES_S3_'))) return []
  return names.filter((name) => !env[name]).map((name) => ({ name, value: '', rule: rule('storage') }))
}
export function storageOf(s: StorageEnv): S3Settings | null {
  const { FILES_S3_BUCKET: bucket, FILES_S3_KEY: key, FILES_S3_SECRET: secret } = s
  if (!bucket || !key || !secret) return null
  return { bucket, key, secret, endpoint: s.FILES_S3_ENDPOINT, region: s.FILES_S3_REGION, pathStyle: s.FILES_S3_PATH_STYLE }
}
