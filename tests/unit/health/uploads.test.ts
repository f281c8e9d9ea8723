import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { file } from '../../../server/domain/system/index.ts'
import { openStorage } from '../../../server/files/index.ts'
import { memory } from '../../../server/health/machineChecks.ts'
import { uploads } from '../../../server/health/uploadsCheck.ts'
import { healthSite, look } from '../../support/health/healthSite.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

it('files whose content is gone from the storage are named; contents that nobody names are none of them', async () => {
  const { store, close } = await testStore()
  const made = healthSite({}, { store: store as never })
  ends.push(close, made.close)
  const storage = openStorage(made.site.config, 'files')
  const arrive = async (name: string) => {
    const path = join(made.folder, name)
    writeFileSync(path, name)
    return storage.save({ path, bytes: name.length, sha256: '0'.repeat(64) })
  }
  const { actor } = await makePlant(store)
  const values = { fileType: 'PNG', bytes: 1, sha256: '0'.repeat(64), ownerName: 'reportLog', ownerField: 'photoIds' }
  const [kept] = [await arrive('kept.png'), await arrive('orphan.png')]
  await make(store, actor, file, { ...values, name: 'kept.png', storageKey: kept })
  expect(await look(uploads, made.site)).toEqual(['green fine'])
  await make(store, actor, file, { ...values, name: 'gone.png', storageKey: `ab/${'ab'.repeat(16)}` })
  expect(await look(uploads, made.site)).toEqual(['red missing'])
  expect([await uploads.run(made.site)].flat()[0]?.values).toEqual({ count: 1, names: 'gone.png' })
  rmSync(join(made.folder, 'uploads'), { recursive: true })
  expect([await uploads.run(made.site)].flat()[0]?.values?.count).toBe(2)
})

it('a container with too little memory is told of', async () => {
  const { site, close } = healthSite()
  ends.push(close)
  const limit = vi.spyOn(process, 'constrainedMemory')
  ends.push(() => limit.mockRestore())
  for (const [bytes, found] of [
    [0, 'green fine'],
    [2 ** 63, 'green fine'],
    [768 * 2 ** 20, 'green fine'],
    [300 * 2 ** 20, 'yellow low'],
  ] as const) {
    limit.mockReturnValue(bytes)
    expect([bytes, await look(memory, site)]).toEqual([bytes, [found]])
  }
})
