import {
  type FieldDef,
  type FieldKind,
  type Fields,
  isMandatory,
  KINDS,
  LINKS_MAX,
  MAX_INT,
  type ResourceDef,
  type RestType,
  relativeLinksOf,
  TEXT_MAX,
} from '../../kernel/index.ts'
import type { Words } from '../../platform/words.ts'
import { codecOf } from '../spelling/codec.ts'
import type { Far } from '../spelling/legacy.ts'
import type { Spelled, Spelling } from '../spelling/names.ts'

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 uses it. */
export interface Schema {
  readonly [keyword: string]: unknown
}
export const object = (properties: Record<string, Schema>, required: readonly string[] = [], more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...(required.length && { required }),
  ...more,
})
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
export const listOf = (items: Schema): Schema => ({ type: 'array', items })

const STAMPS = ['id', 'plantId', 'createdAt', 'updatedAt']
const ALWAYS = (key: string, { kind, options }: FieldDef) =>
  STAMPS.includes(key) || kind === 'links' || options.required === true || options.default !== undefined
export const maybe = (schema: Schema): Schema => {
  if (schema.enum) return { ...schema, type: [schema.type, 'null'], enum: [...(schema.enum as unknown[]), null] }
  return schema.type ? { ...schema, type: [schema.type, 'null'] } : { oneOf: [schema, { type: 'null' }] }
}

export interface Speaker {
  readonly translate: Words
  readonly resource: ResourceDef
}
/** The label of a field, and the words of its choices beside the codes that stand for them here. */
export function describe({ translate, resource }: Speaker, key: string): string {
  const own = `${resource.name}.fields.${key}`
  const label = translate(own)
  return label === own ? translate(`fields.${key}`) : label
}
function choicesOf({ translate, resource }: Speaker, { key, field, codec }: Spelled): string {
  const words = (field.values ?? []).map((value) => {
    const name = `${resource.name}.values.${key}.${value}`
    const label = translate(name)
    return label === name ? String(codec.out(value)) : `${String(codec.out(value))} = ${label}`
  })
  return words.join(', ')
}

type Coded = Pick<Spelled, 'field' | 'codec'>
function flagSchema({ codec }: Coded): Schema {
  const codes = [codec.out(true), codec.out(false)]
  return typeof codes[0] === 'boolean' ? { type: 'boolean' } : { type: 'string', enum: codes }
}
const codeSchema = ({ field, codec }: Coded): Schema => ({ type: 'string', enum: (field.values ?? []).map((value) => codec.out(value)) })
const SCHEMAS: Readonly<Record<RestType, (spelled: Coded) => Schema>> = {
  text: () => ({ type: 'string' }),
  integer: () => ({ type: 'integer' }),
  number: () => ({ type: 'number' }),
  flag: flagSchema,
  code: codeSchema,
  day: () => ({ type: 'string', format: 'date' }),
  clock: () => ({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  moment: () => ({ type: 'string', format: 'date-time' }),
  id: () => ({ type: 'integer' }),
  ids: () => listOf({ type: 'integer' }),
  amounts: () => listOf(object({ id: { type: 'integer' }, amount: { type: 'number' } }, ['id', 'amount'])),
  entries: () => listOf({ type: 'object' }),
}
export const kindSchema = (spelled: Coded): Schema => SCHEMAS[KINDS[spelled.field.kind].rest](spelled)

const size = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value })
const free = () => ({})
const LIMITS: Readonly<Record<RestType, (options: FieldDef['options']) => Schema>> = {
  text: (o) => ({ ...(o.required && { minLength: 1 }), maxLength: o.max ?? TEXT_MAX, ...size('pattern', o.pattern?.source) }),
  integer: (o) => ({ minimum: o.min ?? -MAX_INT, maximum: o.max ?? MAX_INT }),
  number: (o) => ({ minimum: o.min ?? 0, ...size('maximum', o.max), multipleOf: Number((10 ** -(o.scale ?? 2)).toFixed(4)) }),
  id: () => ({ minimum: 1 }),
  ids: (o) => ({ ...(o.required && { minItems: 1 }), maxItems: o.max ?? LINKS_MAX }),
  ...{ flag: free, code: free, day: free, clock: free, moment: free, amounts: free, entries: free },
}
/** What may be written: limits and forms beside the type. */
export const limited = (schema: Schema, { kind, options }: FieldDef): Schema => ({ ...schema, ...LIMITS[KINDS[kind].rest](options) })

