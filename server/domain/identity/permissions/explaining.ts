import {
  type Actor,
  addingBlocked,
  can,
  flowOf,
  isDefined,
  notFound,
  type Obstacle,
  obstaclesTo,
  type Read,
  Refusal,
  type Registry,
  type ResourceDef,
  reads,
  type Store,
  tagsTo,
  takesWork,
} from '../../../kernel/index.ts'
import { actingIn, activeRoles, isEnabled, type Person, personOf, worksIn } from '../person.ts'
import { user } from '../user.resource.ts'
import { dataScopeOf, grantedPermissions, permissionsOf, rolesOfUsers } from './grantedPermissions.ts'
import { entriesAbove } from './menus.query.ts'

/** What decides whether somebody sees or does something, in the order in which it is asked. */
export type Rule = 'account' | 'plant' | 'entry' | 'defined' | 'right' | 'deleted' | 'plants' | 'reach' | Obstacle | 'service'
interface Named {
  readonly id: number
  readonly name: string
}
export interface Reason {
  readonly rule: Rule
  readonly isMet: boolean
  /** Which sentence says it, where a rule has several. */
  readonly variant?: string
  /** Texts and locale keys that fill the sentence. */
  readonly params: Readonly<Record<string, unknown>>
  /** The roles by which it is so; of a right that nobody gives, those that would if they or their entries were enabled. */
  readonly roles: readonly Named[]
  readonly refusal?: Refusal
}
export interface Explanation {
  readonly isAllowed: boolean
  readonly person: Named
  readonly reasons: readonly Reason[]
}
/** A page of the menu; or what is done with rows of a resource, or with one of them. */
export interface AccessQuestion {
  readonly userId: number
  readonly menuId?: number | null
  readonly resource?: string | null
  readonly id?: number | null
  readonly action?: string | null
}
interface Asking {
  readonly store: Pick<Store, 'read'>
  readonly registry: Registry
  readonly asker: Actor
}

const NOTHING = { params: {}, roles: [] } as const
const named = ({ id, roleName }: { id: number; roleName: string }): Named => ({ id, name: roleName })

/** Somebody as the rules meet them, and what they are asked with. */
interface Case {
  readonly person: Person
  readonly actor: Actor
  readonly systemRead: Read
  readonly readAs: (actor: Actor) => Read
  readonly registry: Registry
}

/** Whether one of some tags is given, and by which roles. */
async function rightTo({ person, actor, systemRead }: Case, tags: readonly string[]): Promise<Reason> {
  const isMet = can(actor, ...tags)
  const roles: Named[] = []
  for (const role of await activeRoles(systemRead, person.user))
    if (can({ ...actor, permissions: new Set(await permissionsOf(systemRead, [role])) }, ...tags)) roles.push(named(role))
  if (isMet) return { rule: 'right', isMet, params: {}, roles }
  const all = (await rolesOfUsers(systemRead, [person.user.id])).get(person.user.id) ?? []
  const permissionsByRole = await grantedPermissions(systemRead, all)
  const asleep = all.filter(({ id }) => can({ ...actor, permissions: new Set(permissionsByRole.get(id)) }, ...tags)).map(named)
  return { rule: 'right', isMet, variant: asleep.length ? 'asleep' : 'none', params: { permission: tags[0] }, roles: asleep }
}

/** Which roles reach a row of which the data scope decides. */
async function withinReach(of: Case, resource: ResourceDef, id: number): Promise<Reason[]> {
  const { person, actor, systemRead, readAs } = of
  const hidden = await readAs(actor).hiddenBy(resource, id)
  if (hidden === 'plant') return [{ rule: 'plants', isMet: false, ...NOTHING }]
  if (!resource.owner) return []
  const active = await activeRoles(systemRead, person.user)
  const details = { params: { scopes: scopesOf(active) }, roles: active.map(named) }
  if (hidden === 'reach') return [{ rule: 'reach', isMet: false, variant: active.length ? 'unmet' : 'noRole', ...details }]
  const reaching: typeof active = []
  for (const role of active) {
    const dataScope = await dataScopeOf(systemRead, [role], person.user.departmentId)
    if (!(await readAs({ ...actor, dataScope }).hiddenBy(resource, id))) reaching.push(role)
  }
  return [
    {
      rule: 'reach',
      isMet: true,
      variant: reaching.length ? 'kept' : 'free',
      params: { scopes: scopesOf(reaching) },
      roles: reaching.map(named),
    },
  ]
}
const scopesOf = (roles: readonly { dataScope: string }[]) => [
  ...new Set(roles.map(({ dataScope }) => `role.values.dataScope.${dataScope}`)),
]

