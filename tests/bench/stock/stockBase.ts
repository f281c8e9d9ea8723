import { sparePart, storageLocation } from '../../../server/domain/stock/index.ts'
import { benchBase, copyRows, fillPlants, fillRows } from '../benchBase.ts'

const BLOCK = 2_000
const SHELVES = 50
const DAY_MS = 86_400_000
/** Of the first items, each moved several times a day for the last year; of the others, now and then for five years. */
export const BUSY = 100
const BUSY_ENTRIES = 2_000
const [BUSY_DAYS, QUIET_DAYS] = [360, 1800]
/** Every entry but the odd one receives so much, the odd one takes so much, in thousandths. */
const [RECEIVED, TAKEN] = [10_000, 5_000]

/** What limits make of a stock: out of 50 items one is out, two are low and three are more than enough. */
const STATUSES = ['OUT', 'LOW', 'LOW', 'OVER', 'OVER', 'OVER']
const statusOf = (id: number) => STATUSES[id % 50] ?? 'NORMAL'
const itemOf = (id: number) => ({
  plantId: 1,
  code: `P-${String(id).padStart(7, '0')}`,
  name: `bearing ${id}`,
  spec: '6312-2RS/C3',
  unit: 'pcs',
  quantity: 0,
  value: 0,
  reserved: 0,
  stockStatus: statusOf(id),
  minQuantity: 4,
  unitPrice: 18.5,
  locationId: (id % SHELVES) + 1,
  sortOrder: (id * 7919) % 100_000,
  status: 'ENABLED',
})

/** Entries of the items from `first` to `last`, so many each, spread over some days before the last one. */
const ENTRIES = `
  with recursive nth(k) as (select 0 union all select k + 1 from nth where k + 1 < @entries)
  insert into spare_part_log (plant_id, part_id, store_type, quantity, booked_at, quantity_changed, balance, unit_price, amount, state, created_at, updated_at)
  select 1, p.id, iif(k % 2, 'OUT', 'IN'), iif(k % 2, ${TAKEN}, ${RECEIVED}), @last - (@entries - k) * @step + p.id % 1000,
    iif(k % 2, -${TAKEN}, ${RECEIVED}), ((k + 2) / 2) * ${RECEIVED} - ((k + 1) / 2) * ${TAKEN}, 185000,
    iif(k % 2, -9250, 18500), 'POSTED', @last - (@entries - k) * @step, @last - (@entries - k) * @step
  from spare_part p cross join nth where p.id between @first and @to`
/** Balances are what the entries make of them. */
const BALANCES = `
  update spare_part set quantity = s.quantity, value = s.amount, last_moved_at = s.at
  from (select part_id, sum(quantity_changed) quantity, sum(amount) amount, max(booked_at) at from spare_part_log group by part_id) s
  where s.part_id = spare_part.id`
const INDEXES = "select name, sql from sqlite_master where type = 'index' and tbl_name = 'spare_part_log' and sql is not null"

/** So many spare parts with so many entries in their log, a hundred of them busy, the last entry a day before the given one. */
export const stockBase = (items: number, rows: number, lastDay: string) =>
  benchBase(`stock-${items}-${rows}-${lastDay}`, {
    async fill(store) {
      await fillPlants(store, { plants: 1, machines: 20, reporters: 1 })
      await fillRows(store, storageLocation, SHELVES, (id) => ({ plantId: 1, code: `A-${id}`, sortOrder: id, status: 'ENABLED' }))
      await fillRows(store, sparePart, Math.min(items, BLOCK), itemOf)
    },
    grow(base) {
      const copied = {
        code: "'P-' || printf('%07d', id + @by)",
        name: "'bearing ' || (id + @by)",
        sort_order: '(id + @by) * 7919 % 100000',
      }
      copyRows(base, { table: 'spare_part', rows: BLOCK, copies: Math.ceil(items / BLOCK), values: copied })
      const last = Date.parse(`${lastDay}T00:00:00Z`) - DAY_MS
      // Their indexes are built at the end, in order, which takes a tenth of the time.
      const indexes = base.prepare(INDEXES).all() as { name: string; sql: string }[]
      for (const { name } of indexes) base.exec(`drop index ${name}`)
      const write = base.prepare(ENTRIES)
      const quiet = Math.ceil((rows - BUSY * BUSY_ENTRIES) / (items - BUSY))
      write.run({ entries: BUSY_ENTRIES, last, step: Math.floor((BUSY_DAYS * DAY_MS) / BUSY_ENTRIES), first: 1, to: BUSY })
      write.run({ entries: quiet, last, step: Math.floor((QUIET_DAYS * DAY_MS) / quiet), first: BUSY + 1, to: items })
      for (const { sql } of indexes) base.exec(sql)
      base.exec(BALANCES)
    },
  })
