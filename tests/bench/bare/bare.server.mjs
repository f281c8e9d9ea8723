// The ceiling: the statements of the product's list, prepared once, on one connection, behind node:http.
import Database from 'better-sqlite3'
import { answerJson } from './bareHttp.mjs'

const base = new Database(process.argv[2], { readonly: true })
base.pragma('cache_size = -32768')
base.pragma('mmap_size = 268435456')
const where = "plant_id = 1 and report_no like ? escape '\\'"
const page = base.prepare(`select id from report_log where ${where} order by report_date desc, id desc limit 20`)
const count = base.prepare(`select count(*) n from report_log where ${where}`)
const holes = Array(20).fill('?').join(', ')
const rows = base.prepare(`select * from report_log where id in (${holes})`)
const machines = base.prepare(`select * from equipment where id in (${holes})`)
const people = base.prepare(`select * from reporter where id in (${holes})`)
const fill = (ids) => Array.from({ length: 20 }, (_, i) => ids[i] ?? -1)
const byId = (list) => new Map(list.map((row) => [row.id, row]))

function list(term) {
  const pattern = `%${term}%`
  const ids = page.all(pattern).map((row) => row.id)
  const found = byId(rows.all(...fill(ids)))
  const items = ids.map((id) => found.get(id))
  const machine = byId(machines.all(...fill(items.map((r) => r.equipment_id))))
  const person = byId(people.all(...fill(items.map((r) => r.reporter_id))))
  const shown = items.map((r) => ({
    id: String(r.id),
    reportNo: r.report_no,
    description: r.description,
    status: r.status,
    urgency: r.urgency,
    reportDate: new Date(r.report_date).toISOString(),
    equipment: { id: String(r.equipment_id), name: machine.get(r.equipment_id)?.name },
    reporter: { id: String(r.reporter_id), name: person.get(r.reporter_id)?.name },
  }))
  return { data: { reportLogs: { total: count.get(pattern).n, items: shown } } }
}

answerJson(({ variables }) => list(variables.term))
