import { asc, count, desc } from 'drizzle-orm'
import { type AnswerOf, decimal, flag, link, type Read, shape, text } from '../../kernel/index.ts'
import { availableOf } from './level.ts'
import { LEVELLED, unitOf } from './lowStock.ts'
import { columnOf, columnsOf, isShort } from './orders/shortages.query.ts'

export const stockAlarmShape = shape('StockAlarm', 'An item of which less is available than its safety stock.', {
  resource: text({ description: 'Name of the resource of which it is a row.' }),
  itemId: link('any', { description: 'The item.' }),
  code: text({ description: 'Its code.' }),
  name: text({ description: 'Its name.' }),
  unit: text({ description: 'What it is counted in.' }),
  available: decimal({ scale: 3, description: 'What is left of it for others.' }),
  minQuantity: decimal({ scale: 3, description: 'Its safety stock.' }),
  isOut: flag({ description: 'Whether nothing is left.' }),
})
export type StockAlarm = AnswerOf<typeof stockAlarmShape>

type Item = { id: number; code: string; name: string; unit?: string; quantity: number; reserved?: number; minQuantity: number }

/** What is short in the plant, of parts, materials and inks: how many items, and some of them, those of which nothing is left first. */
export async function stockAlarms({ withoutDataScope: read }: Read, most: number): Promise<{ total: number; alarms: StockAlarm[] }> {
  const kinds = await Promise.all(
    LEVELLED.map(async (resource) => {
      const t = columnsOf(read, resource)
      const [[sum], found] = await Promise.all([
        read.db.select({ total: count() }).from(read.table(resource)).where(isShort(t)),
        read.db
          .select({ id: columnOf(t, 'id') })
          .from(read.table(resource))
          .where(isShort(t))
          .orderBy(desc(columnOf(t, 'stockStatus')), asc(columnOf(t, 'id')))
          .limit(most),
      ])
      const rows = (await read.of(resource).many(found.map(({ id }) => id as number))) as unknown as (Item | null)[]
      return { total: Number(sum?.total ?? 0), rows: rows.flatMap((item) => (item ? [{ resource: resource.name, item }] : [])) }
    }),
  )
  const alarms = kinds
    .flatMap(({ rows }) => rows)
    .map(({ resource, item }) => {
      const available = availableOf(item)
      const { id, code, name, minQuantity } = item
      return { resource, itemId: id, code, name, unit: unitOf(item), available, minQuantity, isOut: available <= 0 }
    })
    .sort((a, b) => Number(b.isOut) - Number(a.isOut) || a.code.localeCompare(b.code))
  return { total: kinds.reduce((sum, { total }) => sum + total, 0), alarms: alarms.slice(0, most) }
}
