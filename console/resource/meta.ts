import { type FieldMeta, type ResourceMeta, type ResourceName, resources } from '../kit/gen/resources.ts'

/** A row as the generic screens see it; screens with overrides use the generated type. */
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

/** A field of another resource that refers to this one: shown as a related list. */
export interface Backlink {
  meta: ResourceMeta
  field: string
}

const all: readonly ResourceMeta[] = Object.values(resources)
const paths = new Map(all.map((meta) => [meta.path, meta]))

/** The metadata of a resource. */
export const metaOf = (name: ResourceName): ResourceMeta => resources[name]
/** The metadata of the resource at a console path. */
export const metaAt = (path: string): ResourceMeta | undefined => paths.get(path)
/** The metadata of a resource by a name from data, such as a log; undefined for unknown names. */
export const metaNamed = (name: string): ResourceMeta | undefined => all.find((meta) => meta.name === name)

/** Resources with a scannable label or number. */
export const labelled = all.filter(({ isLabelled }) => isLabelled)

/** All areas; logs refer to records of each. */
export const everyArea: readonly string[] = [...new Set(all.map(({ area }) => area))]

/** Whether records are identified by a number instead of a name. */
export const isNumbered = (meta: ResourceMeta): boolean => /No$/.test(meta.label)

/** The field shown as the state of a record: `stateAs`, which is finer, or that of the flow. */
export const stateFieldOf = (meta: ResourceMeta): string | undefined => meta.stateAs ?? meta.flow?.field

/** The field and value that show the state of a record; for tracks the field itself. */
export function shownState(meta: ResourceMeta, row: Readonly<Record<string, unknown>>, field: string): { field: string; value: string } {
  const shown = field === meta.flow?.field && meta.stateAs && row[meta.stateAs] != null ? meta.stateAs : field
  return { field: shown, value: String(row[shown] ?? '') }
}

/** The metadata of a field; undefined for unknown names. */
export const fieldOf = (meta: ResourceMeta, name: string): FieldMeta | undefined => meta.fields[name]

const OWNED = new Set(['id', 'plantId', 'createdAt', 'updatedAt', 'createdById', 'updatedById'])

/** The fields that a user may fill in; fixed ones only on create. */
export function writableFields(meta: ResourceMeta, isNew = true): [string, FieldMeta][] {
  const isFlow = (name: string, field: FieldMeta) => name === meta.flow?.field && field.readonly !== false
  return Object.entries(meta.fields).filter(
    ([name, field]) => !(field.readonly || field.computed || OWNED.has(name) || isFlow(name, field) || (field.fixed && !isNew)),
  )
}

/** Whether a field refers to other records. */
export const isReference = (field: FieldMeta | undefined): boolean => field?.kind === 'link' || field?.kind === 'links'

/** The fields of other resources that refer to a resource. */
export function backlinks(name: ResourceName): Backlink[] {
  return all.flatMap((meta) =>
    Object.entries(meta.fields)
      .filter(([, field]) => isReference(field) && field.target === name && field.filter)
      .map(([field]) => ({ meta, field })),
  )
}

/** The resources whose rows a change of this one may affect: those it refers to or that refer to it. */
export function affectedBy(name: ResourceName): ResourceMeta[] {
  const found = new Set<ResourceName>([name])
  for (const field of Object.values(metaOf(name).fields)) if (field.target) found.add(field.target)
  for (const meta of all) if (Object.values(meta.fields).some((field) => field.target === name)) found.add(meta.name)
  return [...found].map(metaOf)
}

/** The referenced record of a link field; null when empty. */
export const refOf = (row: Row, field: FieldMeta): Ref | null =>
  field.object ? ((row[field.object] as Ref | null | undefined) ?? null) : null

/** The number on labels of the target, to distinguish records of the same title; undefined where the number is the title. */
export function numberField({ kind, target }: FieldMeta): string | undefined {
  const { qr: [number] = [], label } = (kind === 'link' && target && metaNamed(target)) || {}
  return number === label ? undefined : number
}

/** The referenced records of a link or links field. */
export function refsOf(row: Row, field: FieldMeta): readonly Ref[] {
  const value = field.object ? row[field.object] : undefined
  return Array.isArray(value) ? (value as readonly Ref[]) : value ? [value as Ref] : []
}

/** Sorts actions: forward steps first, final and removing ones last. */
export function orderedActions(meta: ResourceMeta, actions: readonly string[]): string[] {
  const steps = meta.flow?.steps ?? {}
  const legal = Object.keys(steps).filter((step) => actions.includes(step))
  const toned = (tone: string) => legal.filter((step) => !steps[step]?.corrects && (steps[step]?.tone ?? 'normal') === tone)
  const own = (name: string) => (actions.includes(name) ? [name] : [])
  const corrections = legal.filter((step) => steps[step]?.corrects)
  return [...toned('good'), ...toned('normal'), ...own('edit'), ...toned('danger'), ...corrections, ...own('remove')]
}
