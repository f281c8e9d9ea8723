import { type Commands, type Queue, type Row, refused } from './queueOf.ts'

const SLOTS_BUSY = -11
const ID_TAKEN = -10
/** What a schedule that repeats says about itself. */
interface Repeating {
  readonly name?: string
  readonly tz?: string
  readonly pattern?: string
  readonly every?: number
  readonly offset?: number
  readonly startDate?: number
  readonly endDate?: number
  readonly limit?: number
}
interface StoredSchedule {
  readonly next_run_ms: number
  readonly every_ms: number | null
  readonly offset_ms: number | null
  readonly name: string
  readonly start_date_ms: number | null
  readonly template_data: string | null
}
interface JobOptions {
  readonly repeat?: { readonly offset?: number; readonly every?: number }
  readonly priority?: number
  readonly attempts?: number
  readonly timestamp?: number
}

/** The run after `last`, or the first one, of what runs at a fixed pace. */
function nextOf(last: number | null, every: number, { now, offset, start }: { now: number; offset: number; start: number | null }) {
  const begun = Math.floor(now / every) * every
  const first = () => {
    if (start !== null) return Math.max(start, now)
    if (offset <= 0) return now
    return begun + offset > now ? begun + offset : begun + offset + every
  }
  const following = (from: number) => (from + every < now ? begun + every + offset : from + every)
  const next = last === null ? first() : following(last)
  return { next, offset: offset || next % every }
}
const jobIdOf = (schedule: unknown, at: number) => `repeat:${schedule}:${at}`
const readJson = <T>(text: unknown) => JSON.parse(String(text || '{}')) as T

/** Each schedule has one job, its coming run, whose id says when that is. */
function runsOf({ run, one, nextSeq, wake }: Queue) {
  const isThere = (id: string) => one('SELECT 1 FROM job WHERE id = @id', { id }) !== undefined
  const find = (id: unknown) => one<StoredSchedule>('SELECT * FROM scheduler WHERE scheduler_id = @id', { id })

  function planRun(
    schedule: unknown,
    at: number,
    { name, data, opts, now }: { name: unknown; data: unknown; opts: JobOptions; now: number },
  ) {
    const [id, delay] = [jobIdOf(schedule, at), Math.max(at - now, 0)]
    run(
      `INSERT OR REPLACE INTO job (id, seq, name, state, data, opts, priority, delay_ms, max_attempts, added_at_ms, process_at_ms, scheduler_id)
       VALUES (@id, @seq, @name, @state, @data, @opts, @priority, @delay, @attempts, @added, @due, @schedule)`,
      {
        ...{ id, name, delay, schedule, seq: nextSeq(), data: data || '{}', opts: JSON.stringify({ ...opts, delay, jobId: id }) },
        ...{ state: delay ? 'delayed' : 'waiting', due: delay ? at : null },
        ...{ priority: opts.priority ?? 0, attempts: opts.attempts ?? 1, added: opts.timestamp ?? now },
      },
    )
    wake()
    return { job_id: id, delay }
  }
  /** The run that is planned, given that the coming one may be the one that was planned before. */
  function freeRun(schedule: unknown, at: number, { every, wasRemoved }: { every: number | undefined; wasRemoved: boolean }) {
    if (!isThere(jobIdOf(schedule, at))) return at
    if (every === undefined) {
      if (!wasRemoved) throw refused(ID_TAKEN)
      return at
    }
    if (isThere(jobIdOf(schedule, at + every))) throw refused(SLOTS_BUSY)
    return at + every
  }
  return { isThere, find, planRun, freeRun }
}

