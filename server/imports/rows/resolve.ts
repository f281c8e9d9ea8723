import type { FieldDef, ResourceDef } from '../../kernel/index.ts'
import { type CellFault, cellFault } from '../problems.ts'
import { type Draft, type Fault, faultOf, type Job, type Meant } from './drafts.ts'
import type { DynamicRow } from './names.ts'

const SECOND_MS = 1000
const linesOf = (text: unknown) => String(text).replace(/\r\n?/g, '\n').trim()

/** Whether a stored value is what a sheet says; sheets keep seconds. */
export function isSame({ kind }: FieldDef, stored: unknown, imported: unknown): boolean {
  const [a, b] = [stored ?? null, imported ?? null]
  if (a === null || b === null) return a === b || (kind === 'text' && (a ?? '') === (b ?? ''))
  if (a instanceof Date && b instanceof Date) return Math.abs(a.getTime() - b.getTime()) < SECOND_MS
  if (kind === 'text') return linesOf(a) === linesOf(b)
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => one === b[at])
  return a === b
}

export type Resolved = { readonly value: unknown } | { readonly fault: Fault }
interface Ask {
  readonly key: string
  readonly draft: Draft
  /** The record that the row means, its `links` fields included. */
  readonly record?: DynamicRow | undefined
  /** What other fields of the row have come to. */
  readonly settled: Readonly<Record<string, unknown>>
}

/** What the field that a link depends on will hold. */
function parentOf(resource: ResourceDef, { key, record, settled }: Ask): { by: string; id: unknown; field: string } | undefined {
  const { dependsOn } = resource.fields[key]?.options ?? {}
  if (!dependsOn) return undefined
  const { field, by } = dependsOn
  const id = field in settled ? settled[field] : record?.[field]
  return id === null || id === undefined ? undefined : { by, id, field }
}

/** The ids that one name stands for, as often as it is said. Of several rows called so, those held already are meant, if all of them are. */
function chosen(job: Job, ask: Ask, { text, rows }: Meant, times: number): { ids: readonly number[] } | { fault: Fault } {
  const { resource } = job
  const { key, record } = ask
  const parent = parentOf(resource, ask)
  const fitting = parent ? rows.filter((row) => row[parent.by] === parent.id) : rows
  const fault = (of: CellFault) => ({ fault: faultOf(key, of) })
  if (!rows.length) return fault(cellFault('unknown', { value: text }))
  if (!fitting.length) return fault(cellFault('elsewhere', { value: text, field: `${resource.name}.fields.${parent?.field}` }))
  const ids = new Set(fitting.map(({ id }) => id))
  const current = [record?.[key]].flat().filter((id): id is number => ids.has(id as number))
  if (current.length === times) return { ids: current }
  return ids.size === 1 ? { ids: [...ids] } : fault(cellFault('ambiguous', { value: text, count: fitting.length }))
}

/** The rows that a link means, now that it is known whose they are. */
export function resolveLink(job: Job, ask: Ask): Resolved {
  const meant = ask.draft.links[ask.key] ?? []
  const times = new Map<string, number>()
  for (const { text } of meant) times.set(text, (times.get(text) ?? 0) + 1)
  const left = new Map<string, number[]>()
  const ids: unknown[] = []
  for (const one of meant) {
    const known = left.get(one.text)
    const resolved = known ? { ids: known } : chosen(job, ask, one, times.get(one.text) ?? 1)
    if ('fault' in resolved) return resolved
    const [first, ...rest] = resolved.ids
    left.set(one.text, rest.length ? rest : [...resolved.ids])
    ids.push(first)
  }
  return { value: job.resource.fields[ask.key]?.kind === 'links' ? [...new Set(ids)] : (ids[0] ?? null) }
}
