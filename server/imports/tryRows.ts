import {
  createHistory,
  isHistory,
  lockWrites,
  Refusal,
  type Row,
  type RowOperations,
  type Rules,
  type Store,
  type UnitOfWork,
} from '../kernel/index.ts'
import { faultsOfRefusal, type Speaker } from './faultWords.ts'
import type { RowResult, ValidationJob } from './validateRows.ts'

/** Nobody who writes waits longer behind a rehearsal than this; its rows are few then, but what they do to each other is still seen. */
const HOLD_MS = 200

export interface Writing {
  readonly job: ValidationJob
  readonly store: Pick<Store, 'dryRun'>
  readonly rows: RowOperations
  readonly speaker: Speaker
  /** Told how many rows are done. */
  onRow?(): void
}

/** What the rules of a resource do before a transaction. */
export async function preparedFor(rules: Rules | undefined, { verdict, input }: RowResult): Promise<Record<string, unknown> | undefined> {
  return verdict === 'new' ? rules?.prepare?.({ ...input }) : undefined
}
/** Writes one row as anybody would by hand. */
export function writeRow({ job, rows }: Writing, uow: UnitOfWork, result: RowResult, prepared?: Record<string, unknown>): Promise<Row> {
  const { resource, registry } = job
  if (isHistory(resource)) return createHistory(uow, registry, resource, result.input)
  if (!result.record) return rows.create(uow, resource, result.input, prepared)
  return rows.update(uow, resource, result.record.id, result.input)
}
/** Rows whose records are looked at together before they are written one by one. */
const AHEAD = 200
/** Lets the rules read at once what each of the next rows needs; to be called before each row, of which it acts on every so manyth. */
export async function readAhead({ job }: Writing, uow: UnitOfWork, x: { all: readonly RowResult[]; at: number; since: number }) {
  if ((x.at - x.since) % AHEAD) return
  const next = x.all.slice(x.at, x.at + AHEAD).flatMap(({ verdict, record }) => (verdict === 'changed' && record ? [record] : []))
  if (next.length) await job.registry.rulesFor(job.resource)?.readAhead?.({ uow, records: next })
}
/** Rows of a rehearsal whose records are locked together, and of a sheet that only adds. */
const [LOCKED_AT_ONCE, ADDED_AT_ONCE] = [200, 1_000]
/** Locks what some rows write before the first of them does. Out: the records that are there, as they stand. */
export async function lockRows({ registry, resource }: ValidationJob, uow: UnitOfWork, some: readonly RowResult[]): Promise<Row[]> {
  // Rows of a former system are only added, and no rules look at them.
  if (isHistory(resource)) return []
  const there = some.flatMap(({ record, input }) => (record ? [[record.id, input] as const] : []))
  const added = some.flatMap(({ verdict, input }) => (verdict === 'new' ? [input] : []))
  return lockWrites(uow, registry, resource, { changed: new Map(there), added })
}

const isWritten = ({ verdict }: RowResult) => verdict === 'new' || verdict === 'changed'

function refused(result: RowResult, error: unknown, speaker: Speaker): RowResult {
  if (!(error instanceof Refusal)) throw error
  return { ...result, verdict: 'error', faults: faultsOfRefusal(error, speaker) }
}

async function tryOne(writing: Writing, uow: UnitOfWork, result: RowResult): Promise<RowResult> {
  try {
    const prepared = await preparedFor(writing.job.registry.rulesFor(writing.job.resource), result)
    await uow.attempt(() => writeRow(writing, uow, result, prepared))
    return result
  } catch (error) {
    return refused(result, error, writing.speaker)
  }
}

/** Writes every row that may be written and takes it all back: rules, uniqueness, references, steps and scope speak for themselves. */
export async function tryRows(writing: Writing, all: readonly RowResult[]): Promise<RowResult[]> {
  const { job, store, onRow } = writing
  const out: RowResult[] = []
  const atOnce = all.some(({ verdict }) => verdict === 'changed') ? LOCKED_AT_ONCE : ADDED_AT_ONCE
  async function some(uow: UnitOfWork, since: number) {
    out.length = since
    const [until, end] = [performance.now() + HOLD_MS, Math.min(since + atOnce, all.length)]
    await lockRows(job, uow, all.slice(since, end).filter(isWritten))
    while (out.length < end && performance.now() < until) {
      const result = all[out.length] as RowResult
      await readAhead(writing, uow, { all, at: out.length, since })
      out.push(isWritten(result) ? await tryOne(writing, uow, result) : result)
      onRow?.()
      await job.breathe()
    }
  }
  while (out.length < all.length) {
    const since = out.length
    await store.dryRun(job.read.actor, (uow) => some(uow, since))
  }
  return out
}
