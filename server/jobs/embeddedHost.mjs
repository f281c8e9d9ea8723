// The thread that owns the embedded PostgreSQL: starting it and running it there stalls no request.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

const base = await PGlite.create(workerData.folder, workerData.options)
base.onNotification((channel, payload) => parentPort.postMessage({ channel, payload }))

async function run(text, params) {
  const result = params?.length ? await base.query(text, params) : (await base.exec(text)).at(-1)
  const rows = result?.rows ?? []
  return { rows, rowCount: rows.length || (result?.affectedRows ?? 0) }
}
parentPort.on('message', async ({ id, text, params }) => {
  try {
    if (text === null) {
      await base.close()
      parentPort.postMessage({ id, result: null })
      return process.exit(0)
    }
    parentPort.postMessage({ id, result: await run(text, params) })
  } catch (e) {
    parentPort.postMessage({ id, error: { message: e.message, code: e.code, detail: e.detail, severity: e.severity } })
  }
})
parentPort.postMessage({ ready: true })
