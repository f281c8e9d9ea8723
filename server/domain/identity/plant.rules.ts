import { type Actor, conflict, defineRules, invalidField, isAddedFromAll, type Registry, type UnitOfWork } from '../../kernel/index.ts'
import { holiday, plant, productionPosition, shift } from '../masterdata/index.ts'
import { grantedPermissions, rolesOfUsers } from './permissions/grantedPermissions.ts'
import { ADMINS } from './permissions/grants.ts'
import { user } from './user.resource.ts'

/** The same person, with everybody in sight, in one more plant. */
const inPlant = (actor: Actor, plantId: number): Actor => ({
  ...actor,
  plantId,
  plantIds: [...new Set([...actor.plantIds, plantId])],
  dataScope: 'all',
})

/** What a plant has of its own and another one can be begun with. Faults, notice categories and parameters are every plant's already. */
const TAKEN_OVER = [shift, holiday, productionPosition]

async function takeOver(uow: UnitOfWork, fromId: number, plantId: number) {
  const [from, to] = [uow.as(inPlant(uow.actor, fromId)), uow.as(inPlant(uow.actor, plantId))]
  for (const resource of TAKEN_OVER) {
    const written = Object.keys(resource.fields)
    const rows = (await from.of(resource).find({})) as Record<string, unknown>[]
    const values = rows.map((row) => Object.fromEntries(written.map((key) => [key, row[key]])))
    if (values.length) await to.of(resource as typeof shift).createMany(values as never)
  }
}

/** Rights to change what plants share, which take working in all of them. */
const sharedTags = ({ resources }: Registry) =>
  resources
    .filter((one) => !one.internal && (one.changedFrom || isAddedFromAll(one)))
    .flatMap(({ permission }) => ['add', 'edit', 'remove'].map((verb) => `${permission}:${verb}`))

/**
 * Whoever worked in every plant and may change what all of them share becomes a member of a new one too: with its first member, who adds it,
 * they would otherwise lose that right, and nobody but its maker could give it back. Everybody else is let in by hand. Nobody gains or loses
 * plants meanwhile: all that change users have locked `ADMINS`.
 */
async function admitGovernors(uow: UnitOfWork, registry: Registry, plantId: number) {
  const { asSystem: systemRead } = uow.read
  const users = await systemRead.of(user).find({})
  const ids = users.map(({ id }) => id)
  const [places, roles] = [await systemRead.of(user).linksOf('plantIds', ids), await rolesOfUsers(systemRead, ids)]
  const others = new Set([...places.values()].flat().filter((id) => id !== plantId))
  const tags = await grantedPermissions(systemRead, [...new Map([...roles.values()].flat().map((one) => [one.id, one])).values()])
  const wanted = new Set(['*:*:*', ...sharedTags(registry)])
  const governs = (id: number) => (roles.get(id) ?? []).some((one) => tags.get(one.id)?.some((tag) => wanted.has(tag)))
  const { plantId: here } = uow.actor
  const there = uow.as({ ...inPlant(uow.actor, plantId), plantId: here })
  const isAdmitted = (id: number) => {
    const own = places.get(id) ?? []
    return !own.includes(plantId) && [...others].every((one) => own.includes(one)) && governs(id)
  }
  for (const record of await there.of(user).lockManyForUpdate(ids.filter(isAdmitted)))
    await there.of(user).patch(record, { plantIds: [...(places.get(record.id) ?? []), plantId] })
}

/** Plants have members, which is why their rules stand here. */
export const plantRules = defineRules(plant, {
  locks: ({ record }) => (record ? [] : [ADMINS]),
  async create({ uow, input: { takeOverFromId } }) {
    if (takeOverFromId && !(await uow.of(plant).lockForShare([takeOverFromId]))[0]) throw invalidField('takeOverFromId', 'unknownReference')
  },
  async created({ uow, registry, record, input }) {
    await admitGovernors(uow, registry, record.id)
    if (input.takeOverFromId) await takeOver(uow, input.takeOverFromId, record.id)
  },
  /** Whoever disables the plant they stand in locks everybody out, themselves included. */
  async update({ actor, record, input }) {
    if (input.status === 'DISABLED' && record.status !== 'DISABLED' && record.id === actor.plantId) throw invalidField('status', 'ownPlant')
  },
  async remove({ actor, record }) {
    if (record.id === actor.plantId) throw conflict('identity.plantOfOwn')
  },
})
