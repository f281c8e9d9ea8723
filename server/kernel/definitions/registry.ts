import { isFreeText } from '../schema/fieldKinds.ts'
import { flowOf, type Transition } from '../schema/flow.ts'
import { isImportable } from '../schema/importing.ts'
import { faultsOfLabels } from '../schema/label.ts'
import { filterableOf, isComputedAmount } from '../schema/query.ts'
import { isShared, type ResourceDef } from '../schema/resource.ts'
import { faultsOfRoles, roleFinder } from '../schema/roleFinder.ts'
import { faultsOfUnits } from '../schema/unitSources.ts'
import type { Area, BatchComputed, Registry } from './area.ts'
import type { ExtensionPoint } from './extension.ts'
import { faultsOfReadModels } from './readModelFaults.ts'

const key = (step: Transition<ResourceDef>) => `${step.resource.name}.${step.name}`

/** Requires an SQL expression for each computed field with `filter` or `sort`, and none for others. */
function faultsOfExpressions(areas: readonly Area[]): string[] {
  const known = new Set(areas.flatMap((area) => area.expressions ?? []).map(({ resource, field }) => `${resource.name}.${field}`))
  return areas.flatMap(({ resources }) =>
    resources.flatMap((r) =>
      Object.entries(r.computed).flatMap(([k, { field }]) => {
        const isQueryable = Boolean(field.options.filter || field.options.sort)
        const isExpressible = ['flag', 'choice'].includes(field.kind) || (isComputedAmount(r, k) && !field.options.filter)
        if (isQueryable && !isExpressible) return [`${r.name}.${k}: only flags, choices and the order of numbers can be expressed`]
        if (isQueryable === known.has(`${r.name}.${k}`)) return []
        return isQueryable
          ? [`${r.name}.${k}: lists filter or sort by it, so its area lacks an \`express(${r.name}, '${k}', …)\` under expressions`]
          : [`${r.name}.${k}: its area has an expression that no filter or sort of the field asks for`]
      }),
    ),
  )
}
function faultsOf(
  areas: readonly Area[],
  byName: ReadonlyMap<string, ResourceDef>,
  providers: ReadonlyMap<string, BatchComputed>,
): string[] {
  return areas.flatMap((area) =>
    area.resources.flatMap((r) => [
      ...(byName.get(r.name) === r ? [] : [`${r.name} is defined twice`]),
      ...(r.title in r.fields ? [] : [`${r.name}: title names no field`]),
      ...(r.internal || r.fields[r.title]?.options.required || r.fields[r.title]?.options.series
        ? []
        : [`${r.name}: its title may be empty`]),
      ...Object.entries(r.fields).flatMap(([k, f]) =>
        f.target && !byName.has(f.target)
          ? [`${r.name}.${k} points at unknown ${f.target}: is that listed under resources of its area?`]
          : [],
      ),
      ...Object.entries(r.fields).flatMap(
        ([
          k,
          {
            options: { english },
          },
        ]) => (english && !(english in r.fields) ? [`${r.name}.${k}: no field ${english}`] : []),
      ),
      ...Object.entries(r.computed).flatMap(([k, c]) =>
        c.from || providers.has(`${r.name}.${k}`)
          ? []
          : [`${r.name}.${k} is computed by nobody: give it \`from\`, or a \`batchComputed\` under providers of its area`],
      ),
      ...Object.entries(r.fields).flatMap(
        ([
          k,
          {
            options: { present },
          },
        ]) => (present?.day === undefined || r.fields[present.day] ? [] : [`${r.name}.${k}: no field ${present.day} that says the day`]),
      ),
      ...partsOfOwned(r, byName).map(
        ([k, { target }]) => `${r.name}.${k}: part of a ${target}, which belongs to people; whose is it? owner: { as: '${k}' } says it`,
      ),
      ...(isShared(r) === Boolean(r.changedFrom) || r.internal ? [] : [`${r.name}: changedFrom is for rows that plants share`]),
      ...Object.keys(r.selectable ?? {}).flatMap((key) =>
        r.fields[key]?.options.filter ? [] : [`${r.name}: pickers cannot filter by ${key}, which says what is selectable`],
      ),
      ...r.columns.flatMap((c) => (c in r.fields || c in r.computed || STAMPS.includes(c) ? [] : [`${r.name}: no column ${c}`])),
      ...r.filters.flatMap((key) => (filterableOf(r).some(([one]) => one === key) ? [] : [`${r.name}: no filter ${key}`])),
      ...r.sums.flatMap((key) => (r.fields[key]?.kind === 'decimal' ? [] : [`${r.name}: no amount ${key} to add up`])),
      ...faultsOfUnits(r, byName),
      ...r.searchableThrough.flatMap((key) =>
        leadsToName(r, key, byName) ? [] : [`${r.name}: ${key} links to no name of another record`],
      ),
      ...r.publicFields.flatMap((key) => (isReadable(r, key) ? [] : [`${r.name}: no field ${key} that could travel`])),
    ]),
  )
}
/** Required links to rows that have an owner, where the definition does not declare an owner too. */
const partsOfOwned = ({ internal, scope, owner, fields }: ResourceDef, byName: ReadonlyMap<string, ResourceDef>) =>
  internal || owner || scope !== 'plant'
    ? []
    : Object.entries(fields).filter(([, { kind, target, options }]) => {
        const whole = byName.get(target ?? '')
        return kind === 'link' && options.required && whole?.scope === 'plant' && whole.owner
      })
