// What somebody would write by hand for the same questions: prepared statements of one connection, and no more checks than the base makes.
import Database from 'better-sqlite3'

const PAGE = 20
const holes = Array(PAGE).fill('?').join()
const filled = (ids) => Array.from({ length: PAGE }, (_, nth) => ids[nth] ?? -1)
const byId = (rows) => new Map(rows.map((row) => [row.id, row]))

export function openStatements(file) {
  const base = new Database(file)
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'cache_size = -32768', 'mmap_size = 268435456'])
    base.pragma(pragma)
  const found = "from spare_part where plant_id = 1 and code like ? escape '\\'"
  const one = base.prepare('select * from spare_part where plant_id = 1 and id = ?')
  const many = base.prepare(`select * from spare_part where id in (${holes})`)
  const searched = base.prepare(`select id ${found} order by code, id limit ${PAGE}`)
  const counted = base.prepare(`select count(*) n ${found}`)
  const paged = base.prepare(`select id from spare_part where plant_id = 1 order by code, id limit ${PAGE} offset ?`)
  const [shelf, vendor] = ['storage_location', 'vendor'].map((table) => base.prepare(`select * from ${table} where id = ?`))
  const [shelves, vendors] = ['storage_location', 'vendor'].map((table) => base.prepare(`select * from ${table} where id in (${holes})`))
  const insert = base.prepare(
    'insert into spare_part (plant_id, code, name, unit, status, created_at, updated_at) values (1, ?, ?, ?, ?, ?, ?) returning *',
  )
  const change = base.prepare('update spare_part set sort_order = ?, updated_at = ? where plant_id = 1 and id = ? returning *')

  const shown = (row, place, maker) => ({
    id: String(row.id),
    code: row.code,
    name: row.name,
    spec: row.spec,
    unit: row.unit,
    quantity: row.quantity / 1000,
    sortOrder: row.sort_order,
    status: row.status,
    updatedAt: new Date(row.updated_at).toISOString(),
    location: place ? { id: String(place.id), code: place.code } : null,
    vendor: maker ? { id: String(maker.id), name: maker.name } : null,
  })
  const single = (row) => shown(row, shelf.get(row.location_id), vendor.get(row.vendor_id))
  function page(ids) {
    const rows = byId(many.all(...filled(ids)))
    const items = ids.map((id) => rows.get(id))
    const places = byId(shelves.all(...filled([...new Set(items.map((row) => row.location_id))])))
    const makers = byId(vendors.all(...filled([...new Set(items.map((row) => row.vendor_id))])))
    return items.map((row) => shown(row, places.get(row.location_id), makers.get(row.vendor_id)))
  }
  return {
    byId: ({ id }) => single(one.get(Number(id))),
    list({ term }) {
      const items = page(searched.all(`%${term}%`).map((row) => row.id))
      return { items, total: counted.get(`%${term}%`).n }
    },
    page: ({ no }) => ({ items: page(paged.all((no - 1) * PAGE).map((row) => row.id)) }),
    create: ({ code }) => single(insert.get(code, 'made by a bench', 'pcs', 'ENABLED', Date.now(), Date.now())),
    update: ({ id, sortOrder }) => single(change.get(sortOrder, Date.now(), Number(id))),
  }
}
