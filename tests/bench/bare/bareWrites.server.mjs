// The ceiling of writes: a row and its line of the operation log in one transaction that is on disk, by statements prepared once, behind node:http.
import Database from 'better-sqlite3'
import { answerJson } from './bareHttp.mjs'

const base = new Database(process.argv[2])
base.pragma('journal_mode = WAL')
base.pragma('synchronous = FULL')
base.pragma('foreign_keys = ON')
base.pragma('cache_size = -32768')
const COLUMNS = 'plant_id, code, name, unit, quantity, value, reserved, stock_status, min_quantity, sort_order, status, remark'
const create = base.prepare(
  `insert into spare_part (${COLUMNS}, created_at, updated_at) values (1, @code, @name, 'pcs', 0, 0, 0, 'NORMAL', 0, 0, 'ENABLED', @remark, @now, @now) returning *`,
)
const read = base.prepare('select * from spare_part where id = ? and plant_id = 1')
const update = base.prepare('update spare_part set remark = @remark, updated_at = @now where id = @id and updated_at = @before returning *')
const log = base.prepare(
  `insert into operation_log (at, at_plant_id, user_id, user_name, resource, record_id, record_title, action, changes, created_at, updated_at)
   values (@now, 1, 1, 'admin', 'sparePart', @id, @title, @action, @changes, @now, @now)`,
)
const begin = base.prepare('begin immediate')
const commit = base.prepare('commit')

function write({ id, input }) {
  const now = Date.now()
  begin.run()
  const before = id && read.get(id)
  const row = before ? update.get({ id, remark: input.remark, now, before: before.updated_at }) : create.get({ ...input, now })
  const changes = JSON.stringify(before ? { remark: [before.remark, row.remark] } : input)
  log.run({ now, id: row.id, title: row.name, action: before ? 'update' : 'create', changes })
  commit.run()
  return { id: String(row.id), code: row.code, name: row.name, remark: row.remark, updatedAt: new Date(row.updated_at).toISOString() }
}

answerJson(({ variables }) => ({ data: write(variables) }))
