import { type FieldDef, instant, int, link, type Registry, type ResourceDef, targetNameOf } from '../kernel/index.ts'
import { type Codec, codecOf } from './codec.ts'
import { LEGACY, type Legacy } from './legacy.ts'

/** One field as this wire spells it. */
export interface Spelled {
  readonly key: string
  /** Its names in rows, the proper one first. */
  readonly wires: readonly string[]
  readonly field: FieldDef
  readonly codec: Codec
  /** Links: the key under which the linked row stands beside the id. */
  readonly object?: string
  readonly target?: ResourceDef
}
export interface Spelling {
  readonly resource: ResourceDef
  readonly legacy: Legacy
  /** Everything a row shows, in the order of the definition; secrets are not among it. */
  readonly shown: readonly Spelled[]
  /** The field that a name on the wire means, in any of its spellings. */
  fieldOf(wire: string): Spelled | undefined
  /** The link under whose object's name a dotted key goes on. */
  relationOf(object: string): Spelled | undefined
  wireOf(key: string): string
}
export type Spellings = (resource: ResourceDef) => Spelling

/** 'equipmentId' is 'equipmentID' here, 'repairerIds' 'repairerIDs'. */
const plainWire = (key: string) => key.replace(/Id(s?)$/, 'ID$1')
const objectOf = (key: string, kind: FieldDef['kind']) =>
  kind === 'links' ? `${key.slice(0, -'Ids'.length)}s`.replace(/ys$/, 'ies') : key.slice(0, -'Id'.length)

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

function spellingOf(resource: ResourceDef, registry: Registry, offsetMinutes: number): Spelling {
  const legacy = LEGACY[resource.name] ?? {}
  const spelled = fieldsOf(resource).map(([key, field]): Spelled => {
    const wires = key === 'id' ? ['id', ...(legacy.id ?? [])] : (legacy.names?.[key] ?? [plainWire(key)])
    const codec = codecOf(field, offsetMinutes, legacy.codes?.[key])
    const target = registry.byName(targetNameOf(resource, key) ?? field.target ?? '')
    return { key, wires, field, codec, ...(target && { target, object: objectOf(key, field.kind) }) }
  })
  const byWire = new Map<string, Spelled>()
  // The proper names last: no other spelling may take one away.
  for (const one of spelled) for (const wire of legacy.accepts?.[one.key] ?? []) byWire.set(wire, one)
  for (const one of spelled) for (const wire of [one.key, plainWire(one.key)]) byWire.set(wire, one)
  for (const one of spelled) for (const wire of one.wires) byWire.set(wire, one)
  const isOpen = ({ key, target }: Spelled) => target && !target.internal && targetNameOf(resource, key) !== undefined
  const byObject = new Map(spelled.filter(isOpen).map((one) => [one.object ?? '', one]))
  const byKey = new Map(spelled.map((one) => [one.key, one]))
  return {
    resource,
    legacy,
    shown: spelled.filter(({ field }) => !field.options.secret),
    fieldOf: (wire) => byWire.get(wire),
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
