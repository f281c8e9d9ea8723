import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { can, importableKeys, importKeyOf, isFilledIn, isHistory, type ResourceDef } from '../../kernel/index.ts'
import type { Speaker } from '../answers/faultWords.ts'
import type { Opened, Services, Visitor } from '../commit/parts.ts'
import { ROWS_MAX } from '../limits.ts'
import { refuseFile } from '../problems.ts'
import { bookedRows } from '../rows/bookedRows.ts'
import type { Filling } from '../rows/drafts.ts'
import { fieldsOf } from '../rows/headers.ts'
import { layoutOf } from '../rows/layout.ts'
import { readRows, type SheetRow } from '../workbook/readWorkbook.ts'
import { dryRunRows, type Writing } from './dryRun.ts'
import type { Examined, ImportSettings, Mapping } from './examined.ts'
import { type ValidationJob, validateRows } from './validateRows.ts'

/** Long enough that giving way costs little, short enough that nobody feels it. */
const SLICE_MS = 6

/** To be awaited between two rows: lets everybody else in once this work has held the event loop for a moment. */
export function breather(signal?: AbortSignal) {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    signal?.throwIfAborted()
    await yieldToEventLoop()
    since = performance.now()
  }
}
export type Progress = (done: number, of: number) => void

/** Those columns of a mapping that fill a field or find its record. */
export function fillingsOf(resource: ResourceDef, mapping: Mapping): Filling[] {
  const usable = new Set([...importableKeys(resource), ...importKeyOf(resource)])
  const seen = new Set<string>()
  return Object.entries(mapping).flatMap(([column, key]) => {
    const field = key === null ? undefined : resource.fields[key]
    if (!key || !field || !usable.has(key)) return []
    if (seen.has(key)) throw refuseFile('mappedTwice', { field: `${resource.name}.fields.${key}` })
    seen.add(key)
    return [{ column: Number(column), key, field }]
  })
}
function checkMapping(resource: ResourceDef, mapping: Mapping, width: number) {
  const known = new Set(fieldsOf(resource, 'zh').map(({ key }) => key))
  for (const [column, key] of Object.entries(mapping)) {
    const isThere = /^\d{1,3}$/.test(column) && Number(column) < width
    if (!isThere || (key !== null && !known.has(key))) throw refuseFile('badMapping', { column })
  }
}

async function readData({ tempStorage }: Services, { batch, resource }: Opened, settings: ImportSettings, signal: AbortSignal | undefined) {
  const all = await readRows(await tempStorage.get(batch.storageKey), settings.sheet, { signal })
  const layout = layoutOf(resource, all)
  if (!layout) throw refuseFile('empty')
  const data = all.filter(([rowNo]) => rowNo > layout.headerRowNo)
  if (!data.length) throw refuseFile('empty')
  if (data.length > ROWS_MAX) throw refuseFile('tooManyRows', { limit: ROWS_MAX })
  const detectedMapping = Object.fromEntries(layout.fields.map((field, column) => [column, field]))
  const mapping = settings.mapping ?? detectedMapping
  checkMapping(resource, mapping, Math.max(layout.headers.length, ...data.map(([, cells]) => cells.length)))
  return { layout, data, mapping }
}

function jobOf(
  services: Services,
  { actor, language, signal }: Visitor,
  { resource, booked }: Pick<Opened, 'resource'> & Pick<ValidationJob, 'booked'>,
  { mapping, updatesExisting }: Examined['settings'],
): ValidationJob {
  const { store, registry } = services
  const may = (verb: string) => can(actor, `${resource.permission}:${verb}`)
  const idColumn = Object.entries(mapping).find(([, key]) => key === 'id')?.[0]
  return {
    read: store.read(actor),
    registry,
    resource,
    language,
    fillings: fillingsOf(resource, mapping),
    ...(idColumn !== undefined && { idColumn: Number(idColumn) }),
    // What has happened is not rewritten.
    updatesExisting: (updatesExisting || isFilledIn(resource)) && !isHistory(resource),
    mayAdd: isHistory(resource) || (resource.can.includes('create') && may('add')),
    mayEdit: resource.can.includes('update') && may('edit'),
    now: store.now,
    ...(booked && { booked }),
    breathe: breather(signal),
  }
}

/** Reads the sheet of a batch and judges its rows, without trying any of them. */
export async function examine(services: Services, visitor: Visitor, opened: Opened, settings: ImportSettings): Promise<Examined> {
  const { layout, data, mapping } = await readData(services, opened, settings, visitor.signal)
  const { resource } = opened
  const whole = { ...settings, mapping }
  const booked = await bookedRows(services.store.read(visitor.actor), resource, { ...opened.batch, sheet: settings.sheet })
  const job = jobOf(services, visitor, { resource, booked }, whole)
  if (!job.fillings.some(({ key }) => importableKeys(resource).has(key))) throw refuseFile('nothingMapped')
  const columns = new Map(Object.entries(mapping).flatMap(([column, key]) => (key ? [[key, Number(column)] as const] : [])))
  const headers = new Map([...columns].map(([key, column]) => [key, layout.headers[column] ?? '']))
  const speaker: Speaker = { resource, language: visitor.language, headers }
  const writing: Writing = { job, store: services.store, rows: services.rows, speaker }
  const rows = await validateRows(job, data as readonly SheetRow[])
  return { settings: whole, headers: layout.headers, headerRowNo: layout.headerRowNo, job, writing, columns, rows }
}
/** The same with every row that may be written tried and taken back. */
export async function dryRun(
  services: Services,
  visitor: Visitor,
  opened: Opened,
  options: { settings: ImportSettings; progress?: Progress },
): Promise<Examined> {
  const examined = await examine(services, visitor, opened, options.settings)
  let done = 0
  const onRow = () => options.progress?.(++done, examined.rows.length)
  return { ...examined, rows: await dryRunRows({ ...examined.writing, onRow }, examined.rows) }
}
