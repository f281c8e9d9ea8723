import { type Command, type Commands, type Queue, refused } from './queueOf.ts'

/** What BullMQ's error codes mean. */
const [MISSING, NOT_ACTIVE, LOCK_MISMATCH, OF_SCHEDULE] = [-1, -3, -6, -8]
const SECOND_MS = 1000
/** In any state a job waits, it is nobody's. */
const LET_GO = 'lock_token = NULL, locked_until_ms = NULL'

interface JobLock {
  readonly state: string
  readonly lock_token: string | null
}

/** Takes jobs in: one whose id is there already is the same job. */
export function intake({ run, nextSeq, wake }: Queue) {
  const insert = (job: Record<string, unknown>) => {
    const { lifo, delay, timestamp } = job as { lifo: boolean; delay: number; timestamp: number }
    const seq = nextSeq()
    const id = String(job.id || seq)
    run(
      `INSERT INTO job (id, seq, name, state, data, opts, priority, delay_ms, max_attempts, added_at_ms, process_at_ms, scheduler_id)
       VALUES (@id, @seq, @name, @state, @data, @opts, @priority, @delay, @attempts, @timestamp, @due, @scheduler) ON CONFLICT DO NOTHING`,
      { ...job, id, seq: lifo ? -seq : seq, state: delay > 0 ? 'delayed' : 'waiting', due: delay > 0 ? timestamp + delay : null },
    )
    return { id }
  }
  return {
    add_job([id, name, data, opts, priority, delay, timestamp, attempts, , , parent, , scheduler, lifo]) {
      if (parent) throw new Error('the embedded queue knows no jobs of jobs')
      const made = insert({ id, name, data, opts, priority, delay, timestamp, attempts, scheduler, lifo })
      wake()
      return [made]
    },
    add_jobs_bulk([entries]) {
      const jobs = JSON.parse(String(entries)) as Record<string, unknown>[]
      const made = jobs.map(({ opts, schedulerId, ...job }) => insert({ ...job, opts: JSON.stringify(opts), scheduler: schedulerId }))
      wake()
      return made
    },
  } satisfies Commands
}

/** The job that is next, in the hands of who asks for it. */
function claim({ run, all, isPaused }: Queue, token: unknown, { lockMs, now, name }: { lockMs: unknown; now: unknown; name: unknown }) {
  run(`UPDATE job SET state = 'waiting', delay_ms = 0 WHERE state = 'delayed' AND process_at_ms <= @now`, { now })
  if (isPaused()) return []
  return all(
    `UPDATE job SET state = 'active', lock_token = @token, locked_until_ms = @now + @lockMs, processed_at_ms = @now, processed_by = @name,
       attempts_started = attempts_started + 1
     WHERE id = (SELECT id FROM job WHERE state = 'waiting' ORDER BY priority, seq LIMIT 1) RETURNING *`,
    { token, lockMs, now, name },
  )
}

/** Keeps of what is over as much as was asked for. */
function retain({ run }: Queue, { id, state, now, removeAll, keepAge, keepCount }: Record<string, unknown>) {
  if (removeAll) return run('DELETE FROM job WHERE id = @id', { id })
  if (keepAge !== null)
    run('DELETE FROM job WHERE state = @state AND finished_at_ms <= @before', { state, before: Number(now) - Number(keepAge) * SECOND_MS })
  if (keepCount !== null)
    run(
      `DELETE FROM job WHERE id IN (SELECT id FROM job WHERE state = @state AND finished_at_ms IS NOT NULL
         ORDER BY finished_at_ms DESC, seq DESC LIMIT -1 OFFSET @keepCount)`,
      { state, keepCount },
    )
}

/** Refuses whoever does not hold a job. */
function assertLocked({ one }: Queue, id: unknown, token: unknown) {
  const found = one<JobLock>('SELECT state, lock_token FROM job WHERE id = @id', { id })
  if (!found) throw refused(MISSING)
  if (found.state !== 'active') throw refused(NOT_ACTIVE)
  if (token !== '0' && found.lock_token !== token) throw refused(LOCK_MISMATCH)
}

/** Jobs get into somebody's hands and out of them for good. */
export function endings(queue: Queue) {
  const { run } = queue
  const completed: Command = ([id, token, value, now, removeAll, maxAge, maxCount]) => {
    assertLocked(queue, id, token)
    run(
      `UPDATE job SET state = 'completed', return_value = @value, finished_at_ms = @now, ${LET_GO}, attempts_made = attempts_made + 1
       WHERE id = @id`,
      { id, value, now },
    )
    retain(queue, { id, state: 'completed', now, removeAll, keepAge: maxAge, keepCount: maxCount })
    return []
  }
  const failed: Command = ([id, token, reason, stack, now, removeAll, maxAge, maxCount]) => {
    assertLocked(queue, id, token)
    run(
      `UPDATE job SET state = 'failed', failed_reason = @reason, stacktrace = coalesce(@stack, stacktrace), finished_at_ms = @now, ${LET_GO},
         deferred_failure = NULL, attempts_made = attempts_made + 1 WHERE id = @id`,
      { id, reason, stack, now },
    )
    retain(queue, { id, state: 'failed', now, removeAll, keepAge: maxAge, keepCount: maxCount })
    return []
  }
  return {
    move_to_active: ([token, lockMs, now, name]) => claim(queue, token, { lockMs, now, name }),
    move_to_completed: completed,
    move_to_failed: failed,
    move_to_completed_fetch(params) {
      completed(params)
      const [lockMs, now, name] = params.slice(7)
      return claim(queue, params[1], { lockMs, now, name })
    },
    move_to_failed_fetch(params) {
      failed(params)
      const [lockMs, now, name] = params.slice(8)
      return claim(queue, params[1], { lockMs, now, name })
    },
  } satisfies Commands
}

