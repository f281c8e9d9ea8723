import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../platform/config.ts'
import { checkKey, isKey, newKey, type Storage } from './storage.ts'

interface Place {
  /** What the keys begin with, so that one bucket holds several kinds of contents. */
  readonly prefix: string
  readonly incoming: string
}
type Sdk = typeof import('@aws-sdk/client-s3')

const CONNECT_MS = 5_000
const SILENCE_MS = 60_000

function clientOf(sdk: Sdk, { endpoint, region, key, secret, pathStyle }: S3Settings): S3Client {
  return new sdk.S3Client({
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
const isMissing = (error: unknown) => {
  const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  return name === 'NotFound' || name === 'NoSuchKey' || $metadata?.httpStatusCode === 404
}

/** Contents in a bucket that speaks S3. Its client is loaded with the first file. */
export function s3Storage(settings: S3Settings, { prefix, incoming }: Place): Storage {
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const connect = () => {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: clientOf(sdk, settings) }))
    return opened
  }
  const named = (key: string) => ({ Bucket: settings.bucket, Key: prefix + checkKey(key) })
  return {
    incoming,
    async keep({ path, bytes, sha256 }) {
      const { sdk, client } = await connect()
      const key = newKey()
      const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64')
      const Body = createReadStream(path)
      await client
        .send(new sdk.PutObjectCommand({ ...named(key), Body, ContentLength: bytes, ChecksumSHA256 }))
        .finally(() => Body.destroy())
      return key
    },
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
