import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openBucket } from '../files/index.ts'
import { rootOf } from '../platform/connections/causes.ts'
import type { Config, S3Settings } from '../platform/settings/config.ts'
import { BadArchive } from './manifest.ts'

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/

interface Place {
  readonly settings: S3Settings
  /** What keys begin with: nothing, or a folder with a slash at its end. */
  readonly prefix: string
}
export const isRemote = (place: string) => place.startsWith('s3://')

/** s3://bucket/folder, with the account of the FILES_S3_ settings. */
function placeOf({ s3 }: Pick<Config, 's3'>, address: string): Place {
  const [, bucket, path = ''] = ADDRESS.exec(address) ?? []
  if (!bucket) throw new BadArchive(`${address} is no address of a bucket: write s3://bucket/folder`)
  if (!s3) throw new BadArchive('FILES_S3_BUCKET, FILES_S3_KEY and FILES_S3_SECRET say with which account the storage is reached')
  return { settings: { ...s3, bucket }, prefix: path }
}

/** Several addresses that were tried come as one error without a sentence of its own; the first says as much as all. */
function describeCause(cause: unknown): string {
  const root = rootOf(cause as Error)
  const { name, message } = root instanceof AggregateError && root.errors[0] ? (root.errors[0] as Error) : root
  return [name, message].filter((text) => text && text !== 'Error').join(', ')
}
/** What a storage says against it, in a sentence. */
export const refusedBy = (what: string) => (cause: unknown) => {
  throw cause instanceof BadArchive ? cause : new BadArchive(`${what}: ${describeCause(cause)}`, { cause })
}

/** Sends an archive off; one object holds 5 GB at most. Out: its address. */
export async function sendAway(config: Pick<Config, 's3'>, path: string, to: string): Promise<string> {
  const { settings, prefix } = placeOf(config, to)
  const { sdk, client } = await openBucket(settings)
  const folder = prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix
  const Key = `${folder}${basename(path)}`
  const Body = createReadStream(path)
  const { size } = await stat(path)
  await client
    .send(new sdk.PutObjectCommand({ Bucket: settings.bucket, Key, Body, ContentLength: size }))
    .catch(refusedBy(`${path} is made, but cannot be sent to ${to}`))
    .finally(() => Body.destroy())
  return `s3://${settings.bucket}/${Key}`
}

/** Brings an archive here. */
export async function fetchHere(config: Pick<Config, 's3'>, from: string, path: string): Promise<void> {
  const { settings, prefix } = placeOf(config, from)
  const { sdk, client } = await openBucket(settings)
  const { Body } = await client
    .send(new sdk.GetObjectCommand({ Bucket: settings.bucket, Key: prefix }))
    .catch(refusedBy(`${from} cannot be fetched`))
  if (!(Body instanceof Readable)) throw new Error('the storage answered without a body')
  await pipeline(Body, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}
