import { readFileSync } from 'node:fs'
import pg from 'pg'

const TICK_MS = 10

/** Processor time of all threads of a process so far, or of one thread (`/proc/1/task/1`), in ms, as Linux counts it. */
export function cpuAt(place: string): number {
  const [user, system] = readFileSync(`${place}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}
export const cpuOf = (pid: number | undefined) => cpuAt(`/proc/${pid}`)
/** The same; nothing where it is gone or cannot be asked. */
function cpuIfThere(pid: number): number {
  try {
    return cpuOf(pid)
  } catch {
    return 0
  }
}
type Memory = 'VmRSS' | 'VmHWM' | 'RssAnon'
/** Memory of a process in MB: `VmRSS` counts what is mapped of a base's file, which the system takes back when it likes; `RssAnon` does not. */
export const memoryOf = (pid: number | undefined, which: Memory = 'VmRSS') =>
  Number(new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** What the server of a base has cost so far: of PostgreSQL the processes that serve its connections, of SQLite nothing of its own. */
export async function cpuOfBase(url: string): Promise<{ ms(): number; close(): Promise<void> }> {
  if (url.startsWith('file:')) return { ms: () => 0, close: async () => {} }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
  return { ms: () => rows.reduce((sum, { pid }) => sum + cpuIfThere(pid), 0), close: () => client.end() }
}