/** Jobs go back to where they wait. */
export function returns(queue: Queue) {
  const { run, one, nextSeq, wake } = queue
  return {
    move_to_delayed([id, token, due, delay, isNoTry, reason, stack]) {
      assertLocked(queue, id, token)
      run(
        `UPDATE job SET state = 'delayed', process_at_ms = @due, delay_ms = @delay, failed_reason = coalesce(@reason, failed_reason),
           stacktrace = coalesce(@stack, stacktrace), ${LET_GO}, attempts_made = attempts_made + @tries WHERE id = @id`,
        { id, due, delay, reason, stack, tries: isNoTry ? 0 : 1 },
      )
      wake()
      return []
    },
    retry_job([id, token, lifo, reason, stack]) {
      assertLocked(queue, id, token)
      const seq = nextSeq()
      run(
        `UPDATE job SET state = 'waiting', seq = @seq, process_at_ms = NULL, failed_reason = coalesce(@reason, failed_reason),
           stacktrace = coalesce(@stack, stacktrace), ${LET_GO}, attempts_made = attempts_made + 1 WHERE id = @id`,
        { id, seq: lifo ? -seq : seq, reason, stack },
      )
      wake()
      return []
    },
    move_active_to_wait([id, token]) {
      const { changes } = run(
        `UPDATE job SET state = 'waiting', seq = @seq, ${LET_GO} WHERE id = @id AND state = 'active' AND (@token = '0' OR lock_token = @token)`,
        { id, token, seq: nextSeq() },
      )
      wake()
      return [{ n: changes || one('SELECT 1 FROM job WHERE id = @id', { id }) ? 0 : MISSING }]
    },
  } satisfies Commands
}

/** What is done to jobs that stay where they are, or go for good. */
export function tending({ run, all, one }: Queue) {
  const extend = (id: unknown, token: unknown, until: number) =>
    run(`UPDATE job SET locked_until_ms = @until WHERE id = @id AND state = 'active' AND lock_token = @token`, { id, token, until }).changes
  return {
    extend_lock: ([id, token, lockMs, now]) => [{ n: extend(id, token, Number(now) + Number(lockMs)) }],
    extend_locks: ([ids, tokens, lockMs, now]) =>
      (ids as string[]).flatMap((id, at) => (extend(id, (tokens as string[])[at], Number(now) + Number(lockMs)) ? [] : [{ id }])),
    update_progress: ([id, progress]) => [{ updated: run('UPDATE job SET progress = @progress WHERE id = @id', { id, progress }).changes }],
    update_data: ([id, data]) => all('UPDATE job SET data = @data WHERE id = @id RETURNING id', { id, data }),
    remove([id]) {
      const found = one<{ scheduler_id: string | null }>('SELECT scheduler_id FROM job WHERE id = @id', { id })
      if (found?.scheduler_id) throw refused(OF_SCHEDULE)
      return [
        { n: run(`DELETE FROM job WHERE id = @id AND (lock_token IS NULL OR locked_until_ms <= @now)`, { id, now: Date.now() }).changes },
      ]
    },
    obliterate() {
      for (const table of ['job', 'scheduler', 'meta']) run(`DELETE FROM ${table}`, {})
      return [{ cursor: 0 }]
    },
  } satisfies Commands
}

/** Jobs begin again: those that are over, and those whose holder has died. */
export function renewals({ run, all, one, nextSeq, wake, meta }: Queue) {
  return {
    reprocess_job([id, state, lifo, isMadeAnew, isStartedAnew]) {
      const found = one<JobLock>('SELECT state, lock_token FROM job WHERE id = @id', { id })
      if (found?.state !== state) return [{ code: found ? NOT_ACTIVE : MISSING }]
      const seq = nextSeq()
      run(
        `UPDATE job SET state = 'waiting', seq = @seq, process_at_ms = NULL, processed_at_ms = NULL, finished_at_ms = NULL,
           return_value = NULL, failed_reason = NULL, stacktrace = NULL, attempts_made = attempts_made * @made,
           attempts_started = attempts_started * @started WHERE id = @id`,
        { id, seq: lifo ? -seq : seq, made: isMadeAnew ? 0 : 1, started: isStartedAnew ? 0 : 1 },
      )
      wake()
      return [{ code: 1 }]
    },
    // A job is taken back at the second look at which nobody has held it for as long as a lock lasts.
    move_stalled_jobs_to_wait([most, now, everyMs]) {
      const last = meta('stalled-check')
      if (last && Number(now) < Number(last) + Number(everyMs)) return []
      run(`INSERT INTO meta VALUES ('stalled-check', @now) ON CONFLICT DO UPDATE SET value = excluded.value`, { now: String(now) })
      const back = all<{ id: string }>(`SELECT id FROM job WHERE state = 'active' AND stalled_marked AND locked_until_ms < @now`, { now })
      for (const { id } of back)
        run(
          `UPDATE job SET state = 'waiting', seq = @seq, ${LET_GO}, stalled_count = stalled_count + 1, deferred_failure = CASE
             WHEN stalled_count >= @most AND scheduler_id IS NULL THEN 'job stalled more than allowable limit' ELSE deferred_failure END
           WHERE id = @id`,
          { id, seq: nextSeq(), most },
        )
      run(`UPDATE job SET stalled_marked = state = 'active' WHERE stalled_marked OR state = 'active'`, {})
      if (back.length) wake()
      return back
    },
  } satisfies Commands
}
