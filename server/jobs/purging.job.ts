import { and, eq, isNull, lt, notExists, notInArray, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { registry } from '../domain/index.ts'
import type { LogPurge } from '../domain/system/index.ts'
import { daysOfLogs, type Read, type ResourceDef, type Retention, systemActor, UNDO_MS } from '../kernel/index.ts'
import type { JobRun } from './job.ts'
import { type Purge, purge } from './purge.ts'

const DAY_MS = 86_400_000
const columnOf = (read: Read, resource: ResourceDef, key: string) =>
  (read.table(resource) as unknown as Readonly<Record<string, PgColumn>>)[key] as PgColumn

interface RetainedResource {
  readonly resource: ResourceDef
  readonly retention: Retention
}
const retained = registry.resources.flatMap((resource) => (resource.retention ? [{ resource, retention: resource.retention }] : []))
/** The links by which other rows that are only kept for a while use such rows. */
const usesOf = ({ name }: ResourceDef) =>
  retained.flatMap(({ resource: by }) =>
    Object.entries(by.fields).flatMap(([key, { kind, target }]) => (kind === 'link' && target === name ? [{ by, key }] : [])),
  )
/** What uses rows goes before them. */
const inPurgeOrder = (): RetainedResource[] => retained.toSorted((a, b) => usesOf(a.resource).length - usesOf(b.resource).length)

/** What uses a row may be younger: a delivery made when the queue stood still, long after its event. */
const isUnused = (read: Read, resource: ResourceDef) =>
  usesOf(resource).map(({ by, key }) => {
    const link = columnOf(read, by, key)
    const users = read.db.select({ link }).from(read.table(by))
    return notExists(users.where(eq(link, columnOf(read, resource, 'id'))))
  })
const purgeOf = ({ resource, retention }: RetainedResource, logDays: number): Purge => ({
  resource,
  days: retention.days === 'log' ? logDays : retention.days,
  isOld: (read, before) =>
    and(
      lt(columnOf(read, resource, retention.since), before),
      retention.unless && notInArray(columnOf(read, resource, retention.unless.field), [...retention.unless.values]),
      ...isUnused(read, resource),
    ),
})

/** Deletes history that is past its keeping time. */
export async function purgeHistory({ store, logger }: JobRun<object>) {
  const deleted: Record<string, number> = {}
  const [logDays = 0] = await Promise.all(registry.extensionsOf(daysOfLogs).map((days) => days(store.read(systemActor(0)))))
  for (const one of inPurgeOrder()) deleted[one.resource.name] = await purge(store, purgeOf(one, logDays))
  logger.info({ deleted }, 'history purged')
  return deleted
}

/** Deletes what somebody asked for: entries about their plant that are older than so many days, and where plants share them, those about none. */
export async function purgeLogs({ store, logger, payload: { kind, days, plantId, shared } }: JobRun<LogPurge>) {
  const resource = registry.byName(kind)
  const { retention, about } = resource ?? {}
  if (!resource || !retention || !about) throw new Error(`${kind} is no log`)
  const deleted = await purge(store, {
    resource,
    days,
    only: { plantId, shared },
    isOld: (read, before) => {
      const plant = columnOf(read, resource, about)
      return and(lt(columnOf(read, resource, retention.since), before), or(shared ? isNull(plant) : undefined, eq(plant, plantId)))
    },
  })
  logger.info({ kind, days, plantId, deleted }, 'log purged')
  return { deleted }
}

/** Forgets removed rows whose removal can no longer be taken back. */
export const forgetRemoved = async ({ store }: JobRun<object>) => ({
  forgotten: await purge(store, {
    resource: registry.inRole('removal'),
    days: UNDO_MS / DAY_MS,
    isOld: (read, before) => lt(read.table(registry.inRole('removal')).removedAt, before),
  }),
})

/** What the base knows of its rows is true again. */
export const updateStatistics = async ({ store }: JobRun<object>) => {
  await store.updateStatistics()
}
