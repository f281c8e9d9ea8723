import { and, eq, inArray, like } from 'drizzle-orm'
import { importBatch, importedRow } from '../../domain/system/index.ts'
import { isEventLog, isHistory, type Read, type ResourceDef } from '../../kernel/index.ts'
import { type Batch, digestOf } from './batchFile.ts'
import type { DynamicRow } from './names.ts'

const CHUNK = 200

/** Whether rows of a sheet are events of a log: which of them have been booked, only the file can say. */
export const areEvents = (resource: ResourceDef): boolean => isEventLog(resource) && !isHistory(resource)

/** Whoever writes the events of a file locks this before any row. */
export const fileKey = ({ resource, storageKey }: Batch): string | undefined => {
  const digest = digestOf(storageKey)
  return digest && `importFile:${resource}:${digest}`
}

/**
 * The records that rows of the very same file have become, by the number of the row: the same file twice books once, while two equal rows book
 * twice. Empty for records that can be told apart by what they hold.
 */
export async function bookedRows(read: Read, resource: ResourceDef, batch: Batch): Promise<ReadonlyMap<number, DynamicRow>> {
  const digest = digestOf(batch.storageKey)
  if (!digest || !areEvents(resource)) return new Map()
  const { db, table, actor } = read
  const [batches, traces] = [table(importBatch), table(importedRow)]
  const found: { rowNo: number; recordId: number }[] = await db
    .select({ rowNo: traces.rowNo, recordId: traces.recordId })
    .from(batches)
    .innerJoin(traces, eq(traces.batchId, batches.id))
    .where(
      and(
        eq(batches.plantId, actor.plantId),
        eq(batches.resource, resource.name),
        inArray(batches.state, ['IMPORTED']),
        eq(batches.sheet, batch.sheet ?? ''),
        like(batches.storageKey, `%.${digest}`),
      ),
    )
  const records = new Map<number, DynamicRow>()
  const ids = found.map(({ recordId }) => recordId)
  for (let at = 0; at < ids.length; at += CHUNK)
    for (const row of (await read.of(resource).many(ids.slice(at, at + CHUNK))) as unknown as (DynamicRow | null)[])
      if (row) records.set(row.id, row)
  return new Map(found.flatMap(({ rowNo, recordId }) => (records.has(recordId) ? [[rowNo, records.get(recordId) as DynamicRow]] : [])))
}
