import { registry } from '../../../server/domain/index.ts'
import { flowOf, type ResourceDef } from '../../../server/kernel/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import { holdsAny } from '../laws/rights.ts'
import type { World } from '../run/world.ts'
import type { Acting } from './act.ts'
import { createRow, editRow, removeRow, upper } from './acts.ts'
import { administrator } from './cast.ts'
import { actingAs, performersOf } from './colleagues.ts'
import { stepRow, stepsOf } from './flowSteps.ts'
import { inputSources } from './inputSources.ts'
import { rowIds } from './rows.ts'
import { madeUser, SIGNING_IN } from './signIns.ts'
import type { UserSession } from './userSession.ts'
import { inputOf } from './values.ts'

const NOBODY = '999999'
/** One more than a call may name. */
const MANY = 1001
/** Rows that everybody works with: an edit by chance would end the work of a plant. */
const VITAL = new Set(['plant', 'menu', 'role', 'user', 'config', 'department'])

/** Rows that nobody tries to delete, because it might succeed. */
const KEPT = new Set(['plant', 'user', 'department'])

type Slip = (acting: Acting, resource: ResourceDef) => Promise<unknown>

/** What an administrator does. */
const administer =
  (name: string, argsOf: (session: UserSession) => Record<string, unknown>): Slip =>
  ({ world }) => {
    const { session } = actingAs(world, administrator)
    return session.call('mutation', name, argsOf(session))
  }
/** Rights, plants and accounts. */
const ADMINISTRATION: readonly Slip[] = [
  administer('updateRole', () => ({ id: '1', input: { status: 'DISABLED' } })),
  administer('resetUserPassword', () => ({ id: '1', password: 'f'.repeat(64) })),
  administer('resetUserTwoFactor', ({ world }) => ({ id: String(1 + world.dice.below(5)) })),
  administer('deletePlants', () => ({ ids: ['1'] })),
  administer('deleteMenus', ({ world }) => ({ ids: [String(1 + world.dice.below(40))] })),
  administer('deleteConfigs', ({ world }) => ({ ids: [String(1 + world.dice.below(40))] })),
  administer('deleteNotificationTypes', ({ world }) => ({ ids: [String(1 + world.dice.below(20))] })),
  administer('deleteShifts', ({ world }) => ({ ids: [String(1 + world.dice.below(6))] })),
  administer('deleteShiftChanges', ({ world }) => ({ ids: [String(1 + world.dice.below(6))] })),
  administer('switchPlant', () => ({ plantId: NOBODY })),
  administer('signOffAuditCheck', () => ({ id: 1, signOffReason: 'known' })),
  administer('checkBackup', () => ({ id: 1 })),
  administer('issueAutoLoginLink', (session) => ({ userId: String(madeUser(session)?.id ?? 1), input: { purpose: 'panel' } })),
  administer('endMySession', () => ({ id: NOBODY })),
  administer('shareSavedView', () => ({ id: NOBODY, roleIds: [] })),
]
const rest =
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', urlOf: (resource: ResourceDef) => string): Slip =>
  ({ session }, resource) =>
    session.callRest({ wire: 'rest', method, url: urlOf(resource), ...(method === 'GET' ? {} : { payload: {} }) })

/** Has somebody of the plant call an operation who has the permission. */
const permitted =
  (right: 'edit' | 'remove', nameOf: (many: string) => string, args: (world: World, resource: ResourceDef) => object): Slip =>
  async ({ world, session }, resource) => {
    const tag = `${resource.permission}:${right}`
    const [person] = performersOf(world, session.person.plantId, tag)
    const by = person ? actingAs(world, person).session : session
    await by.call('mutation', nameOf(upper(resource.plural)), { ...args(world, resource) }, { resource: '', action: '', tag })
  }
/** Rows that were there from the beginning: most of them are in use, and some are part of the product. */
const oldestRow = (world: World, { name }: ResourceDef) =>
  String(world.dice.pick(world.rows<{ id: number }>(`SELECT id FROM "${snake(name)}" ORDER BY id LIMIT 3`))?.id ?? 1)
