import type { Registry } from '../definitions/area.ts'
import { shiftNow } from '../definitions/extension.ts'
import { withBelow } from '../definitions/tree.ts'
import type { Read, Rows } from '../ports.ts'
import { todayOf } from '../schema/business.ts'
import type { RequestedCondition } from '../schema/condition.ts'
import { type ListRequest, type ThroughRequest, targetNameOf } from '../schema/query.ts'
import { type RelativeFacts, type RelativeLink, relativeLinksOf } from '../schema/relative.ts'
import type { ResourceDef } from '../schema/resource.ts'

/** The part of a list request that may have relative filters. */
export type RelativeRequest = Pick<ListRequest, 'filter' | 'through'>
interface Wanted {
  readonly word: string
  readonly target: ResourceDef | undefined
}

/** The relative words of a request, with the resource to which each link refers. */
function wordsOf(registry: Registry, resource: ResourceDef, { filter = {}, through = {} }: RelativeRequest): Wanted[] {
  const own = Object.entries(filter).flatMap(([key, value]): Wanted[] => {
    const word = (value as RequestedCondition | null | undefined)?.relative
    return word == null || key === 'keyword' ? [] : [{ word, target: registry.byName(targetNameOf(resource, key) ?? '') }]
  })
  const linked = Object.entries(through).flatMap(([key, inner]: [string, ThroughRequest[string]]) => {
    const target = registry.byName(targetNameOf(resource, key) ?? '')
    return target ? wordsOf(registry, target, inner) : []
  })
  return [...own, ...linked]
}

type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number }
/** Conditions by the keys of any definition, which no type knows. */
type AnyRows = Pick<Rows<ResourceDef>, never> & { find(where: Readonly<Record<string, unknown>>): Promise<AnyRow[]> }
const rowsIn = (read: Read, resource: ResourceDef) => read.of(resource) as unknown as AnyRows

/** The reader's department and those below it; none for a reader without one. */
async function departmentsOf(read: Read, registry: Registry): Promise<readonly number[]> {
  const { userId } = read.actor
  if (userId === null) return []
  const { asSystem } = read
  const [person] = await asSystem.of(registry.inRole('principal')).many([userId])
  if (person?.departmentId == null) return []
  return withBelow(await asSystem.of(registry.inRole('department')).find({}), [person.departmentId])
}
/** The accounts of the people in these departments. */
async function accountsIn(read: Read, registry: Registry, departmentIds: readonly number[]): Promise<readonly number[]> {
  if (!departmentIds.length) return []
  const people = await read.asSystem.of(registry.inRole('principal')).find({ departmentId: departmentIds })
  return people.map(({ id }) => id)
}
/** The rows of a resource of people that have these accounts, directly or through the crew member that they are. */
async function peopleWith(read: Read, registry: Registry, target: ResourceDef, accounts: readonly number[]): Promise<readonly number[]> {
  const { account, crew } = target.person ?? {}
  if (account === 'id' || !accounts.length) return accounts
  const find = async (key: string, ids: readonly number[]) => (ids.length ? rowsIn(read, target).find({ [key]: ids }) : [])
  const members = registry.byName((crew && crew !== 'id' && target.fields[crew]?.target) || '')
  const found = await Promise.all([
    account ? find(account, accounts) : [],
    crew && members ? find(crew, await peopleWith(read, registry, members, accounts)) : [],
  ])
  return [...new Set(found.flat().map(({ id }) => id))]
}

/**
 * What the relative filters of a request depend on, read inside the reader's plant without the data scope: the list itself is limited by
 * it. Undefined for requests without relative filters.
 */
export async function relativeFacts(
  read: Read,
  registry: Registry,
  resource: ResourceDef,
  request: RelativeRequest,
): Promise<RelativeFacts | undefined> {
  const wanted = wordsOf(registry, resource, request)
  if (!wanted.length) return undefined
  const all = read.withoutDataScope
  const [shiftOf] = wanted.some(({ word }) => word === 'thisShift') ? registry.extensionsOf(shiftNow) : []
  const departments = wanted.some(({ word }) => word === 'myDepartment') ? await departmentsOf(all, registry) : []
  const accounts: Readonly<Record<RelativeLink, readonly number[]>> = {
    me: read.actor.userId === null ? [] : [read.actor.userId],
    myDepartment: await accountsIn(all, registry, departments),
  }
  const ids = new Map<string, readonly number[]>()
  for (const { word, target } of wanted) {
    const link = relativeLinksOf(target).find((one) => one === word)
    if (!target || !link) continue
    const isPerson = target.person !== undefined
    ids.set(`${target.name} ${link}`, isPerson ? await peopleWith(all, registry, target, accounts[link]) : departments)
  }
  return {
    today: todayOf(read),
    offsetMinutes: read.offsetMinutes,
    shift: await shiftOf?.(all),
    idsOf: (target, word) => ids.get(`${target} ${word}`) ?? [],
  }
}
