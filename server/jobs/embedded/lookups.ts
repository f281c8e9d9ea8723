import type { Command, Commands, Queue, Row } from './queueOf.ts'

const JSONS = ['data', 'opts', 'progress', 'return_value', 'stacktrace'] as const
/** A job as PostgreSQL hands it out, where JSON is read already. */
export const jobOf = (row: Row): Row => ({
  ...row,
  ...Object.fromEntries(JSONS.map((key) => [key, row[key] == null ? null : JSON.parse(String(row[key]))])),
})

const WAITING = `state = 'waiting' AND priority = 0`
const PRIORITIZED = `state = 'waiting' AND priority > 0`
/** Which jobs are of a kind, and in which order they stand; those that are worked on or wait are always told newest first. */
const RANGES: Readonly<Record<string, readonly [where: string, order: string, isNewestFirst?: true]>> = {
  wait: [WAITING, 'seq', true],
  waiting: [WAITING, 'seq', true],
  active: [`state = 'active'`, 'seq', true],
  prioritized: [PRIORITIZED, 'priority, seq'],
  delayed: [`state = 'delayed'`, 'process_at_ms'],
  completed: [`state = 'completed' AND finished_at_ms IS NOT NULL`, 'finished_at_ms'],
  failed: [`state = 'failed' AND finished_at_ms IS NOT NULL`, 'finished_at_ms'],
}

/** What may be known of jobs. */
export function lookups({ all, one, isPaused }: Queue) {
  const isAny = (where: string, values = {}) => one(`SELECT 1 FROM job WHERE ${where} LIMIT 1`, values) !== undefined
  const nextDue = () => one<{ due: number | null }>(`SELECT min(process_at_ms) AS due FROM job WHERE state = 'delayed'`)?.due ?? null
  const count = (where: string) => one<{ n: number }>(`SELECT count(*) AS n FROM job WHERE ${where}`)?.n ?? 0
  const range: Command = ([kind, start, end, isRising]) => {
    const [where, order, isNewestFirst] = RANGES[String(kind)] ?? []
    const from = Math.max(Number(start), 0)
    const size = Number(end) < 0 ? -1 : Number(end) - from + 1
    if (!where || size === 0) return []
    const direction = isRising && !isNewestFirst ? 'ASC' : 'DESC'
    return all(`SELECT id FROM job WHERE ${where} ORDER BY ${order} ${direction} LIMIT @size OFFSET @from`, { size, from })
  }
  return {
    get_job_data: ([id]) => all('SELECT * FROM job WHERE id = @id', { id }),
    get_state: ([id]) => all('SELECT state, priority FROM job WHERE id = @id', { id }),
    is_finished: ([id]) => all('SELECT state, return_value, failed_reason FROM job WHERE id = @id', { id }),
    is_job_in_state: ([id, state]) => [{ present: isAny('id = @id AND state = @state', { id, state }) }],
    is_job_in_wait: ([id, whilePaused]) => [{ present: isPaused() === whilePaused && isAny(`id = @id AND ${WAITING}`, { id }) }],
    is_job_prioritized: ([id]) => [{ present: isAny(`id = @id AND ${PRIORITIZED}`, { id }) }],
    get_counts: () => [
      {
        ...Object.fromEntries(['active', 'completed', 'failed', 'delayed'].map((state) => [state, count(`state = '${state}'`)])),
        ...{ waiting: count(WAITING), prioritized: count(PRIORITIZED), 'waiting-children': 0, paused: isPaused() ? '1' : null },
      },
    ],
    get_range: range,
    has_waiting_job: () => [{ present: !isPaused() && isAny(`state = 'waiting'`) }],
    next_delay: () => [{ next_delay: nextDue() }],
    next_signal: () => [{ rate_limit_ttl: 0, next_delay: nextDue() }],
    is_maxed: () => [{ maxed: false }],
    get_client_list: () => [],
  } satisfies Commands
}

/** What a queue notes about itself. */
export function notes({ run, all, one, wake }: Queue) {
  const note = (field: string, value: unknown) =>
    run('INSERT INTO meta VALUES (@field, @value) ON CONFLICT DO UPDATE SET value = excluded.value', { field, value })
  const known = () => all<{ field: string; value: string }>('SELECT field, value FROM meta')
  return {
    set_queue_meta([fields, values]) {
      for (const [at, field] of (fields as string[]).entries()) note(field, (values as string[])[at])
      return []
    },
    get_queue_meta: () => known(),
    get_queue_meta_field: ([field]) => all('SELECT value FROM meta WHERE field = @field', { field }),
    get_queue_meta_fields: ([fields]) => known().filter(({ field }) => (fields as string[]).includes(field)),
    has_queue_meta_field: ([field]) => [{ exists: one('SELECT 1 FROM meta WHERE field = @field', { field }) !== undefined }],
    remove_queue_meta_fields([fields]) {
      for (const field of fields as string[]) run('DELETE FROM meta WHERE field = @field', { field })
      return []
    },
    pause([isPaused]) {
      if (isPaused) note('paused', '1')
      else run(`DELETE FROM meta WHERE field = 'paused'`, {})
      wake()
      return []
    },
  } satisfies Commands
}
