import { chosenColumns, columnsOf } from '../../../server/excel/columns.ts'
import { validateRows } from '../../../server/imports/check/validateRows.ts'
import { breather, fillingsOf } from '../../../server/imports/check/validation.ts'
import { layoutOf } from '../../../server/imports/rows/layout.ts'
import type { Cell } from '../../../server/imports/workbook/readWorkbook.ts'
import type { Actor, Language, Registry, ResourceDef, Store } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'

interface Asked {
  readonly store: Store
  readonly registry: Registry
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly language: Language
  readonly ids: readonly number[]
}
const EPOCH_DAY = 25_569
const DAY_MS = 86_400_000
/** What a reader of workbooks makes of a cell that has been written: a number of days below the format of a date is a moment. */
const asRead = (kind: string, cell: Cell): Cell =>
  typeof cell === 'number' && (kind === 'instant' || kind === 'date') ? new Date(Math.round((cell - EPOCH_DAY) * DAY_MS)) : cell

/** What an import would say of rows whose cells are those of their export, with no workbook in between: the headers nobody knows, and the verdicts. */
export async function judgedRows({ store, registry, actor, resource, language, ids }: Asked) {
  const translate = words(language)
  const read = store.read(actor)
  const columns = chosenColumns(columnsOf({ store, registry, actor, resource, language, translate }), undefined, translate)
  const rows = (await read.inBulk(resource).many(ids)).filter((row) => row !== null)
  const cells = await Promise.all(columns.map(async ({ field, cells }) => (await cells(rows)).map((cell) => asRead(field.kind, cell))))
  const layout = layoutOf(resource, [[1, columns.map(({ label }) => label)]])
  const mapping = Object.fromEntries((layout?.fields ?? []).map((field, at) => [at, field]))
  const idColumn = (layout?.fields ?? []).indexOf('id')
  const may = { updatesExisting: true, mayAdd: true, mayEdit: true }
  const job = {
    read,
    registry,
    resource,
    language,
    fillings: fillingsOf(resource, mapping),
    ...(idColumn >= 0 && { idColumn }),
    ...may,
    now: store.now,
    breathe: breather(),
  }
  const results = await validateRows(
    job,
    rows.map((_, at) => [at + 2, cells.map((column) => column[at] ?? null)]),
  )
  return {
    unknown: columns.flatMap(({ label }, at) => (mapping[at] ? [] : [label])),
    verdicts: results.map(({ verdict, faults }) => (verdict === 'same' ? verdict : { verdict, faults })),
  }
}
