import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { file, removedRow } from '../../../server/domain/system/index.ts'
import { type Actor, type Operations, operations, Refusal, type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { make, makePlant, person } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

const deletable = registry.exposed.filter((r) => r.can.includes('delete'))
const undoable = deletable.filter((r) => r.undoable).map((r) => [r.name, r] as const)
/** Nobody deletes the plant in which they work; how plants end is told in tests/api/work/plants.test.ts. */
const final = deletable.filter((r) => !r.undoable && r.name !== 'plant').map((r) => [r.name, r] as const)

let base: Awaited<ReturnType<typeof testStore>>
let ops: Operations
let owner: Actor
let colleague: Actor
let elsewhere: Actor

beforeAll(async () => {
  base = await testStore()
  ops = operations(base.store, registry)
  const [here, there] = [await makePlant(base.store), await makePlant(base.store)]
  const people = registry.byName('user') as ResourceDef
  const somebody = async () =>
    person(here.id, ['*:*:*'], {
      userId: (await make(base.store, systemActor(0), people, { plantIds: [here.id, there.id] })).id,
      plantIds: [here.id, there.id],
    })
  owner = await somebody()
  colleague = await somebody()
  elsewhere = { ...owner, plantId: there.id }
})
afterAll(() => base.close())

const outcome = (work: Promise<unknown>) =>
  work.catch((e: unknown) => {
    if (e instanceof Refusal) return e.code
    throw e
  })
const whole = async (resource: ResourceDef, id: number) => {
  const read = base.store.read(owner).of(resource)
  const links: Record<string, readonly number[]> = {}
  for (const [key, field] of Object.entries(resource.fields))
    if (field.kind === 'links') links[key] = (await read.linksOf(key as never, [id])).get(id) ?? []
  const { updatedAt, updatedById, ...row } = (await read.get(id)) as Record<string, unknown>
  return { row, links, updatedAt, updatedById }
}
/** A row with every field that rows of its kind may have, links and files included. */
async function full(resource: ResourceDef) {
  const given: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(resource.fields)) {
    if (field.options.accept) {
      const upload = await make(base.store, owner, file, { ownerName: resource.name, ownerField: key })
      given[key] = [upload.id]
    } else if (field.kind === 'links' && field.target !== 'plant' && !field.options.dependsOn) {
      const target = registry.byName(field.target ?? '') as ResourceDef
      given[key] = [(await make(base.store, owner, target)).id, (await make(base.store, owner, target)).id].reverse()
    } else if (field.kind === 'links' && field.target === 'plant') given[key] = [owner.plantId]
  }
  return make(base.store, owner, resource, given)
}

describe.each(undoable)('a removed %s', (_name, resource) => {
  it('comes back exactly as it was, once, and its history says so', async () => {
    const { id } = await full(resource)
    const before = await whole(resource, id)
    expect(await ops.remove(owner, resource, [id])).toBe(1)
    expect(await ops.undelete(owner, resource, [id])).toBe(1)
    const after = await whole(resource, id)
    expect({ row: after.row, links: after.links }).toEqual({ row: before.row, links: before.links })
    expect((after.updatedAt as Date).getTime()).toBeGreaterThan((before.updatedAt as Date).getTime())
    expect(await outcome(ops.undelete(owner, resource, [id]))).toBe('undoOver')
    const log = registry.byName('operationLog') as ResourceDef
    const told = await base.store
      .read(systemActor(0))
      .of(log)
      .find({ resource: resource.name, recordId: id } as never)
    expect((told as unknown as { action: string }[]).map((one) => one.action)).toContain('undelete')
  })

  it('is brought back by nobody else, from no other plant, and not without the permission', async () => {
    const { id } = await make(base.store, owner, resource)
    await ops.remove(owner, resource, [id])
    expect(await outcome(ops.undelete(colleague, resource, [id]))).toBe('undoOver')
    expect(await outcome(ops.undelete(elsewhere, resource, [id]))).toBe('undoOver')
    const reader = { ...owner, permissions: new Set([`${resource.permission}:list`, `${resource.permission}:edit`]) }
    expect(await outcome(ops.undelete(reader, resource, [id]))).toBe('forbidden')
    expect(await ops.undelete(owner, resource)).toBe(1)
  })

  it('comes back with those that were removed with it', async () => {
    const ids = [(await make(base.store, owner, resource)).id, (await make(base.store, owner, resource)).id]
    await ops.remove(owner, resource, ids)
    expect(await ops.undelete(owner, resource)).toBe(2)
    for (const id of ids) expect((await ops.get(owner, resource, id)).id).toBe(id)
  })
})

describe.each(final)('a removed %s', (_name, resource) => {
  it('is gone for good, and nothing of it is kept', async () => {
    const { id } = await make(base.store, owner, resource)
    await ops.remove(owner, resource, [id])
    expect(await outcome(ops.undelete(owner, resource, [id]))).toBe('undoOver')
    const { db, table } = base.store.read(systemActor(0))
    const kept = table(removedRow)
    expect(await db.select({ id: kept.id }).from(kept).where(eq(kept.resource, resource.name))).toEqual([])
  })
})
