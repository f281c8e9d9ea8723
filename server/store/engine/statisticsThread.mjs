// Looks through indexes on a thread of its own, a statement at a time: writers wait for it, nobody else does.
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'

const base = new Database(workerData.file)
base.pragma('busy_timeout = 5000')
base.pragma('synchronous = NORMAL')

parentPort.on('message', (sql) => {
  try {
    base.exec(sql)
    parentPort.postMessage(null)
  } catch (e) {
    parentPort.postMessage(e.message)
  }
})
