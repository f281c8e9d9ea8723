import { registry } from '../../../server/domain/index.ts'
import type { ResourceDef } from '../../../server/kernel/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import type { Promised } from '../run/promises.ts'
import { MIDNIGHT, type World } from '../run/world.ts'
import { law } from './law.ts'

/** A field that the server numbers, and where. */
const SERIES = registry.resources.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([key, { options }]) =>
    options.series ? [{ resource, column: snake(key), prefix: options.series }] : [],
  ),
)
const OFFSET_MS = 8 * 3_600_000
const DAYS_LOOKED_AT = 10
const dayText = (ms: number) => new Date(ms + OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '')

/** The titles of rows that were deleted of late, by resource: those of rows with numbers are their numbers. */
function deletedTitles(world: World): ReadonlyMap<string, readonly string[]> {
  const titles = new Map<string, string[]>()
  for (const { resource, title } of world.rows<{ resource: string; title: string }>(
    "SELECT DISTINCT resource, record_title AS title FROM operation_log WHERE action = 'delete' AND at >= ?",
    world.clock.ms - (DAYS_LOOKED_AT + 5) * 86_400_000,
  ))
    titles.set(resource, [...(titles.get(resource) ?? []), title])
  return titles
}

/** The numbers of a series and day are one to the last, without a gap: each stands on a row, or on one that was deleted. */
async function numbersHaveNoGaps(world: World): Promise<readonly string[]> {
  const since = dayText(Math.max(MIDNIGHT, world.clock.ms - DAYS_LOOKED_AT * 86_400_000))
  const series = world.rows<{ plant_id: number; prefix: string; day: string; last: number }>(
    'SELECT plant_id, prefix, day, last FROM number_series WHERE day >= ?',
    since,
  )
  const deleted = deletedTitles(world)
  return series.flatMap(({ plant_id, prefix, day, last }) => {
    const begin = `${prefix}${day}-`
    const found = SERIES.filter((one) => one.prefix === prefix)
    const present = found.flatMap(({ resource, column }) =>
      world.rows<{ no: string }>(
        `SELECT ${column} AS no FROM ${snake(resource.name)} WHERE plant_id = ? AND ${column} >= ? AND ${column} < ?`,
        plant_id,
        begin,
        `${begin}~`,
      ),
    )
    const gone = found.flatMap(({ resource }) => (deleted.get(resource.name) ?? []).filter((no) => no.startsWith(begin)))
    const numbers = new Set([...present.map(({ no }) => no), ...gone])
    const own = present.map(({ no }) => no)
    const faults = own.length === new Set(own).size ? [] : [`${begin}: a number stands on two rows`]
    if (own.some((no) => Number(no.slice(begin.length)) > last)) faults.push(`${begin}: a row has a number behind ${last}`)
    const missing = Array.from({ length: last }, (_, at) => `${begin}${String(at + 1).padStart(4, '0')}`).filter((no) => !numbers.has(no))
    if (missing.length) faults.push(`plant ${plant_id}: no row has ${missing.slice(0, 3).join(', ')}`)
    return faults
  })
}

const logged = (world: World, { resource, id }: Promised, action: string) =>
  world.rows<{ count: number }>(
    'SELECT count(*) AS count FROM operation_log WHERE resource = ? AND record_id = ? AND action = ?',
    resource,
    id,
    action,
  )[0]?.count ?? 0
function faultsOf(world: World, promised: Promised): string[] {
  const resource = registry.byName(promised.resource) as ResourceDef
  const { id, action, who, step, token } = promised
  const what = `${action} of ${resource.name} ${id}, acknowledged to ${who} at step ${step}`
  const faults: string[] = []
  if (resource.audited === true && logged(world, promised, action) < 1) faults.push(`${what}: the log knows nothing of it`)
  if (action !== 'create') return faults
  const table = snake(resource.name)
  const isThere = world.rows(`SELECT 1 FROM ${table} WHERE id = ?`, id).length > 0
  if (!isThere && !(resource.audited === true && logged(world, promised, 'delete'))) faults.push(`${what}: it is not there`)
  if (!token) return faults
  const same = world.rows<{ id: number }>(`SELECT id FROM ${table} WHERE ${snake(token.field)} = ?`, token.text)
  if (same.length > 1) faults.push(`${what}: it is there ${same.length} times, as ${same.map((one) => one.id).join(', ')}`)
  return faults
}
/** What was acknowledged is there, and is there one time. */
async function acknowledgedIsThereOnce(world: World): Promise<readonly string[]> {
  const seen = Math.min((world.memory.get('promises seen') as number | undefined) ?? 0, world.promises.total)
  const faults = world.promises.since(seen).flatMap((promised) => faultsOf(world, promised))
  world.memory.set('promises seen', world.promises.total)
  return faults
}
/** And stays there. */
async function acknowledgedStays(world: World): Promise<readonly string[]> {
  return world.promises.since(0).flatMap((promised) => faultsOf(world, promised))
}
/** What nobody was told of has happened at most one time. */
async function unansweredHappenedOnce(world: World): Promise<readonly string[]> {
  return world.promises.unanswered.flatMap(({ resource, token, step }) => {
    const same = world.rows<{ id: number }>(`SELECT id FROM ${snake(resource)} WHERE ${snake(token.field)} = ?`, token.text)
    return same.length > 1 ? [`step ${step}: ${resource} is there ${same.length} times although its caller sent one`] : []
  })
}
export const systemLaws = [
  law('system', 'day', numbersHaveNoGaps),
  law('system', 'hour', acknowledgedIsThereOnce),
  law('system', 'end', acknowledgedStays),
  law('system', 'day', unansweredHappenedOnce),
]
