import type { OpenDocument } from '../suite/conforms.ts'
import type { Row } from './knownRows.ts'
import { restLists } from './restOperations.ts'
import type { restSender } from './restSender.ts'

const ROWS = 60
/** Lists what a base holds of every schema, spelled as on this wire; `offered` says which steps are possible at which rows. */
export async function restRows(
  document: OpenDocument,
  send: ReturnType<typeof restSender>,
  offered: ReadonlyMap<string, readonly Row[]>,
): Promise<Map<string, readonly Row[]>> {
  const found = new Map<string, readonly Row[]>()
  for (const { path, type } of restLists(document)) {
    const { body } = await send({ method: 'get', path, query: [['pageSize', String(ROWS)]], body: undefined, headers: {} })
    const rows = (body?.data as { list?: Row[] } | null)?.list ?? []
    const actions = new Map(offered.get(type)?.map((row) => [Number(row.id), row.actions]))
    const idOf = (row: Row) => Number(row.id ?? Object.entries(row).find(([key]) => /Id$/.test(key))?.[1])
    found.set(
      type,
      rows.map((row) => ({ ...row, id: idOf(row), actions: actions.get(idOf(row)) })),
    )
  }
  return found
}
