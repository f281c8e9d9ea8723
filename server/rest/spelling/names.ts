import { type FieldDef, instant, int, link, type Registry, type ResourceDef, targetNameOf } from '../../kernel/index.ts'
import { type Codec, codecOf } from './codec.ts'
import { LEGACY, type Legacy } from './legacy.ts'

/** One field as this wire spells it. */
export interface Spelled {
  readonly key: string
  /** Its names in rows, the proper one first. */
  readonly wires: readonly string[]
  readonly field: FieldDef
  readonly codec: Codec
  /** Links: the keys under which the linked rows stand beside the ids, the proper one first. */
  readonly objects: readonly string[]
  readonly target?: ResourceDef
}
/** How a body may say what a link leads to: by ids, by the first id alone, or by the rows that stood beside the ids. */
export type WireForm = 'own' | 'first' | 'object'
export interface Spelling {
  readonly resource: ResourceDef
  readonly legacy: Legacy
  /** Everything a row shows, in the order of the definition; secrets are not among it. */
  readonly shown: readonly Spelled[]
  /** The field that a name on the wire means, in any of its spellings. */
  fieldOf(wire: string): Spelled | undefined
  /** The same for a name in a body, where linked rows may stand for their ids. */
  bodyFieldOf(wire: string): { readonly spelled: Spelled; readonly form: WireForm } | undefined
  /** Whether rows carry the name, or bodies may. */
  knows(wire: string): boolean
  /** The link under whose object's name a dotted key goes on. */
  relationOf(object: string): Spelled | undefined
  wireOf(key: string): string
}
export type Spellings = (resource: ResourceDef) => Spelling

/** 'equipmentId' is 'equipmentID' here, 'repairerIds' 'repairerIDs'. */
const plainWire = (key: string) => key.replace(/Id(s?)$/, 'ID$1')
const objectOf = (key: string, kind: FieldDef['kind']) =>
  kind === 'links' ? `${key.slice(0, -'Ids'.length)}s`.replace(/ys$/, 'ies') : key.slice(0, -'Id'.length)
/** Old clients order rows by either name, whatever the entity. */
const COMMON: NonNullable<Legacy['names']> = { sortOrder: ['sortOrder', 'sortNo'] }
/** Names of every row that are no fields: its version, and the way old clients send it. */
const OF_EVERY_ROW: ReadonlySet<string> = new Set(['rowVersion'])

const before = { id: int({ readonly: true }) }
const after = {
  createdAt: instant({ readonly: true }),
  updatedAt: instant({ readonly: true }),
  createdById: link('user', { readonly: true }),
  updatedById: link('user', { readonly: true }),
}
const fieldsOf = (resource: ResourceDef): [string, FieldDef][] => [
  ...Object.entries<FieldDef>(before),
  ...(resource.scope === 'plant' ? [['plantId', link('plant', { readonly: true })] as [string, FieldDef]] : []),
  ...Object.entries(resource.fields),
  ...Object.entries(resource.computed).map(([key, { field }]): [string, FieldDef] => [key, field]),
  ...Object.entries<FieldDef>(after),
]
/** What names stand beside the fields: values of other rows, of the row as a whole, and rows within it. */
const extraNames = ({ by, shows, description, groups, children }: Legacy) =>
  [by, shows, description, groups, children].flatMap((one) => Object.keys(one ?? {}))

function spellingOf(resource: ResourceDef, registry: Registry, offsetMinutes: number): Spelling {
  const legacy = LEGACY[resource.name] ?? {}
  const spelled = fieldsOf(resource).map(([key, field]): Spelled => {
    const wires = key === 'id' ? ['id', ...(legacy.id ?? [])] : (legacy.names?.[key] ?? COMMON[key] ?? [plainWire(key)])
    const codec = codecOf(field, offsetMinutes, legacy.codes?.[key])
    const target = registry.byName(targetNameOf(resource, key) ?? field.target ?? '')
    const objects = target ? [objectOf(key, field.kind), ...(legacy.objects?.[key] ?? [])] : []
    return { key, wires, field, codec, objects, ...(target && { target }) }
  })
  const byKey = new Map(spelled.map((one) => [one.key, one]))
  const byWire = new Map<string, Spelled>()
  // The proper names last: no other spelling may take one away.
  for (const one of spelled) for (const wire of legacy.accepts?.[one.key] ?? []) byWire.set(wire, one)
  for (const one of spelled) for (const wire of [one.key, plainWire(one.key)]) byWire.set(wire, one)
  for (const one of spelled) for (const wire of one.wires) byWire.set(wire, one)
  const isOpen = ({ key, target }: Spelled) => target && !target.internal && targetNameOf(resource, key) !== undefined
  const byObject = new Map(spelled.filter(isOpen).flatMap((one) => one.objects.map((name) => [name, one] as const)))
  const rest = new Map<string, { spelled: Spelled; form: WireForm }>()
  for (const one of spelled) for (const name of one.objects) rest.set(name, { spelled: one, form: 'object' })
  for (const [key, names] of Object.entries(legacy.first ?? {})) {
    const one = byKey.get(key)
    if (one) rest.set(names.id, { spelled: one, form: 'first' }).set(names.object, { spelled: one, form: 'first' })
  }
  const known = new Set([...OF_EVERY_ROW, ...extraNames(legacy)])
  return {
    resource,
    legacy,
    shown: spelled.filter(({ field }) => !field.options.secret),
    fieldOf: (wire) => byWire.get(wire),
    bodyFieldOf: (wire) => {
      const own = byWire.get(wire)
      return own ? { spelled: own, form: 'own' } : rest.get(wire)
    },
    knows: (wire) => known.has(wire) || byWire.has(wire) || rest.has(wire),
    relationOf: (object) => byObject.get(object),
    wireOf: (key) => byKey.get(key)?.wires[0] ?? plainWire(key),
  }
}

/** How each resource is spelled, worked out when it is first asked for. */
export function spellings(registry: Registry, offsetMinutes: number): Spellings {
  const known = new Map<ResourceDef, Spelling>()
  return (resource) => {
    const found = known.get(resource) ?? spellingOf(resource, registry, offsetMinutes)
    known.set(resource, found)
    return found
  }
}
