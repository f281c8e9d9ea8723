import type { ResourceMeta } from '../../../kit/gen/resources.ts'
import { flowPath, stepsOf } from '../../../record/flowPath.ts'
import type { Entry } from '../../../resource/history/historyOf.ts'
import type { Row } from '../../../resource/meta.ts'

export interface Stop {
  readonly state: string
  readonly place: 'done' | 'now' | 'next'
  /** When the record came here last, and who brought it. */
  readonly at?: string | undefined
  readonly by?: string | undefined
  /** What the ordinary step to here asks for and nobody has said yet. */
  readonly wants: readonly string[]
}

/** What a stage is called follows by itself, and a reason is asked of what goes back. */
const isAsideOf = (target: string | undefined, name: string) => target === 'complaintStatus' || name === 'reason'
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

function wantsOf(meta: ResourceMeta, { field, state, before }: { field: string; state: string; before: string }, row: Row): string[] {
  const steps = Object.values(stepsOf(meta.flow as never, field).steps)
  const step = steps.find((one) => one.to === state && one.from.includes(before))
  return Object.entries(step?.input ?? {}).flatMap(([name, input]) => (!isAsideOf(input.target, name) && isEmpty(row[name]) ? [name] : []))
}

/** The road of one track of a record, with who came where when, as far as its history is known. */
export function stopsOf(meta: ResourceMeta, field: string, { row, history }: { row: Row; history: readonly Entry[] }): Stop[] {
  if (!meta.flow) return []
  const now = String(row[field] ?? '')
  const path = flowPath(stepsOf(meta.flow, field), meta.fields[field]?.values ?? [], now)
  const at = path.indexOf(now)
  return path.map((state, place): Stop => {
    const came = history.find(({ changes }) => changes.some((change) => change.field === field && change.after === state))
    const isPast = place <= at
    return {
      state,
      place: place < at ? 'done' : place === at ? 'now' : 'next',
      ...(isPast && came && { at: came.at, by: came.userName }),
      wants: isPast ? [] : wantsOf(meta, { field, state, before: path[place - 1] ?? '' }, row),
    }
  })
}
