import type { ResourceDef } from '../kernel/index.ts'
import { changesOf, logRow } from '../store/audit/audit.ts'
import type { Person, Row } from './plants/plants.ts'

/** One thing that happened to a row: when, which step, by whom, and what it set. */
export interface Event {
  readonly at: number
  readonly action: string
  readonly by: Person
  readonly set: Row
  /** What was said of it and is no field of the row, such as a reason. */
  readonly note?: Row
}
/** A row as the sequence of what happened to it; the first event created it. */
export interface Draft {
  readonly resource: ResourceDef
  readonly plantId: number
  readonly events: readonly [Event, ...Event[]]
}

/** The row as it stands after all its events, and the operation log they left. */
export function replayEvents({ resource, plantId, events }: Draft, id: number): { row: Row; log: Row[] } {
  let row: Row = {}
  const log = events.map(({ at, action, by, set, note = {} }) => {
    const [before, moment] = [row, new Date(Math.round(at))]
    row = { ...row, ...set }
    const noteChanges = Object.fromEntries(Object.entries(note).map(([key, value]) => [key, [null, value] as [null, unknown]]))
    const changes = { ...changesOf(resource, before, row), ...noteChanges }
    return logRow({ userId: by.userId, name: by.name, ip: '127.0.0.1' }, moment, {
      resource,
      row: { ...row, id },
      action,
      changes,
      atPlantId: plantId,
    })
  })
  const [first, last] = [log[0], log.at(-1)]
  return {
    row: { ...row, id, plantId, createdAt: first?.at, createdById: first?.userId, updatedAt: last?.at, updatedById: last?.userId },
    log,
  }
}
