import {
  createHistory,
  isHistory,
  isMandatory,
  lockWrites,
  Refusal,
  type Row,
  type RowOperations,
  type Rules,
  type Store,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { faultsOfRefusal, type Speaker } from '../answers/faultWords.ts'
import { faulty, type RowResult } from './rowResults.ts'
import type { ValidationJob } from './validateRows.ts'

/** Nobody who writes waits longer behind a rehearsal than this; its rows are few then, but what they do to each other is still seen. */
const LOCK_MS = 200

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
const [LOCK_BATCH, INSERT_BATCH] = [200, 1_000]
/** Locks what some rows write before the first of them does. Out: the records that are there, as they stand. */
export async function lockRows({ registry, resource }: ValidationJob, uow: UnitOfWork, some: readonly RowResult[]): Promise<Row[]> {
  // Rows of a former system are only added, and no rules look at them.
  if (isHistory(resource)) return []
  const there = some.flatMap(({ record, input }) => (record ? [[record.id, input] as const] : []))
  const added = some.flatMap(({ verdict, input }) => (verdict === 'new' ? [input] : []))
  return lockWrites(uow, registry, resource, { changed: new Map(there), added })
}

const isWritten = ({ verdict }: RowResult) => verdict === 'new' || verdict === 'changed'

/** Ends an attempt that is to leave nothing behind. */
class Enough extends Error {}
/** Rows are looked through once more for each of their faults, but not for ever. */
const FAULTS_MAX = 8

/** A row with errors as it would be written without what is wrong in it; undefined where nothing more can be found out. */
function trialOf({ job: { resource } }: Writing, row: RowResult): { row: RowResult; isWhole: boolean } | undefined {
  if (!row.sound || isHistory(resource)) return undefined
  const lacks = row.faults.some(({ key }) => key !== null && resource.fields[key] && isMandatory(resource.fields[key]))
  const verdict = row.record ? 'changed' : 'new'
  return { row: { ...row, verdict, input: row.sound, faults: [] }, isWhole: row.record !== undefined || !lacks }
}
/** What else is wrong with a row that has an error: nobody wants to hear of one after the other. */
async function withMoreFaults(writing: Writing, uow: UnitOfWork, row: RowResult): Promise<RowResult> {
  const trial = trialOf(writing, row)
  if (!trial || !Object.keys(trial.row.input).length) return row
  const { resource, registry } = writing.job
  try {
    const prepared = trial.isWhole ? await preparedFor(registry.rulesFor(resource), trial.row) : undefined
    await uow.savepoint(async () => {
      if (trial.isWhole) await writeRow(writing, uow, trial.row, prepared)
      else await writing.rows.judge(uow, resource, trial.row.input, row.record)
      throw new Enough()
    })
    return row
  } catch (error) {
    if (error instanceof Enough) return row
    if (!(error instanceof Refusal)) throw error
    const known = new Set(row.faults.map(({ key }) => key))
    const more = faultsOfRefusal(error, writing.speaker).filter(({ key }) => key !== null && !known.has(key))
    if (!more.length || row.faults.length >= FAULTS_MAX) return row
    return withMoreFaults(writing, uow, faulty(row, [...row.faults, ...more], trial.row.input))
  }
}

async function tryOne(writing: Writing, uow: UnitOfWork, result: RowResult): Promise<RowResult> {
  if (result.verdict === 'error') return withMoreFaults(writing, uow, result)
  try {
    const prepared = await preparedFor(writing.job.registry.rulesFor(writing.job.resource), result)
    await uow.savepoint(() => writeRow(writing, uow, result, prepared))
    return result
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return withMoreFaults(writing, uow, faulty(result, faultsOfRefusal(error, writing.speaker), result.input))
  }
}

/** Writes every row that may be written and takes it all back: rules, uniqueness, references, steps and scope speak for themselves. */
export async function dryRunRows(writing: Writing, all: readonly RowResult[]): Promise<RowResult[]> {
  const { job, store, onRow } = writing
  const out: RowResult[] = []
  const batchSize = all.some(({ verdict }) => verdict === 'changed') ? LOCK_BATCH : INSERT_BATCH
  async function some(uow: UnitOfWork, since: number) {
    out.length = since
    const [until, end] = [performance.now() + LOCK_MS, Math.min(since + batchSize, all.length)]
    const tried = all.slice(since, end).flatMap((row) => {
      const trial = row.verdict === 'error' ? trialOf(writing, row) : { row, isWhole: isWritten(row) }
      return trial?.isWhole ? [trial.row] : []
    })
    await lockRows(job, uow, tried)
    while (out.length < end && performance.now() < until) {
      const result = all[out.length] as RowResult
      await readAhead(writing, uow, { all, at: out.length, since })
      out.push(result.verdict === 'same' ? result : await tryOne(writing, uow, result))
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
