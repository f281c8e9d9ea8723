import { isAwayAllDay, type Vacation } from '../../domain/shifts/index.ts'
import { businessDay, type FieldDef, type ResourceDef } from '../../kernel/index.ts'
import type { Row } from '../plants/plants.ts'

interface PresenceSources {
  readonly vacations: readonly Row[]
  /** Rows that stand for people, by the name of their resource. */
  readonly people: Readonly<Record<string, readonly Row[]>>
  readonly offset: number
}

/**
 * Nobody has worked on a day of their leave: where made-up work names somebody who was away for the whole of it, somebody else who may do such work
 * has done it. In which fields rows name people, and for which day, their definitions say (`present`).
 */
export function onlyPresent(filled: readonly (readonly [ResourceDef, readonly Row[]])[], sources: PresenceSources): void {
  for (const [resource, rows] of filled) replaceAbsent(rows, resource, sources)
}

function replaceAbsent(rows: readonly Row[], { fields }: ResourceDef, { vacations, people, offset }: PresenceSources): void {
  const approved = vacations.filter(({ status }) => status === 'APPROVED') as unknown as readonly Vacation[]
  const isAway = (who: Row, day: string, of: string) =>
    isAwayAllDay(
      approved.filter(({ workerId }) => workerId === (of === 'worker' ? who.id : who.workerId)),
      day,
    )
  for (const [key, { kind, target = '', options }] of Object.entries(fields) as [string, FieldDef][]) {
    const dayKey = options.present?.day
    const known = people[target]
    if (kind !== 'link' || !dayKey || !known) continue
    const mayDo = Object.entries(options.offered ?? {})
    for (const [nth, row] of rows.entries()) {
      const [recordedDay, who] = [row[dayKey], known.find(({ id }) => id === row[key])]
      const day = recordedDay instanceof Date ? businessDay(recordedDay, offset) : String(recordedDay ?? '')
      if (!who || !day || !isAway(who, day, target)) continue
      const others = known.filter(
        (one) => one.plantId === row.plantId && mayDo.every(([name, value]) => one[name] === value) && !isAway(one, day, target),
      )
      row[key] = others[nth % others.length]?.id ?? row[key]
    }
  }
}