/** Rows of one kind do not find each other: a statement names each table once. */
function leadsToName(resource: ResourceDef, key: string, byName: ReadonlyMap<string, ResourceDef>): boolean {
  const field = resource.fields[key]
  const target = field?.kind === 'link' ? byName.get(field.target ?? '') : undefined
  return target !== undefined && target !== resource && isFreeText(target.fields[target.title])
}
const isReadable = ({ fields, computed }: ResourceDef, key: string) =>
  fields[key] ? !fields[key].options.secret && !fields[key].options.transient : key in computed || STAMPS.includes(key)
const STAMPS = ['id', 'createdAt', 'updatedAt', 'createdById', 'updatedById']

/**
 * Joins the areas into the registry.
 * @throws Error naming every fault of the definitions.
 */
export function joinAreas(areas: readonly Area[]): Registry {
  const resources = areas.flatMap((a) => a.resources)
  const byName = new Map(resources.map((r) => [r.name as string, r]))
  const commands = new Map(areas.flatMap((a) => a.commands ?? []).map((c) => [key(c.on), c]))
  const rules = new Map(areas.flatMap((a) => a.rules ?? []).map((r) => [r.resource, r]))
  const objections = areas.flatMap((a) => a.vetoes ?? [])
  const providers = new Map(areas.flatMap((a) => a.providers ?? []).map((p) => [`${p.resource.name}.${p.field}`, p]))
  const readModels = areas.flatMap((a) => a.readModels ?? [])
  const faults = [
    ...faultsOf(areas, byName, providers),
    ...faultsOfRoles(resources),
    ...faultsOfLabels(resources),
    ...faultsOfExpressions(areas),
    ...faultsOfReadModels(readModels, byName),
  ]
  if (faults.length) throw new Error(`definitions do not hang together:\n  ${faults.join('\n  ')}`)
  return {
    areas,
    resources,
    exposed: resources.filter((r) => !r.internal),
    readModels,
    byName: (name) => byName.get(name),
    inRole: roleFinder(resources),
    areaOf: (resource) => areas.find((a) => a.resources.includes(resource)) as Area,
    areaOfModel: (model) => areas.find((a) => a.readModels?.includes(model)) as Area,
    commandFor: (step) => commands.get(key(step)),
    rulesFor: (resource) => rules.get(resource),
    vetoesOf: (step) => (step.corrects ? objections.filter(({ to }) => !to || to.includes(step)) : []),
    deactivationBlockersOf: (resource) => areas.flatMap((a) => a.deactivationBlockers ?? []).filter(({ about }) => about === resource),
    extensionsOf: <T>({ name }: ExtensionPoint<T>) =>
      areas.flatMap((a) => a.extensions ?? []).flatMap(({ point, answer }) => (point === name ? [answer as T] : [])),
    batchComputedFor: (resource, field) => providers.get(`${resource.name}.${field}`),
  }
}

/** Every permission tag that an exposed resource defines. */
export function tagsOf(resource: ResourceDef): string[] {
  const verbs = { create: ['add'], update: ['edit'], delete: ['remove'] } as const
  const steps = Object.keys(flowOf(resource)?.steps ?? {})
  const importing = isImportable(resource) ? ['import'] : []
  const ofHistory = resource.history ? ['importHistory'] : []
  return [
    'list',
    'query',
    'export',
    ...importing,
    ...ofHistory,
    ...resource.can.flatMap((o) => verbs[o]),
    ...steps,
    ...resource.rights,
  ].map((verb) => `${resource.permission}:${verb}`)
}

/** Path of a record in the console: its list with the record open. Null for internal and unknown resources. */
export function recordPath({ byName }: Pick<Registry, 'byName'>, name: string, id: number): string | null {
  const resource = byName(name)
  return resource && !resource.internal ? `${listPath(resource)}?open=${id}` : null
}
/** The address of a list in the console. */
export const listPath = ({ path, area, plural }: ResourceDef): string => path ?? `/${area}/${plural}`