/** A linked row: what it is called, under two names. */
const linkedSchema = ({ title }: ResourceDef, carried: readonly string[] = []): Schema => {
  const more = Object.fromEntries(carried.map((one) => [one, { type: ['string', 'number', 'boolean', 'null'] }]))
  return object({ id: { type: 'integer' }, name: { type: ['string', 'null'] }, [title]: { type: ['string', 'null'] }, ...more }, [
    'id',
    'name',
  ])
}
const linkedOf = ({ kind }: FieldDef, target: ResourceDef, carried: readonly string[] | undefined) =>
  kind === 'links' ? listOf(linkedSchema(target)) : maybe(linkedSchema(target, carried))
/** What rows carry beside their fields: values of other rows, codes for several values, rows within the row. */
function relatedSchemas(speaker: Speaker, { legacy, resource, fieldOf }: Spelling): Record<string, Schema> {
  const properties: Record<string, Schema> = {}
  const fars = Object.entries(legacy.by ?? {}).map(([name, { link, field }]): [string, Far] => [name, { links: [link], field }])
  for (const [name, { links, field }] of [...fars, ...Object.entries(legacy.shows ?? {})]) {
    const target = links.length === 1 ? fieldOf(links[0])?.target : undefined
    const own = target?.fields[field]
    const schema = own ? maybe(kindSchema({ field: own, codec: codecOf(own, 0) })) : { type: ['string', 'null'] }
    properties[name] = target ? { ...schema, description: describe({ ...speaker, resource: target }, field) } : schema
  }
  for (const name of Object.keys(legacy.description ?? {})) properties[name] = { type: ['string', 'integer', 'null'] }
  for (const [name, { of, codes }] of Object.entries(legacy.groups ?? {}))
    properties[name] = { type: ['string', 'null'], enum: [...Object.keys(codes), null], description: describe(speaker, of) }
  for (const [key, names] of Object.entries(legacy.first ?? {})) {
    const { target = resource } = fieldOf(key) ?? {}
    properties[names.id] = { type: ['integer', 'null'], description: describe(speaker, key) }
    properties[names.object] = maybe(linkedSchema(target))
  }
  for (const [name, child] of Object.entries(legacy.children ?? {})) {
    const row: Schema = { type: 'object', description: speaker.translate(`${child.resource}.label`) }
    properties[name] = child.isOne ? maybe(row) : { type: ['array', 'null'], items: row }
  }
  return properties
}
/** A row as list and get answer it, under all the names that old clients know its fields by. */
export function rowSchema(speaker: Speaker, spelling: Spelling): Schema {
  const { shown, resource } = spelling
  const properties: Record<string, Schema> = {}
  const required: string[] = []
  for (const spelled of shown) {
    const { key, wires, field, objects, target } = spelled
    if (field.options.transient) continue
    const type = ALWAYS(key, field) ? kindSchema(spelled) : maybe(kindSchema(spelled))
    const choices = choicesOf(speaker, spelled)
    const description = [describe(speaker, key), choices].filter(Boolean).join(': ')
    for (const wire of wires) {
      properties[wire] = { ...type, description }
      required.push(wire)
    }
    for (const name of target ? objects : []) properties[name] = linkedOf(field, target as ResourceDef, spelling.legacy.carries?.[key])
  }
  Object.assign(properties, relatedSchemas(speaker, spelling))
  properties.rowVersion = { type: 'integer', description: speaker.translate('openapi.rowVersion') }
  return object(properties, [...required, 'rowVersion'], { description: speaker.translate(`${resource.name}.label`) })
}

