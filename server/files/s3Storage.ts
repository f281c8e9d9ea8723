import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../platform/settings/config.ts'
import { measured } from './arriving.ts'
import { type Arrived, checkKey, isKey, newKey, type Storage } from './storage.ts'

interface Place {
  /** What the keys begin with, so that one bucket holds several kinds of contents. */
  readonly prefix: string
  readonly incoming: string
}
export type S3Sdk = typeof import('@aws-sdk/client-s3')

const CONNECT_MS = 5_000
const SILENCE_MS = 60_000

function clientOf(sdk: S3Sdk, { endpoint, region, key, secret, pathStyle }: S3Settings, more: { readonly maxAttempts?: number }): S3Client {
  return new sdk.S3Client({
    ...more,
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Storages other than Amazon's know neither trailing checksums nor chunked signatures.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
  })
}
/** The client of an account; its code is loaded when it is first needed. */
export const openBucket = (settings: S3Settings, more: { readonly maxAttempts?: number } = {}) =>
  import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: clientOf(sdk, settings, more) }))

/** Asks for the first key in it, as everything does that reads from it. Fails with why that is refused, or that nobody answers; tries once. */
export async function bucketAnswers(settings: S3Settings): Promise<void> {
  const { sdk, client } = await openBucket(settings, { maxAttempts: 1 })
  try {
    await client.send(new sdk.ListObjectsV2Command({ Bucket: settings.bucket, MaxKeys: 1 }))
  } finally {
    client.destroy()
  }
}

const isMissing = (error: unknown) => {
  const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  return name === 'NotFound' || name === 'NoSuchKey' || $metadata?.httpStatusCode === 404
}

/** Contents in a bucket that speaks S3. Its client is loaded with the first file. */
export function s3Storage(settings: S3Settings, { prefix, incoming }: Place): Storage {
  let opened: ReturnType<typeof openBucket> | undefined
  const connect = () => {
    opened ??= openBucket(settings)
    return opened
  }
  const named = (key: string) => ({ Bucket: settings.bucket, Key: prefix + checkKey(key) })
  const put = async (key: string, { path, bytes, sha256 }: Arrived) => {
    const { sdk, client } = await connect()
    const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64')
    const Body = createReadStream(path)
    await client.send(new sdk.PutObjectCommand({ ...named(key), Body, ContentLength: bytes, ChecksumSHA256 })).finally(() => Body.destroy())
  }
  return {
    incoming,
    async save(file) {
      const key = newKey()
      await put(key, file)
      return key
    },
    saveAs: async (key, path) => put(key, await measured(path)),
    async size(key) {
      const { sdk, client } = await connect()
      const head = client.send(new sdk.HeadObjectCommand(named(key))).then(({ ContentLength }) => ContentLength)
      return head.catch((e: unknown) => (isMissing(e) ? undefined : Promise.reject(e)))
    },
    async open(key, range) {
      const { sdk, client } = await connect()
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new sdk.GetObjectCommand({ ...named(key), ...(Range && { Range }) }))
      if (!(Body instanceof Readable)) throw new Error('the storage answered without a body')
      return Body
    },
    async remove(key) {
      const { sdk, client } = await connect()
      await client.send(new sdk.DeleteObjectCommand(named(key)))
    },
    async *all() {
      const { sdk, client } = await connect()
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: prefix })
      for await (const { Contents = [] } of pages)
        for (const { Key = '', LastModified } of Contents) {
          const key = Key.slice(prefix.length)
          if (LastModified && isKey(key)) yield { key, at: LastModified }
        }
    },
  }
}
