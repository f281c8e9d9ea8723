// One read-only connection on a thread of its own: a heavy list here stalls nobody else.
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { lowerThreadPriority } from '../../platform/lowerThreadPriority.mjs'
import { addRowGroups } from './rowGroups.mjs'

// On a full machine the thread that answers everybody else goes first.
lowerThreadPriority(10)

const STATEMENTS_MAX = 500
const base = new Database(workerData.file, { readonly: true })
base.pragma('busy_timeout = 5000')
base.pragma('cache_size = -32768')
base.pragma('temp_store = MEMORY')
base.pragma('trusted_schema = OFF')
addRowGroups(base)

const statements = new Map()
function statement(sql) {
  let found = statements.get(sql)
  if (!found) {
    if (statements.size >= STATEMENTS_MAX) statements.delete(statements.keys().next().value)
    found = base.prepare(sql).raw()
    statements.set(sql, found)
  }
  return found
}

parentPort.on('message', ({ id, sql, params, method }) => {
  if (sql === null) {
    base.close()
    return process.exit(0)
  }
  const since = performance.now()
  try {
    const rows = method === 'get' ? statement(sql).get(...params) : statement(sql).all(...params)
    parentPort.postMessage({ id, ms: performance.now() - since, rows: rows ?? [] })
  } catch (e) {
    parentPort.postMessage({ id, ms: performance.now() - since, error: { message: e.message, code: e.code } })
  }
})
parentPort.postMessage({ ready: true })
