import {
  createHistory,
  isHistory,
  Refusal,
  type Row,
  type RowOperations,
  type Rules,
  type Store,
  type UnitOfWork,
} from '../kernel/index.ts'
import { faultsOfRefusal, type Speaker } from './faultWords.ts'
import type { Judged, Judging } from './judge.ts'

/** Nobody who writes waits longer behind a rehearsal than this; its rows are few then, but what they do to each other is still seen. */
const HOLD_MS = 200

export interface Writing {
  readonly job: Judging
  readonly store: Pick<Store, 'rehearse'>
  readonly rows: RowOperations
  readonly speaker: Speaker
  /** Told how many rows are done. */
  onRow?(): void
}

/** What the rules of a resource do before a transaction. */
export async function preparedFor(rules: Rules | undefined, { verdict, input }: Judged): Promise<Record<string, unknown> | undefined> {
  return verdict === 'new' ? rules?.prepare?.({ ...input }) : undefined
}
/** Writes one row as anybody would by hand. A record that has moved on since it was compared is refused as stale. */
export function writeRow({ job, rows }: Writing, uow: UnitOfWork, judged: Judged, prepared?: Record<string, unknown>): Promise<Row> {
  const { resource, registry } = job
  if (isHistory(resource)) return createHistory(uow, registry, resource, judged.input)
  if (!judged.record) return rows.create(uow, resource, judged.input, prepared)
  return rows.update(uow, resource, judged.record.id, { ...judged.input, updatedAt: judged.record.updatedAt })
}
const isWritten = ({ verdict }: Judged) => verdict === 'new' || verdict === 'changed'

function refused(judged: Judged, error: unknown, speaker: Speaker): Judged {
  if (!(error instanceof Refusal)) throw error
  return { ...judged, verdict: 'error', faults: faultsOfRefusal(error, speaker) }
}

async function tryOne(writing: Writing, uow: UnitOfWork, judged: Judged): Promise<Judged> {
  try {
    const prepared = await preparedFor(writing.job.registry.rulesFor(writing.job.resource), judged)
    await uow.attempt(() => writeRow(writing, uow, judged, prepared))
    return judged
  } catch (error) {
    return refused(judged, error, writing.speaker)
  }
}

/** Writes every row that may be written and takes it all back: rules, uniqueness, references, steps and scope speak for themselves. */
export async function tryRows(writing: Writing, all: readonly Judged[]): Promise<Judged[]> {
  const { job, store, onRow } = writing
  const out: Judged[] = []
  const isOver = () => out.length >= all.length
  async function some(uow: UnitOfWork) {
    const until = performance.now() + HOLD_MS
    while (!isOver() && performance.now() < until) {
      const judged = all[out.length] as Judged
      out.push(isWritten(judged) ? await tryOne(writing, uow, judged) : judged)
      onRow?.()
      await job.breathe()
    }
  }
  while (!isOver()) await store.rehearse(job.read.actor, some)
  return out
}
