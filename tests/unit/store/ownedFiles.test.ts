import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { file } from '../../../server/domain/system/index.ts'
import { type Actor, operations, type Refusal, systemActor } from '../../../server/kernel/index.ts'
import { make, makePlant, person } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
let here: number
let elsewhere: number
let ann: Actor
let bob: Actor
const outside = systemActor(0)
beforeAll(async () => {
  base = await testStore()
  here = (await makePlant(base.store)).id
  elsewhere = (await makePlant(base.store)).id
  const member = async (plantId: number) => {
    const { id } = await make(base.store, outside, userOf(), { plantIds: [plantId] })
    return person(plantId, ['*:*:*'], { userId: id })
  }
  ann = await member(here)
  bob = await member(here)
})
afterAll(() => base.close())

const userOf = () => registry.byName('user') as Parameters<typeof make>[2]
const ops = () => operations(base.store, registry)
const upload = async (by: Actor, field = 'fileIds', ownerName = 'equipment') =>
  (
    await base.store.write(by, (uow) =>
      uow.of(file).create({
        name: 'a.jpg',
        fileType: 'image/jpeg',
        bytes: 1,
        sha256: 'x',
        storageKey: 'k',
        ownerName,
        ownerField: field,
      }),
    )
  ).id
const machine = (by: Actor, values: Record<string, unknown> = {}) => make(base.store, by, equipment, values)
const attach = (by: Actor, id: number, fileIds: number[]) =>
  ops()
    .update(by, equipment, id, { fileIds })
    .then(
      () => 'done',
      (refusal: Refusal) => refusal.fields.map((fault) => `${fault.field} ${fault.rule}`).join(),
    )
const ownerOf = async (id: number) => (await base.store.read(systemActor(here)).of(file).get(id)).ownerId

describe('a file', () => {
  it('becomes part of the row that names it, and is let go when the row no longer does', async () => {
    const { id } = await machine(ann)
    const [first, second] = [await upload(ann), await upload(ann)]
    expect(await attach(ann, id, [first, second])).toBe('done')
    expect([await ownerOf(first), await ownerOf(second)]).toEqual([id, id])
    expect(await attach(ann, id, [second])).toBe('done')
    expect([await ownerOf(first), await ownerOf(second)]).toEqual([null, id])
  })

  it('stays attached when somebody else saves the row', async () => {
    const { id } = await machine(ann)
    const mine = await upload(ann)
    await attach(ann, id, [mine])
    expect(await attach(bob, id, [mine, await upload(bob)])).toBe('done')
    expect(await ownerOf(mine)).toBe(id)
  })

  it('of somebody else, of another field, of another row or of another plant is not to be had', async () => {
    const { id } = await machine(ann)
    const other = await machine(ann)
    const taken = await upload(ann)
    await attach(ann, other.id, [taken])
    const far = await upload({ ...ann, plantId: elsewhere, plantIds: [elsewhere] })
    for (const wrong of [await upload(bob), await upload(ann, 'photoIds', 'reportLog'), taken, far]) {
      expect(await attach(ann, id, [wrong])).toBe('fileIds unknownReference')
    }
    expect(await ownerOf(taken)).toBe(other.id)
    expect((await base.store.read(ann).of(equipment).linksOf('fileIds', [id])).get(id)).toEqual([])
  })

  it('that two rows name in the same moment becomes part of one of them', async () => {
    const rows = [await machine(ann), await machine(ann)]
    for (let round = 0; round < 5; round++) {
      const wanted = await upload(ann)
      const said = await Promise.all(rows.map(({ id }) => attach(ann, id, [wanted])))
      expect([...said].sort()).toEqual(['done', 'fileIds unknownReference'])
      expect(await ownerOf(wanted)).toBe(rows[said.indexOf('done')]?.id)
    }
  })

  it('attached with a row that is refused is attached to nothing', async () => {
    const photo = await upload(ann, 'photoIds', 'reportLog')
    await ops()
      .create(ann, reportLog, { equipmentId: 999_999, description: 'x', photoIds: [photo] })
      .catch(() => undefined)
    expect(await ownerOf(photo)).toBeNull()
  })

  it('is let go when its row is deleted', async () => {
    const { id } = await machine(ann)
    const mine = await upload(ann)
    await attach(ann, id, [mine])
    await ops().remove(ann, equipment, [id])
    expect(await ownerOf(mine)).toBeNull()
  })

  it('that a row holds is not deleted beside it', async () => {
    const { id } = await machine(ann)
    const mine = await upload(ann)
    await attach(ann, id, [mine])
    await expect(ops().remove(ann, file, [mine])).rejects.toMatchObject({ code: 'referenced' })
  })
})