/** What else is asked before the row is touched. */
async function beforeRow({ actor, readAs, registry }: Case, about: { resource: ResourceDef; action: string; record: { id: number } }) {
  const { resource, action, record } = about
  const read = readAs(actor)
  const step = flowOf(resource)?.steps[action]
  const state = step && `${resource.name}.values.${step.field}.${(record as Record<string, unknown>)[step.field]}`
  const out: Reason[] = []
  for (const [rule, ask] of obstaclesTo(resource, action)) {
    const refusal = await ask({ read, registry, record })
    if (refusal) out.push({ rule, isMet: false, ...NOTHING, refusal })
    else if (rule === 'state') out.push({ rule, isMet: true, params: { state }, roles: [] })
  }
  return out
}

async function ofPage(of: Case, menuId: number): Promise<Reason[]> {
  const out: Reason[] = []
  for (const entry of await entriesAbove(of.systemRead, menuId)) {
    const params = { entry: entry.menuName, english: entry.menuNameEn ?? entry.menuName }
    out.push({ rule: 'entry', isMet: isEnabled(entry), params, roles: [] })
    if (entry.permission) out.push(await rightTo(of, [entry.permission]))
  }
  return out
}

async function ofRows(
  of: Case,
  resource: ResourceDef,
  { action, record }: { action: string; record: { id: number } | null },
): Promise<Reason[]> {
  const defined: Reason[] = isDefined(resource, action) ? [] : [{ rule: 'defined', isMet: false, ...NOTHING }]
  const right = await rightTo(of, tagsTo(resource, action))
  const adding = action === 'add' ? await addingBlocked(of.readAs(of.actor), resource) : undefined
  const added: Reason[] = adding ? [{ rule: 'shared', isMet: false, ...NOTHING, refusal: adding }] : []
  if (!record) return [...defined, right, ...added]
  const reached = await withinReach(of, resource, record.id)
  const isSeen = reached.every(({ isMet }) => isMet)
  // What hides a row is all there is to say: nobody is told in which state it would be refused.
  const touched = isSeen ? await beforeRow(of, { resource, action, record }) : []
  const service: Reason[] = takesWork(resource, record as never) ? [] : [{ rule: 'service', isMet: true, ...NOTHING }]
  return [...defined, right, ...reached, ...touched, ...service]
}

/** A row that is gone, as the log of the asker tells of it. */
async function deletion({ registry }: Asking, read: Read, { resource, id }: { resource: ResourceDef; id: number }): Promise<Reason | null> {
  const log = registry.inRole('operationLog')
  if (!reads(read.actor, log)) return null
  const [found] = await read.of(log).find({ resource: resource.name, recordId: id, action: 'delete' })
  return found ? { rule: 'deleted', isMet: false, params: { at: found.at }, roles: [] } : null
}

/**
 * Why somebody sees or does something in the plant of the asker, or does not: every rule that is asked, by the functions that decide it when that
 * person calls. The asker reads the row first, so that nobody learns of one that they do not see.
 */
export async function explainAccess(asking: Asking, question: AccessQuestion): Promise<Explanation> {
  const { store, registry, asker } = asking
  const read = store.read(asker)
  const person = await personOf(read.asSystem, await read.of(user).get(question.userId))
  const session = { plantId: asker.plantId, permissions: new Set(person.permissions), sessionId: null, ip: '' }
  const actor = actingIn(person, session)
  const of: Case = { person, actor, systemRead: read.asSystem, readAs: (one) => store.read(one), registry }
  const reasons: Reason[] = [
    { rule: 'account', isMet: isEnabled(person.user), ...NOTHING },
    { rule: 'plant', isMet: worksIn(person, asker.plantId), ...NOTHING },
    ...(await reasonsFor(asking, of, question)),
  ]
  return { isAllowed: reasons.every(({ isMet }) => isMet), person: { id: person.user.id, name: person.user.name }, reasons }
}
async function reasonsFor(asking: Asking, of: Case, { menuId, resource: name, id, action }: AccessQuestion): Promise<Reason[]> {
  const { store, registry, asker } = asking
  if (menuId) return ofPage(of, menuId)
  const resource = registry.byName(name ?? '')
  if (!resource || resource.internal) throw notFound('resource', name ?? '')
  if (!reads(asker, resource)) throw new Refusal('forbidden', { permission: tagsTo(resource, 'view')[0] }, { kind: 'forbidden' })
  const read = store.read(asker)
  const [record = null] = id ? await read.of(resource).many([id]) : []
  const gone = id && !record ? await deletion(asking, read, { resource, id }) : null
  if (gone) return [gone]
  if (id && !record) throw notFound(resource.name, id)
  return ofRows(of, resource, { action: action ?? (record ? 'view' : 'list'), record: record as { id: number } | null })
}
