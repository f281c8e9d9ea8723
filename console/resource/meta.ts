import { type FieldMeta, type ResourceMeta, type ResourceName, resources } from '../kit/gen/resources.ts'

/** A row as the generic screens see it; screens with overrides see the generated type instead. */
export interface Row {
  id: string
  title: string
  actions: readonly string[]
  [field: string]: unknown
}

export interface Ref {
  id: string
  title: string
}

/** A field of another resource that points here: what turns up as a related list. */
export interface Backlink {
  meta: ResourceMeta
  field: string
}

const all: readonly ResourceMeta[] = Object.values(resources)
const paths = new Map(all.map((meta) => [meta.path, meta]))

export const metaOf = (name: ResourceName): ResourceMeta => resources[name]
export const metaAt = (path: string): ResourceMeta | undefined => paths.get(path)
export const metaNamed = (name: string): ResourceMeta | undefined => all.find((meta) => meta.name === name)

/** What carries a label or a number that phones scan. */
export const labelled = all.filter(({ isLabelled }) => isLabelled)

/** Logs speak of records of every kind. */
export const everyArea: readonly string[] = [...new Set(all.map(({ area }) => area))]

/** Records that people call by a number, not by a name. */
export const isNumbered = (meta: ResourceMeta): boolean => /No$/.test(meta.label)

/** The field that says what state a record is in, in people's words where its flow's own says too little. */
export const stateFieldOf = (meta: ResourceMeta): string | undefined => meta.stateAs ?? meta.flow?.field

/** The words in which the state of a record is told: those of its flow's field, or of the field that says more; other states speak for themselves. */
export function shownState(meta: ResourceMeta, row: Readonly<Record<string, unknown>>, field: string): { field: string; value: string } {
  const shown = field === meta.flow?.field && meta.stateAs && row[meta.stateAs] != null ? meta.stateAs : field
  return { field: shown, value: String(row[shown] ?? '') }
}

export const fieldOf = (meta: ResourceMeta, name: string): FieldMeta | undefined => meta.fields[name]

const OWNED = new Set(['id', 'plantId', 'createdAt', 'updatedAt', 'createdById', 'updatedById'])

/** What a person may fill in; the server owns the rest. Some things are asked only when a record is made. */
export function writableFields(meta: ResourceMeta, isNew = true): [string, FieldMeta][] {
  const isFlow = (name: string, field: FieldMeta) => name === meta.flow?.field && field.readonly !== false
  return Object.entries(meta.fields).filter(
    ([name, field]) => !(field.readonly || field.computed || OWNED.has(name) || isFlow(name, field) || (field.fixed && !isNew)),
  )
}

export const isReference = (field: FieldMeta | undefined): boolean => field?.kind === 'link' || field?.kind === 'links'

export function backlinks(name: ResourceName): Backlink[] {
  return all.flatMap((meta) =>
    Object.entries(meta.fields)
      .filter(([, field]) => isReference(field) && field.target === name && field.filter)
      .map(([field]) => ({ meta, field })),
  )
}

/** A change of one record may change rows of whatever it points at or is pointed at from. */
export function affectedBy(name: ResourceName): ResourceMeta[] {
  const found = new Set<ResourceName>([name])
  for (const field of Object.values(metaOf(name).fields)) if (field.target) found.add(field.target)
  for (const meta of all) if (Object.values(meta.fields).some((field) => field.target === name)) found.add(meta.name)
  return [...found].map(metaOf)
}

export const refOf = (row: Row, field: FieldMeta): Ref | null =>
  field.object ? ((row[field.object] as Ref | null | undefined) ?? null) : null

/** The field by which labels and papers tell things of one name apart: the number on their labels, where they are not called by it. */
export function numberField({ kind, target }: FieldMeta): string | undefined {
  const { qr: [number] = [], label } = (kind === 'link' && target && metaNamed(target)) || {}
  return number === label ? undefined : number
}

export function refsOf(row: Row, field: FieldMeta): readonly Ref[] {
  const value = field.object ? row[field.object] : undefined
  return Array.isArray(value) ? (value as readonly Ref[]) : value ? [value as Ref] : []
}

/** What leads on comes first, what ends or removes comes last. */
export function orderedActions(meta: ResourceMeta, actions: readonly string[]): string[] {
  const steps = meta.flow?.steps ?? {}
  const legal = Object.keys(steps).filter((step) => actions.includes(step))
  const toned = (tone: string) => legal.filter((step) => !steps[step]?.corrects && (steps[step]?.tone ?? 'normal') === tone)
  const own = (name: string) => (actions.includes(name) ? [name] : [])
  const corrections = legal.filter((step) => steps[step]?.corrects)
  return [...toned('good'), ...toned('normal'), ...own('edit'), ...toned('danger'), ...corrections, ...own('remove')]
}
