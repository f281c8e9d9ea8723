import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { user } from '../../../server/domain/identity/index.ts'
import { appVersion } from '../../../server/domain/system/index.ts'
import { type AppPackages, appPackages, diskStorage, PACKAGE_MAX } from '../../../server/files/index.ts'
import { type Actor, Refusal, systemActor } from '../../../server/kernel/index.ts'
import { apk, zip } from '../../support/images/apk.ts'
import { make, makePlant, person } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let packages: AppPackages
let folder: string
let editor: Actor
const faults: unknown[] = []

beforeEach(async () => {
  made = await testStore()
  folder = mkdtempSync(join(tmpdir(), 'millwright-files-'))
  packages = appPackages({ store: made.store, storage: diskStorage(folder), onFault: (e) => faults.push(e) })
  editor = person((await makePlant(made.store)).id, ['system:appVersion:edit'])
})
afterEach(async () => {
  await packages.close()
  await made.close()
  rmSync(folder, { recursive: true, force: true })
  expect(faults).toEqual([])
})

const onDisk = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => e.name)
const version = (more: object = {}) =>
  made.store.write(systemActor(0), (uow) =>
    uow.of(appVersion).create({ platform: 'ANDROID', version: '1.2.3', build: Math.ceil(Math.random() * 1e9), ...more }),
  )
const put = (id: number, content: Buffer | Readable, { name = 'app.apk', actor = editor } = {}) =>
  packages.put(actor, id, { name, source: content instanceof Readable ? content : Readable.from([content]) })
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (e: unknown) => (e instanceof Refusal ? e.code : Promise.reject(e)),
  )
async function bytesOf(id: number, actor: Actor | null = null) {
  const chunks: Buffer[] = []
  for await (const chunk of await (await packages.get(actor, id)).open()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

describe('the package of an app version', () => {
  it('is kept whole, under a name of its own, and told by its row', async () => {
    const { id } = await version({ released: true })
    const content = apk('one')
    const row = await put(id, content, { name: '../../../etc/工厂 app.apk' })
    expect(row).toMatchObject({
      fileName: '工厂 app.apk',
      fileBytes: content.length,
      fileSha256: createHash('sha256').update(content).digest('hex'),
      fileAt: made.clock.now(),
    })
    expect(onDisk()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(await bytesOf(id)).toEqual(content)
  })

  it('is not even looked at from somebody who does not work in every plant', async () => {
    const { id } = await version()
    await make(made.store, systemActor(0), user, { plantIds: [(await makePlant(made.store)).id] })
    let isRead = false
    const source = Readable.from(
      (function* () {
        isRead = true
        yield apk('one')
      })(),
    )
    expect(await refusalOf(put(id, source))).toBe('sharedByAll')
    expect([isRead, onDisk()]).toEqual([false, []])
  })

  it('takes the place of the one before, whose file goes', async () => {
    const { id } = await version({ released: true })
    await put(id, apk('one'))
    const [first] = onDisk()
    await put(id, apk('two'))
    await packages.close()
    expect(onDisk()).toHaveLength(1)
    expect(onDisk()).not.toContain(first)
    expect(await bytesOf(id)).toEqual(apk('two'))
  })

  it('goes with its row, though that is gone before anybody has looked', async () => {
    await packages.close()
    await made.close()
    made = await testStore()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = diskStorage(folder)
    async function* all() {
      await held
      yield* slow.all()
    }
    packages = appPackages({ store: made.store, storage: { ...slow, all }, onFault: (e) => faults.push(e) })
    editor = person((await makePlant(made.store)).id, ['system:appVersion:edit'])
    const { id } = await version()
    await put(id, apk('one'))
    await made.store.write(systemActor(0), async (uow) =>
      uow.of(appVersion).remove(await uow.of(appVersion).lockManyForUpdate([id], 'remove')),
    )
    release()
    await packages.close()
    expect(onDisk()).toEqual([])
  })

  it('goes with its row', async () => {
    const { id } = await version()
    await put(id, apk('one'))
    await made.store.write(systemActor(0), async (uow) =>
      uow.of(appVersion).remove(await uow.of(appVersion).lockManyForUpdate([id], 'remove')),
    )
    await packages.close()
    expect(onDisk()).toEqual([])
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('hello, this is no package at all')],
    ['a zip of something else', zip([['readme.txt', 'hi']])],
    ['a manifest in a folder', zip([['x/AndroidManifest.xml', 'hi']])],
    ['a package without its end', apk('one').subarray(0, -30)],
    ['a beginning alone', Buffer.from('PK\x03\x04')],
    [
      'a directory that points nowhere',
      Buffer.concat([zip([['a', 'b']]).subarray(0, -22), Buffer.from('504b050600000000ffffffffffffff00ffffff000000', 'hex')]),
    ],
  ])('is refused when it is %s, and leaves nothing', async (_what, content) => {
    const { id } = await version()
    expect(await refusalOf(put(id, content))).toBe('file.notAndroid')
    expect(onDisk()).toEqual([])
    expect(await made.store.read(systemActor(0)).of(appVersion).get(id)).toMatchObject({ fileKey: null })
  })

  it('is refused when it is too large, and leaves nothing', async () => {
    const { id } = await version()
    const chunk = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(4 * 1024 * 1024)])
    let sent = 0
    const endless = new Readable({
      read() {
        sent += chunk.length
        this.push(chunk)
      },
    })
    expect(await refusalOf(put(id, endless))).toBe('limits.bodyTooLarge')
    expect(sent).toBeLessThan(PACKAGE_MAX * 1.2)
    expect(onDisk()).toEqual([])
  })

  it('leaves nothing when the sender goes away midway, and the one before stays', async () => {
    const { id } = await version({ released: true })
    await put(id, apk('one'))
    const half = new Readable({
      read() {
        this.push(apk('two').subarray(0, 40))
        this.destroy(new Error('gone'))
      },
    })
    await expect(put(id, half)).rejects.toThrow()
    expect(onDisk()).toHaveLength(1)
    expect(await bytesOf(id)).toEqual(apk('one'))
  })

  it('leaves nothing when its row cannot be written', async () => {
    const { id } = await version()
    // No such plant: the row of the operation log is refused, and with it everything.
    await expect(put(id, apk('x'), { actor: person(999, ['*:*:*']) })).rejects.toThrow()
    expect(onDisk()).toEqual([])
  })

  it('is written only by whoever may change app versions, and only for Android', async () => {
    const { id } = await version()
    expect(await refusalOf(put(id, apk('x'), { actor: person(1, ['system:appVersion:query']) }))).toBe('forbidden')
    expect(await refusalOf(put(999, apk('x')))).toBe('notFound')
    const { id: ios } = await version({ platform: 'IOS' })
    expect(await refusalOf(put(ios, apk('x')))).toBe('file.androidOnly')
    expect(onDisk()).toEqual([])
  })

  it('is read by everybody once it is released, before that by whoever may see app versions', async () => {
    const { id } = await version()
    await put(id, apk('one'))
    expect(await refusalOf(packages.get(null, id))).toBe('unauthenticated')
    expect(await refusalOf(packages.get(person(1, ['other:thing:list']), id))).toBe('forbidden')
    expect(await bytesOf(id, person(1, ['system:appVersion:query']))).toEqual(apk('one'))
    const bare = await version({ released: true })
    expect(await refusalOf(packages.get(null, bare.id))).toBe('notFound')
  })
})
