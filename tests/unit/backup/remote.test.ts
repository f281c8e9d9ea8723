import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBackup } from '../../../server/backup/makeBackup.ts'
import { BadArchive } from '../../../server/backup/manifest.ts'
import { fetchHere, sendAway } from '../../../server/backup/remote.ts'
import { restoreBackup } from '../../../server/backup/restoreBackup.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { s3Server } from '../../support/servers/s3Server.ts'
import { freshFile } from '../../support/suite/bases.ts'

const ACCOUNT = { bucket: 'plant-files', region: 'cn-east-1', key: 'AKTEST', secret: 'a secret/with+signs=' }
const KEY = 'ab/abcdef0123456789abcdef0123456789'
const folder = () => mkdtempSync(join(tmpdir(), 'remote-'))

let server: Awaited<ReturnType<typeof s3Server>>
beforeEach(async () => {
  server = await s3Server(ACCOUNT)
})
afterEach(() => server.close())
const settings = (dataDir: string, secret = ACCOUNT.secret) => ({
  DATA_DIR: dataDir,
  FILES_S3_BUCKET: ACCOUNT.bucket,
  FILES_S3_REGION: ACCOUNT.region,
  FILES_S3_KEY: ACCOUNT.key,
  FILES_S3_SECRET: secret,
  FILES_S3_ENDPOINT: server.endpoint,
  FILES_S3_PATH_STYLE: '1',
})

it('an archive goes into a bucket and comes back from it, with contents that lie in the bucket', async () => {
  const dataDir = folder()
  const here = readConfig({ ...settings(dataDir), DATABASE_URL: await freshFile(dataDir) })
  server.objects.set(`files/${KEY}`, { content: Buffer.from('a photo of a torn web'), at: new Date() })
  const { path } = await makeBackup(here, { folder: folder() })
  const address = await sendAway(here, path, `s3://${ACCOUNT.bucket}/nightly`)
  expect(address).toMatch(/^s3:\/\/plant-files\/nightly\/millwright-[\w.-]+\.tar\.gz$/)

  const fetched = join(folder(), 'archive')
  await fetchHere(here, address, fetched)
  expect(readFileSync(fetched).equals(readFileSync(path))).toBe(true)
  const there = readConfig({ DATA_DIR: join(folder(), 'there') })
  await restoreBackup(there, fetched)
  expect(readFileSync(join(there.dataDir, 'uploads', KEY), 'utf8')).toBe('a photo of a torn web')
})

it('a bucket that refuses, an archive that is not there and an address that is none are said in a sentence', async () => {
  const here = readConfig(settings(folder()))
  const file = join(folder(), 'a')
  writeFileSync(file, 'bytes')
  await expect(fetchHere(here, `s3://${ACCOUNT.bucket}/absent`, join(folder(), 'b'))).rejects.toThrow('cannot be fetched: NoSuchKey')
  const stranger = readConfig(settings(folder(), 'another'))
  await expect(sendAway(stranger, file, `s3://${ACCOUNT.bucket}`)).rejects.toThrow('cannot be sent to')
  await expect(sendAway(here, file, 's3://A')).rejects.toThrow('no address of a bucket')
  await expect(sendAway(readConfig({ DATA_DIR: folder() }), file, 's3://bucket')).rejects.toThrow('FILES_S3_BUCKET')
})

it('a storage that is away is said in a sentence too, by a backup of what lies in it and by sending', async () => {
  const dataDir = folder()
  const here = readConfig({ ...settings(dataDir), DATABASE_URL: await freshFile(dataDir), FILES_S3_ENDPOINT: 'http://127.0.0.1:9' })
  const archives = folder()
  const making = makeBackup(here, { folder: archives })
  await expect(making).rejects.toBeInstanceOf(BadArchive)
  await expect(making).rejects.toThrow(/^The storage of uploaded files cannot be read: .*ECONNREFUSED/)
  expect(readdirSync(archives)).toEqual([])
  const file = join(folder(), 'a')
  writeFileSync(file, 'bytes')
  await expect(sendAway(here, file, `s3://${ACCOUNT.bucket}`)).rejects.toThrow(/cannot be sent to .*ECONNREFUSED/)
})