/** Schedules begin, or go on otherwise. */
export function plans(queue: Queue) {
  const { run } = queue
  const { find, planRun, freeRun } = runsOf(queue)
  return {
    add_job_scheduler([id, next, data, templateOpts, repeating, jobOpts, at]) {
      const [{ every, ...repeat }, opts, now] = [readJson<Repeating>(repeating), readJson<JobOptions>(jobOpts), Number(at)]
      const known = find(id)
      const offset = repeat.offset ?? opts.repeat?.offset
      const isSamePace = known?.every_ms === every
      const paced =
        every === undefined
          ? undefined
          : nextOf(isSamePace ? (known?.next_run_ms ?? null) : null, every, { now, offset: offset ?? 0, start: repeat.startDate ?? null })
      const planned = known && jobIdOf(id, known.next_run_ms)
      const wasRemoved =
        run(`DELETE FROM job WHERE id = @planned AND state IN ('delayed', 'waiting')`, { planned: planned ?? null }).changes > 0
      const wished = paced ? (wasRemoved && isSamePace ? (known?.next_run_ms ?? 0) : paced.next) : Number(next)
      const free = freeRun(id, wished, { every, wasRemoved })
      run(
        `INSERT INTO scheduler VALUES (@id, @name, @next, @pattern, @every, @tz, @start, @end, @limit, 1, @offset, @data, @templateOpts)
         ON CONFLICT DO UPDATE SET name = excluded.name, next_run_ms = excluded.next_run_ms, pattern = excluded.pattern,
           every_ms = excluded.every_ms, tz = excluded.tz, start_date_ms = excluded.start_date_ms, end_date_ms = excluded.end_date_ms,
           limit_count = excluded.limit_count, offset_ms = excluded.offset_ms, template_data = excluded.template_data,
           template_opts = excluded.template_opts`,
        {
          ...{ id, next: free, data, templateOpts, name: repeat.name ?? null, pattern: repeat.pattern ?? null, every: every ?? null },
          ...{ tz: repeat.tz ?? null, start: repeat.startDate ?? null, end: repeat.endDate ?? null, limit: repeat.limit ?? null },
          offset: (offset === undefined ? known?.offset_ms : null) ?? paced?.offset ?? 0,
        },
      )
      return [planRun(id, free, { name: repeat.name, data, opts, now })]
    },
  } satisfies Commands
}

/** Schedules go on as they began, and end. */
export function schedules(queue: Queue) {
  const { run, all } = queue
  const { isThere, find, planRun } = runsOf(queue)
  return {
    // Asked for by the run that begins; one that is not the planned one plans nothing.
    update_job_scheduler([id, next, data, jobOpts, at, asking]) {
      const [known, opts, now] = [find(id), readJson<JobOptions>(jobOpts), Number(at)]
      if (!known || asking !== jobIdOf(id, known.next_run_ms)) return [{ job_id: null }]
      const every = known.every_ms ?? opts.repeat?.every
      const offset = known.offset_ms ?? opts.repeat?.offset ?? 0
      const paced = every ? nextOf(known.next_run_ms, every, { now, offset, start: known.start_date_ms }) : undefined
      const coming = paced?.next ?? Number(next)
      if (isThere(jobIdOf(id, coming))) return [{ job_id: null }]
      run(
        `UPDATE scheduler SET next_run_ms = @coming, iteration_count = iteration_count + 1, offset_ms = coalesce(offset_ms, @offset),
           template_data = CASE WHEN @data = '{}' THEN template_data ELSE @data END WHERE scheduler_id = @id`,
        { id, coming, data, offset: paced?.offset ?? null },
      )
      const own = known.template_data && known.template_data !== '{}' ? known.template_data : data
      return [planRun(id, coming, { name: known.name, data: own, opts, now })]
    },
    remove_job_scheduler([id]) {
      const known = find(id)
      if (known) run(`DELETE FROM job WHERE id = @planned AND state = 'delayed'`, { planned: jobIdOf(id, known.next_run_ms) })
      return [{ removed: run('DELETE FROM scheduler WHERE scheduler_id = @id', { id }).changes ? 0 : 1 }]
    },
    get_job_scheduler: ([id]) =>
      all<Row>('SELECT * FROM scheduler WHERE scheduler_id = @id', { id }).map((row) => ({
        ...row,
        template_data: readJson(row.template_data),
        template_opts: readJson(row.template_opts),
      })),
    get_job_schedulers_range: ([isRising, start, count]) =>
      all(
        `SELECT scheduler_id, next_run_ms FROM scheduler ORDER BY next_run_ms ${isRising ? 'ASC' : 'DESC'}, scheduler_id LIMIT @count OFFSET @start`,
        { start, count: count ?? -1 },
      ),
    get_job_schedulers_count: () => all('SELECT count(*) AS count FROM scheduler'),
    is_job_scheduler: ([id]) => [{ exists: find(id) !== undefined }],
  } satisfies Commands
}
