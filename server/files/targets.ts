import { type Actor, can, type FieldDef, flowOf, Refusal, type Registry, type ResourceDef } from '../kernel/index.ts'
import type { Accept } from './contentTypes.ts'

/** The field that a file is uploaded for. */
export interface Target {
  readonly resource: ResourceDef
  readonly field: string
  readonly accept: Accept
}
const WRITES = { create: 'add', update: 'edit' } as const
const takesFiles = (field: FieldDef | undefined) => (field?.options.readonly ? undefined : field?.options.accept)

/** Every permission that lets somebody fill the field in: adding, editing, and the steps that ask for it. */
function permissionsFor({ resource, field }: Pick<Target, 'resource' | 'field'>): string[] {
  const writes = (['create', 'update'] as const).filter((one) => resource.can.includes(one) && takesFiles(resource.fields[field]))
  const steps = Object.values(flowOf(resource)?.steps ?? {}).filter((step) => takesFiles(step.input[field]))
  return [...writes.map((one) => `${resource.permission}:${WRITES[one]}`), ...steps.map((step) => step.permission)]
}

/** In: 'reportLog.photoIds'. Throws when there is no such field, or the actor may not fill it in. */
export function targetOf(registry: Registry, actor: Actor, text: string): Target {
  if (!text.trim()) throw new Refusal('file.noField')
  const [name = '', field = '', ...more] = text.split('.')
  const resource = registry.exposed.find((one) => one.name === name)
  const steps = resource ? Object.values(flowOf(resource)?.steps ?? {}) : []
  const own = (fields: Readonly<Record<string, FieldDef>> | undefined) =>
    fields && Object.hasOwn(fields, field) ? fields[field] : undefined
  const accept = [resource?.fields, ...steps.map((step) => step.input)].map((fields) => takesFiles(own(fields))).find(Boolean)
  if (!resource || !accept || more.length) throw new Refusal('file.noSuchField', { field: text.slice(0, 64) })
  const permissions = permissionsFor({ resource, field })
  if (!permissions.length || !can(actor, ...permissions))
    throw new Refusal('forbidden', { permission: permissions.join(', ') }, { kind: 'forbidden' })
  return { resource, field, accept }
}