const isWritable = ({ options: o }: FieldDef, isNew: boolean) => !o.readonly && (!o.secret || o.transient) && (isNew || !o.fixed)
/** A body for create or update. Other fields are ignored: old clients send whole rows back. */
export function bodySchema(speaker: Speaker, spelling: Spelling, isNew: boolean): Schema {
  const { resource, legacy, fieldOf } = spelling
  const properties: Record<string, Schema> = {}
  const required: string[] = []
  const byName = new Map(Object.entries(legacy.by ?? {}).map(([name, { link }]) => [link, name]))
  for (const [key, field] of Object.entries(resource.fields)) {
    const spelled = fieldOf(key)
    if (!spelled || !isWritable(field, isNew)) continue
    const first = legacy.first?.[key]
    const more = [...(legacy.accepts?.[key] ?? []), ...(legacy.objects?.[key] ?? []), ...(first ? [first.id] : [])]
    const [wire = key, ...others] = [...spelled.wires, ...more]
    const must = isMandatory(field)
    const schema = limited(kindSchema(spelled), field)
    const also = others.length ? speaker.translate('openapi.also', { names: others.join(', ') }) : ''
    const description = [describe(speaker, key), choicesOf(speaker, spelled), also].filter(Boolean).join('; ')
    properties[wire] = { ...(ALWAYS(key, field) ? schema : maybe(schema)), description }
    if (isNew && field.options.default !== undefined && field.kind !== 'instant')
      properties[wire] = { ...properties[wire], default: spelled.codec.out(field.options.default) }
    const name = byName.get(key)
    if (name) properties[name] = { type: 'string', description: speaker.translate('openapi.instead', { name: wire }) }
    if (isNew && must && !name) required.push(wire)
  }
  for (const [name, child] of Object.entries(legacy.children ?? {})) {
    const row: Schema = { type: 'object', description: speaker.translate(`${child.resource}.label`) }
    properties[name] = child.isOne
      ? maybe(row)
      : { type: ['array', 'null'], items: row, description: speaker.translate('openapi.children') }
  }
  if (!isNew) properties.rowVersion = { type: 'integer', description: speaker.translate('openapi.rowVersion') }
  return object(properties, required)
}
/** What a step of a flow asks. */
export function stepSchema(
  speaker: Speaker,
  fields: Fields,
  spell: (key: string, field: FieldDef) => Pick<Spelled, 'field' | 'codec'>,
): Schema {
  const properties: Record<string, Schema> = {}
  const required: string[] = []
  for (const [key, field] of Object.entries(fields)) {
    const wire = key.replace(/Id(s?)$/, 'ID$1')
    const schema = limited(kindSchema(spell(key, field)), field)
    const must = isMandatory(field)
    properties[wire] = { ...(must ? schema : maybe(schema)), description: describe(speaker, key) }
    if (must) required.push(wire)
  }
  properties.rowVersion = { type: 'integer', description: speaker.translate('openapi.rowVersion') }
  return object(properties, required)
}
const idsSchema = () => listOf({ type: 'integer' })
const wordSchema = () => ({ type: 'string' })
const FILTERS: Readonly<Record<RestType, (spelled: Coded) => Schema>> = {
  id: idsSchema,
  ids: idsSchema,
  code: (spelled) => listOf(codeSchema(spelled)),
  flag: flagSchema,
  ...{ text: wordSchema, integer: wordSchema, number: wordSchema, day: wordSchema, clock: wordSchema, moment: wordSchema },
  ...{ amounts: wordSchema, entries: wordSchema },
}
/** How a list is asked for the rows of a field. */
export const filterSchema = (spelled: Spelled): Schema =>
  spelled.key === 'id' ? idsSchema() : FILTERS[KINDS[spelled.field.kind].rest](spelled)

/** How lists are filtered by a field, in words of the locales. */
const FILTER_WORDS: Readonly<Record<FieldKind['filter'], string>> = {
  TextFilter: 'openapi.like',
  DateFilter: 'openapi.range',
  DateTimeFilter: 'openapi.range',
  ...{ IntFilter: '', FloatFilter: '', BooleanFilter: '', IDFilter: '', own: '', none: '' },
}
export function filterWord({ key, field, target }: Spelled): string {
  if (key === 'id') return ''
  const words = relativeLinksOf(target)
  return words.length ? `openapi.${words.includes('me') ? 'relativePerson' : 'relativeDepartment'}` : FILTER_WORDS[KINDS[field.kind].filter]
}
