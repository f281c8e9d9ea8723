import { registry } from '../../../server/domain/index.ts'
import type { FieldDef, Read, ResourceDef, Row } from '../../../server/kernel/index.ts'

/** The unit of a number in each of some rows, found by reading the linked rows one kind after the other. */
export async function unitsOfRows(
  read: Read,
  resource: ResourceDef,
  field: FieldDef,
  rows: readonly Row[],
): Promise<Map<number, string | null>> {
  const { unitField = [], unit = null } = field.options
  const units = new Map<number, string | null>(rows.map(({ id }) => [id, null]))
  for (const path of [unitField].flat()) {
    const [first = '', second] = path.split('.')
    const target = second === undefined ? undefined : registry.byName(resource.fields[first]?.target ?? '')
    const linked = new Map<unknown, Row>()
    if (target) {
      const ids = [...new Set(rows.flatMap((row) => (row[first] == null ? [] : [row[first] as number])))]
      for (const row of (await read.inBulk(target).many(ids)) as (Row | null)[]) if (row) linked.set(row.id, row)
    }
    for (const row of rows) {
      const named = second === undefined ? row[first] : linked.get(row[first])?.[second]
      units.set(row.id, units.get(row.id) ?? (named as string | undefined) ?? null)
    }
  }
  return new Map([...units].map(([id, found]) => [id, found ?? unit]))
}
