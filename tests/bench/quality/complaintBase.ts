import pg from 'pg'
import { duct } from '../../../server/domain/duct/index.ts'
import { inspectionPoint } from '../../../server/domain/inspection/index.ts'
import { customer, productionPosition, qaPerson, shift, staff, worker } from '../../../server/domain/masterdata/index.ts'
import { complaintCategory, complaintCause, complaintMeasure } from '../../../server/domain/quality/index.ts'
import { roller, rollerOperation, rollerRepairer } from '../../../server/domain/roller/index.ts'
import { ink } from '../../../server/domain/stock/index.ts'
import type { BulkStore } from '../../../server/kernel/index.ts'
import { migrate, openStore } from '../../../server/store/index.ts'
import { benchBase, fillPlants, fillRows } from '../benchBase.ts'
import { AROUND, COUNTS, complaintRows, DAYS, HISTORY, type Written } from './complaintRows.ts'

const DAY_MS = 86_400_000
const SHIFTS = ['00:00', '08:00', '16:00', '00:00']
const ENABLED = { status: 'ENABLED', sortOrder: 0 }

export interface Volume {
  readonly complaints: number
  /** Complaints that are in hand. */
  readonly open: number
  /** Whether five years of the plant lie around them. */
  readonly hasHistory: boolean
  readonly lastDay: string
}
const plain = ({ complaints, open, hasHistory, lastDay }: Volume) =>
  `${complaints}_${open}_${hasHistory ? 'plant' : 'alone'}_${lastDay.replaceAll('-', '')}`

async function fillPlant(store: BulkStore) {
  const own = { plantId: 1 }
  const both = (what: string) => (id: number) => ({ name: `${what} ${id}`, nameEn: `${what} ${id}`, ...ENABLED })
  const machineOf = (id: number) => ((id - 1) % COUNTS.machines) + 1
  await fillPlants(store, { plants: 1, machines: COUNTS.machines, reporters: 1 })
  await fillRows(store, shift, COUNTS.shifts, (id) => ({
    ...{ ...own, name: `shift ${id}`, beginTime: SHIFTS[id - 1], endTime: SHIFTS[id], ...ENABLED },
  }))
  await fillRows(store, productionPosition, COUNTS.positions, (id) => ({ ...own, name: `position ${id}`, ...ENABLED }))
  await fillRows(store, worker, COUNTS.workers, (id) => ({ ...own, workerNo: `W${id}`, name: `worker ${id}`, ...ENABLED }))
  await fillRows(store, staff, 1, () => ({ ...own, staffNo: 'S1', name: 'keeper', isAcc: false, isInk: true, ...ENABLED }))
  await fillRows(store, qaPerson, COUNTS.qaPersons, (id) => ({ ...own, name: `qa ${id}`, userId: id === 1 ? 1 : null, ...ENABLED }))
  await fillRows(store, customer, COUNTS.customers, (id) => ({ sapCustNo: `C${id}`, name: `customer ${id}`, status: 'ENABLED' }))
  await fillRows(store, complaintCategory, COUNTS.categories, both('category'))
  await fillRows(store, complaintCause, COUNTS.causes, both('cause'))
  await fillRows(store, complaintMeasure, COUNTS.measures, both('measure'))
  await fillRows(store, inspectionPoint, COUNTS.points, (id) => ({
    ...{ ...own, equipmentId: machineOf(id), name: `point ${id}`, pointName: `bearing ${id}`, checkName: 'temperature' },
    ...{ inspectMode: 'LOOK', inspectCycle: 'SHIFT', isPaused: false, closeAtWeekend: false, ...ENABLED },
  }))
  await fillRows(store, duct, COUNTS.ducts, (id) => ({ ...own, ductNo: `T${id}`, equipmentId: machineOf(id), ...ENABLED }))
  await fillRows(store, roller, COUNTS.rollers, (id) => ({
    ...{ ...own, rollNumber: `R${id}`, decorCode: `D-${id % COUNTS.decors}`, state: 'IN_STOCK', sortOrder: 0 },
  }))
  await fillRows(store, rollerOperation, 1, () => ({ ...own, name: 'mount', effect: 'NONE', ...ENABLED }))
  await fillRows(store, rollerRepairer, 1, () => ({ ...own, name: 'chrome works', ...ENABLED }))
  const stock = { quantity: 0, value: 0, stockStatus: 'NORMAL', minQuantity: 0, lowAlarm: 'QUIET' }
  await fillRows(store, ink, COUNTS.inks, (id) => ({ ...own, code: `I${id}`, name: `ink ${id}`, ...stock, ...ENABLED }))
}

const insertOf = ({ table, from, at, values, isLink }: Written) => {
  const all = { plant_id: '1', ...values, ...(!isLink && { created_at: at, updated_at: at }) }
  // Ids are given out in the order of time.
  const order = isLink ? '' : ` order by ${at}`
  return `insert into ${table} (${Object.keys(all).join()}) select ${Object.values(all).join()} from ${from}${order}`
}
/** The statements that write the volume, in the words of either base. */
function statements({ complaints, open, hasHistory, lastDay }: Volume) {
  const last = Date.parse(`${lastDay}T00:00:00+08:00`)
  const days = Array.from({ length: DAYS + 2 * AROUND }, (_, nth) => {
    const n = nth - AROUND
    const ms = last - (DAYS - 1 - n) * DAY_MS
    return `(${n},'${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10)}',${ms})`
  })
  const written = [...(hasHistory ? HISTORY : []), complaintRows(complaints, open)]
  return {
    tables: written.map(({ table }) => table),
    before: ['create table bench_day (n integer primary key, day text, ms bigint)', `insert into bench_day values ${days.join()}`],
    rows: written.map(insertOf),
    after: 'drop table bench_day',
  }
}
const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join()

export const sqliteComplaints = (volume: Volume) =>
  benchBase(`complaints_${plain(volume)}`, {
    fill: fillPlant,
    grow(base) {
      const { tables, before, rows, after } = statements(volume)
      // Their indexes are built at the end, in order, which takes a tenth of the time.
      const found = `select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name in (${quoted(tables)})`
      const indexes = base.prepare(found).all() as { name: string; sql: string }[]
      base.pragma('foreign_keys = OFF')
      base.pragma('synchronous = OFF')
      for (const { name } of indexes) base.exec(`drop index ${name}`)
      for (const one of [...before, ...rows]) base.exec(one)
      for (const { sql } of indexes) base.exec(sql)
      base.exec(after)
    },
  })

/** The same on a PostgreSQL server, made once and kept there. */
export async function postgresComplaints(volume: Volume, server: string): Promise<string> {
  const name = `millwright_bench_complaints_${plain(volume)}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const isThere = await migrate(url.href).then(
    () => true,
    () => false,
  )
  if (isThere) return url.href
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  await admin.end()
  await migrate(url.href)
  const store = await openStore({ url: url.href })
  await fillPlant(store)
  await store.close()
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const { tables, before, rows, after } = statements(volume)
  const found = `select indexname as name, indexdef as sql from pg_indexes where tablename in (${quoted(tables)}) and indexname like '%\\_ix'`
  const indexes = (await client.query(found)).rows as { name: string; sql: string }[]
  // Neither foreign keys nor the disk is what is measured here.
  await client.query("set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'")
  for (const { name } of indexes) await client.query(`drop index "${name}"`)
  for (const one of [...before, ...rows]) await client.query(one)
  for (const { sql } of indexes) await client.query(sql)
  await client.query(after)
  await client.query('vacuum analyze')
  await client.end()
  return url.href
}
