import { createPostgresBackend, runMigrations } from 'bullmq'
import type { Logger } from 'pino'
import { poolOf } from '../../platform/connections/postgresConnection.ts'
import { never, type QueueBackend } from './backend.ts'

export const SCHEMA = 'bullmq'

export async function openPostgresBackend(url: string, logger: Logger): Promise<QueueBackend> {
  const options = { connectionString: url, options: `-c search_path=${SCHEMA}`, max: 10, keepAlive: true }
  const pool = poolOf(options, (error) => logger.warn({ err: error }, 'idle connection of the queue lost'))
  try {
    const client = await pool.connect()
    try {
      await runMigrations(client as never, SCHEMA)
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    kind: 'postgres',
    connection: pool as never,
    bullBackend: createPostgresBackend as never,
    lost: never,
    isUp: () => true,
    close: () => pool.end(),
  }
}