/** What a definition does not allow is asked for at the addresses of the old system, where every method can be tried. */
const undefinedMethod: Slip = ({ world }) => {
  const { session } = actingAs(world, administrator)
  const [method, without] = world.dice.pick([
    ['POST', 'create'],
    ['PUT', 'update'],
    ['DELETE', 'delete'],
  ] as const)
  const resource = world.dice.pick(registry.exposed.filter(({ can }) => !can.includes(without)))
  const url = method === 'POST' ? resource.rest : `${resource.rest}/${oldestRow(world, resource)}`
  return session.callRest({ wire: 'rest', method, url, payload: {} })
}
/** A step that somebody has no right to take, of rows that they may read: the old wire has no other guard than that of the operation. */
const stepWithoutRight: Slip = ({ world, session }) => {
  const { username, plantId } = session.person
  const holds = (tag: string) => holdsAny(world, username, [tag])
  const resources = registry.exposed.filter((resource) => holds(`${resource.permission}:list`))
  const step = world.dice.pick(resources.flatMap(stepsOf).filter(({ permission }) => !holds(permission)))
  const id = step && rowIds(world, step.resource, { plantId, isSelectable: true })[0]
  if (!step || id === undefined) return Promise.resolve()
  const target = { resource: step.resource.name, id, action: step.name, tag: step.permission }
  const payload = inputOf(step.input, inputSources(world, session.person), 0.3)
  return session.callRest({ wire: 'rest', method: 'POST', url: `${step.resource.rest}/${id}/${step.name}`, payload }, target)
}
/** A row that a list refers to, looked into by somebody who may not read it. */
const readHiddenLink: Slip = async ({ world, session }, resource) => {
  const links = Object.entries(resource.fields).flatMap(([key, { kind, target = '' }]) => {
    const other = kind === 'link' ? registry.byName(target) : undefined
    const isHidden = other && !holdsAny(world, session.person.username, [`${other.permission}:query`, `${other.permission}:list`])
    return isHidden ? [key.replace(/Id$/, '')] : []
  })
  if (!links.length || !holdsAny(world, session.person.username, [`${resource.permission}:list`])) return
  const document = `query { out: ${resource.plural}(page: { no: 1, size: 1 }) { items { ${world.dice.pick(links)} { id createdAt } } } }`
  await session.callDocument(`${resource.plural} with links`, document)
}

/** Any record, whether or not the person has to do with it. */
const ANY_RECORD: readonly Slip[] = [
  createRow,
  createRow,
  (acting, resource) => (VITAL.has(resource.name) ? createRow(acting, resource) : editRow(acting, resource)),
  (acting, resource) => (VITAL.has(resource.name) ? createRow(acting, resource) : removeRow(acting, resource)),
  (acting, resource) => (flowOf(resource) ? stepRow(acting, resource) : createRow(acting, resource)),
  // An undo that comes too late.
  permitted(
    'remove',
    (many) => `undelete${many}`,
    () => ({}),
  ),
  // All that match, of which somebody else has more by now.
  permitted(
    'remove',
    (many) => `deleteMatching${many}`,
    () => ({ filter: {}, count: 7 }),
  ),
  permitted(
    'edit',
    (many) => `updateMatching${many}`,
    () => ({ filter: {}, count: 7, input: {} }),
  ),
  (acting, resource) =>
    KEPT.has(resource.name)
      ? createRow(acting, resource)
      : permitted(
          'remove',
          (many) => `delete${many}`,
          (world) => ({ ids: [oldestRow(world, resource)] }),
        )(acting, resource),
  undefinedMethod,
  stepWithoutRight,
  stepWithoutRight,
  readHiddenLink,
  // A record that never was.
  ({ session }, { name, type, permission }) =>
    session.call(
      'mutation',
      `update${type}`,
      { id: NOBODY, input: {} },
      { resource: name, id: Number(NOBODY), action: 'update', tag: `${permission}:edit` },
    ),
  ({ session }, { plural }) =>
    session.call('mutation', `delete${upper(plural)}`, { ids: Array.from({ length: MANY }, (_, nth) => String(1_000_000 + nth)) }),
  ({ session }, { rest: url, permission }) =>
    session.callRest(
      { wire: 'rest', method: 'DELETE', url: `${url}/${NOBODY}` },
      { resource: '', action: '', tag: `${permission}:remove` },
    ),
  rest('POST', ({ rest: url }) => url),
  rest('PUT', ({ rest: url }) => `${url}/1`),
  rest('DELETE', ({ rest: url }) => url),
  rest('GET', () => '/nothing'),
]

/** What people do by mistake, or to see how far they get. */
export const SLIPS: readonly Slip[] = [...SIGNING_IN, ...ADMINISTRATION, ...ANY_RECORD, ...ANY_RECORD]
