import { readFileSync } from 'node:fs'
import pg from 'pg'

const TICK_MS = 10

/** What a process has cost so far, all its threads, as Linux counts it; nothing where it is gone or cannot be asked. */
export function cpuOf(pid: number): number {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * TICK_MS
  } catch {
    return 0
  }
}

/** What the server of a base has cost so far: of PostgreSQL the processes that serve its connections, of SQLite nothing of its own. */
export async function cpuOfBase(url: string): Promise<{ ms(): number; close(): Promise<void> }> {
  if (url.startsWith('file:')) return { ms: () => 0, close: async () => {} }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
  return { ms: () => rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0), close: () => client.end() }
}
