import { Arg, Extensions, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import {
  choiceWord,
  type EntrySpec,
  type FieldDef,
  type Fields,
  type Flow,
  filterableOf,
  flowOf,
  type GraphQLType,
  isDemanding,
  isMandatory,
  KINDS,
  type NamedChoice,
  type Registry,
  type ResourceDef,
  STAMPS,
} from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import { type Class, filterInput, filterOfField, idFilter, momentFilter, named } from './filters.ts'
import { BlockedStep, RecordRef, StepNeeds } from './recordTypes.ts'
import { GraphQLClock, GraphQLDay, GraphQLMoment } from './scalars.ts'

export interface Types {
  readonly Type: Class
  readonly Create: Class
  readonly Update: Class
  readonly Filter: Class
  readonly Page: Class
  /** Input of each flow step, and whether the call may leave it out. */
  readonly steps: Readonly<Record<string, { Input: Class; optional: boolean }>>
}

@InputType('AmountInput', { description: 'A number that belongs to one of several records.' })
export class AmountInput {
  @Field(() => ID, { description: 'The record.' }) id!: number
  @Field(() => Float, { description: 'The number.' }) amount!: number
}

const cap = (s: string) => s.charAt(0).toUpperCase() + s.slice(1)
const translate = words('en')
/** Descriptions are the English labels, so the playground's docs and the screens use the same words. */
export function describe(resource: ResourceDef, key: string): string {
  const own = translate(`${resource.name}.fields.${key}`)
  return own.startsWith(`${resource.name}.`) ? translate(`fields.${key}`) : own
}
export const labelOf = (resource: ResourceDef) => translate(`${resource.name}.label`)
/** 'equipmentId' is also offered as the object 'equipment', 'repairerIds' as 'repairers'. */
export const objectKey = (key: string, kind: FieldDef['kind']) =>
  kind === 'links' ? `${key.slice(0, -'Ids'.length)}s`.replace(/ys$/, 'ies') : key.slice(0, -'Id'.length)
export const STAMP_LINKS = ['createdById', 'updatedById'] as const

/** The English word of a choice; a value no locale knows is read out as it is spelled. */
function wordOf(resource: ResourceDef, key: string, value: string): string {
  return choiceWord(translate, { resource: resource.name, key, value }, cap(value.toLowerCase().replaceAll('_', ' ')))
}

const enums = new Map<string, object>()
interface Owner {
  readonly name: string
  readonly resource: ResourceDef
}
const ownerOf = (resource: ResourceDef): Owner => ({ name: resource.type, resource })
/** A choice that brings its own name and words is the same everywhere. */
function namedEnum({ name, description, words }: NamedChoice) {
  const made = Object.fromEntries(Object.keys(words).map((value) => [value, value]))
  const valuesConfig = Object.fromEntries(Object.entries(words).map(([value, description]) => [value, { description }]))
  registerEnumType(made, { name, description, valuesConfig })
  enums.set(name, made)
  return made
}
function enumOf(owner: Owner, key: string, field: FieldDef) {
  const name = field.named?.name ?? owner.name + cap(key)
  const known = enums.get(name)
  if (known) return known
  if (field.named) return namedEnum(field.named)
  const made = Object.fromEntries((field.values ?? []).map((v) => [v, v]))
  const valuesConfig = Object.fromEntries((field.values ?? []).map((v) => [v, { description: wordOf(owner.resource, key, v) }]))
  registerEnumType(made, { name, description: `${labelOf(owner.resource)}: ${describe(owner.resource, key)}.`, valuesConfig })
  enums.set(name, made)
  return made
}
/** The enum of a choice field, for operations that are no part of the resource's own. */
export const declaredChoice = (resource: ResourceDef, key: string) =>
  enumOf(ownerOf(resource), key, (resource.fields[key] ?? resource.computed[key]?.field) as FieldDef)

const entryInputs = new Map<EntrySpec, Class>()
/** Declared once, however many calls take such entries. */
function entryInput(owner: Owner, entry: EntrySpec): Class {
  const { name, description, fields } = entry
  const cls = entryInputs.get(entry) ?? named(name)
  if (entryInputs.has(entry)) return cls
  entryInputs.set(entry, cls)
  InputType(name, { description })(cls as never)
  for (const [key, field] of Object.entries(fields))
    add(cls, key, scalarOf(owner, key, field), { nullable: !isMandatory(field), description: field.options.description ?? '' })
  return cls
}
const SCALARS: Readonly<Record<GraphQLType, (owner: Owner, key: string, field: FieldDef) => unknown>> = {
  String: () => String,
  Int: () => Int,
  Float: () => Float,
  Boolean: () => Boolean,
  Day: () => GraphQLDay,
  Clock: () => GraphQLClock,
  Moment: () => GraphQLMoment,
  ID: () => ID,
  IDs: () => [ID],
  Choice: enumOf,
  Amounts: () => [AmountInput],
  Entries: (owner, _key, field) => [entryInput(owner, field.entry as EntrySpec)],
}
function scalarOf(owner: Owner, key: string, field: FieldDef): () => unknown {
  const made = SCALARS[KINDS[field.kind].graphql](owner, key, field)
  return () => made
}
/** The GraphQL type of a field that is part of no resource. A choice is one of its own, by its name, or that of a resource. */
export function freeScalar(field: FieldDef, byName: Registry['byName']): () => unknown {
  if (field.kind !== 'choice') return scalarOf({} as Owner, '', field)
  const { resource, key } = field.declaredBy ?? { resource: '', key: '' }
  const declaring = byName(resource)
  return scalarOf(declaring ? ownerOf(declaring) : ({} as Owner), key, field)
}
interface Added {
  readonly nullable: boolean
  readonly description: string
  readonly defaultValue?: unknown
}
export const add = (cls: Class & { prototype?: object }, key: string, type: () => unknown, options: Added) =>
  Field(type as never, options)((cls as unknown as { prototype: object }).prototype, key)

function inputType(
  name: string,
  owner: Owner,
  fields: Fields,
  { all, describeKey }: { all: boolean; describeKey: (key: string) => string },
): Class {
  const cls = named(name)
  InputType(name, { description: 'Values to write; see the fields.' })(cls as never)
  for (const [key, field] of Object.entries(fields)) {
    const { readonly, secret, transient, fixed } = field.options
    if (readonly || (secret && !transient) || (fixed && !all)) continue
    const must = all && isMandatory(field)
    add(cls, key, scalarOf(owner, key, field), { nullable: !must, description: describeKey(key) })
  }
  return cls
}
function withVersion(cls: Class): Class {
  add(cls, 'updatedAt', () => GraphQLMoment, {
    nullable: true,
    description: 'The version this change was based on; CONFLICT when the record has changed since.',
  })
  return cls
}

const CORRECTIONS = 'Whether corrections are looked into as well, which takes longer.'

function objectType(resource: ResourceDef, registry: Registry, typeOf: (r: ResourceDef) => Class): Class {
  const cls = named(resource.type)
  ObjectType(resource.type, { simpleResolvers: true, description: labelOf(resource) })(cls as never)
  Extensions({ resource })(cls as never)
  const own = (key: string, type: () => unknown, nullable = false) =>
    add(cls, key, type, { nullable, description: describe(resource, key) })
  own('id', () => ID)
  if (resource.scope === 'plant') own('plantId', () => ID)
  for (const [key, field] of Object.entries(resource.fields)) {
    if (field.options.secret || field.options.transient) continue
    const nullable = field.kind !== 'links' && !field.options.required && field.options.default === undefined
    own(key, scalarOf(ownerOf(resource), key, field), nullable)
    if (field.kind !== 'link' && field.kind !== 'links') continue
    const target = registry.byName(field.target ?? '')
    const type = () => (target && !target.internal ? typeOf(target) : RecordRef)
    add(cls, objectKey(key, field.kind), field.kind === 'links' ? () => [type()] : type, {
      nullable: field.kind === 'link',
      description: describe(resource, key),
    })
  }
  for (const [key, { field }] of Object.entries(resource.computed))
    own(key, scalarOf(ownerOf(resource), key, field), !field.options.required)
  own('createdAt', () => GraphQLMoment)
  own('updatedAt', () => GraphQLMoment)
  for (const key of STAMP_LINKS) {
    own(key, () => ID, true)
    add(cls, objectKey(key, 'link'), () => RecordRef, { nullable: true, description: describe(resource, key) })
  }
  add(cls, 'title', () => String, { nullable: false, description: 'The label people know this record by.' })
  add(cls, 'actions', () => [String], {
    nullable: false,
    description: 'What you may do to this record now: edit, remove, and the steps of its flow.',
  })
  if (flowOf(resource)) {
    add(cls, 'blocked', () => [BlockedStep], { nullable: false, description: 'Which of your actions would be refused now, and why.' })
    const proto = (cls as unknown as { prototype: object }).prototype
    Arg('corrections', () => Boolean, { defaultValue: true, description: CORRECTIONS })(proto, 'blocked', 0)
    // Of most rows it is none.
    Extensions({ rows: 1 })(proto, 'blocked')
  }
  if (isDemanding(resource, registry))
    add(cls, 'needs', () => [StepNeeds], { nullable: false, description: 'What your actions need of this record in particular.' })
  return cls
}

function filterType(resource: ResourceDef, byName: Registry['byName']): Class {
  const cls = named(`${resource.type}Filter`)
  InputType(`${resource.type}Filter`, { description: `Which ${labelOf(resource)} records a list holds.` })(cls as never)
  add(cls, 'keyword', () => String, { nullable: true, description: 'Contained in any of its searchable texts.' })
  add(cls, 'id', () => idFilter, { nullable: true, description: 'By id.' })
  for (const [key, field] of filterableOf(resource)) {
    const name = `${resource.type}${cap(key)}Filter`
    const type =
      field.kind === 'choice'
        ? filterInput(name, () => enumOf(ownerOf(resource), key, field), ['eq', 'in'])
        : filterOfField(field, byName(field.target ?? ''))
    if (type) add(cls, key, () => type, { nullable: true, description: describe(resource, key) })
  }
  for (const key of STAMPS)
    if (!filterableOf(resource).some(([name]) => name === key))
      add(cls, key, () => momentFilter, { nullable: true, description: describe(resource, key) })
  return cls
}
function sumsType(resource: ResourceDef): Class {
  const cls = named(`${resource.type}Sums`)
  ObjectType(`${resource.type}Sums`, { simpleResolvers: true, description: 'Amounts of all records of a list together.' })(cls as never)
  for (const key of resource.sums) add(cls, key, () => Float, { nullable: false, description: describe(resource, key) })
  return cls
}
const UP_TO =
  'Where counting is dear it stops here: one more than this stands for all that is beyond. Asked without it, the number is exact.'
function pageType(resource: ResourceDef, Type: () => Class): Class {
  const cls = named(`${resource.type}Page`)
  ObjectType(`${resource.type}Page`, { simpleResolvers: true, description: 'One page of a list.' })(cls as never)
  add(cls, 'total', () => Int, { nullable: false, description: 'All records that match, over all pages; counted only when asked for.' })
  Arg('upTo', () => Int, { nullable: true, description: UP_TO })((cls as unknown as { prototype: object }).prototype, 'total', 0)
  add(cls, 'items', () => [Type()], { nullable: false, description: 'The records of this page.' })
  const Sums = resource.sums.length > 0 && sumsType(resource)
  if (Sums) add(cls, 'sums', () => Sums, { nullable: false, description: 'Sums over all pages; added up only when asked for.' })
  return cls
}
function stepInputs(resource: ResourceDef, flow: Flow | undefined): Types['steps'] {
  return Object.fromEntries(
    Object.values(flow?.steps ?? {}).map((step) => {
      const name = `${cap(step.name)}${resource.type}`
      const describeKey = (key: string) => describe(resource, key)
      const Input = withVersion(inputType(`${name}Input`, { name, resource }, step.input, { all: true, describeKey }))
      const optional = !Object.values(step.input).some(isMandatory)
      return [step.name, { Input, optional }]
    }),
  )
}

const declared = new Map<ResourceDef, Class>()
/** The type of a resource's rows, for hand-written operations that answer some. Asked within a type function: it is declared late. */
export function declaredType(resource: ResourceDef): never {
  const found = declared.get(resource)
  if (!found) throw new Error(`${resource.name} has no GraphQL type`)
  return found as never
}

/** Declares the GraphQL types of every exposed resource. What their fields answer is attached to the built schema (fieldResolvers.ts). */
export function declareTypes(registry: Registry): ReadonlyMap<ResourceDef, Types> {
  const made = new Map<ResourceDef, Types>()
  const typeOf = (r: ResourceDef) => made.get(r)?.Type as Class
  for (const resource of registry.exposed) {
    const describeKey = (key: string) => describe(resource, key)
    const Type = objectType(resource, registry, typeOf)
    declared.set(resource, Type)
    made.set(resource, {
      Type,
      Create: inputType(`Create${resource.type}Input`, ownerOf(resource), resource.fields, { all: true, describeKey }),
      Update: withVersion(inputType(`Update${resource.type}Input`, ownerOf(resource), resource.fields, { all: false, describeKey })),
      Filter: filterType(resource, registry.byName),
      Page: pageType(resource, () => typeOf(resource)),
      steps: stepInputs(resource, flowOf(resource)),
    })
  }
  return made
}
