import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import type pg from 'pg'
import { fillPostgres } from '../../../../server/backup/baseCopy.ts'
import { connected } from '../../../../server/platform/connections/postgresConnection.ts'
import { ensureIndexes } from '../../../../server/store/index.ts'
import { WrongPlan } from '../../run/limits.ts'

/** Where the server is that lends its databases. */
export const SERVER = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const [FILLED, OWN, FILLED_KEPT, LOCK] = ['millwright_simulated_', 'millwright_simulation_', 3, 817]
const onServer = <T>(work: (client: pg.Client) => Promise<T>) => connected(SERVER, work)
let last = 0
/** What this process has made. */
const made = new Set<string>()

export function addressOf(database: string, process?: string): string {
  const url = new URL(SERVER)
  url.pathname = `/${database}`
  if (process) url.searchParams.set('application_name', process)
  return url.href
}
/** Resolves where a PostgreSQL answers; refuses in words for whoever asked for one. */
export async function findServer(): Promise<void> {
  const { host, protocol } = URL.canParse(SERVER) ? new URL(SERVER) : { host: '', protocol: '' }
  if (!/^postgres(ql)?:$/.test(protocol))
    throw new WrongPlan(`--database postgresql wants TEST_DATABASE_URL or DATABASE_URL to name a PostgreSQL`)
  await onServer((client) => client.query('SELECT 1')).catch((error: unknown) => {
    const why = (error as { code?: string; message: string }).code ?? (error as Error).message
    throw new WrongPlan(`no PostgreSQL answers at ${host} (${why}): start one, or name another by TEST_DATABASE_URL`)
  })
}

/** A database whose rows are those of a file, made one time for a version of it. */
export async function filledDatabase(file: string): Promise<string> {
  const name =
    FILLED +
    createHash('sha256')
      .update(`${file} ${statSync(file).size} ${statSync(file).mtimeMs}`)
      .digest('hex')
      .slice(0, 16)
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await dropLeft(client)
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname LIKE $1 ORDER BY oid DESC', [
      `${FILLED}%`,
    ])
    if (rows.some(({ datname }) => datname === name)) return
    for (const { datname } of rows.slice(FILLED_KEPT)) await client.query(`DROP DATABASE IF EXISTS ${datname}`).catch(() => {})
    await client.query(`DROP DATABASE IF EXISTS ${name}_new`)
    await client.query(`CREATE DATABASE ${name}_new`)
    await fillPostgres(addressOf(`${name}_new`), file)
    await ensureIndexes(addressOf(`${name}_new`))
    await client.query(`ALTER DATABASE ${name}_new RENAME TO ${name}`)
  })
  return name
}
/** What processes have left behind that could not drop it. */
async function dropLeft(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname LIKE $1', [`${OWN}%`])
  for (const { datname } of rows)
    if (!isAlive(Number(datname.slice(OWN.length).split('_')[0]))) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
}
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

/** A database like another one, to which nobody may be connected. */
export async function copyDatabase(from: string): Promise<string> {
  const name = `${OWN}${process.pid}_${++last}`
  made.add(name)
  await onServer(async (client) => {
    const { rows } = await client.query<{ version: number }>("SELECT current_setting('server_version_num')::int AS version")
    // Copying its files takes a quarter of the time of copying it block by block, which PostgreSQL does by itself since 15.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${from} ${(rows[0]?.version ?? 0) >= 150_000 ? 'STRATEGY file_copy' : ''}`)
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`)
  })
  return name
}
export async function dropDatabases(names: Iterable<string> = made): Promise<void> {
  for (const name of [...names]) {
    await onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)).catch(() => {})
    made.delete(name)
  }
}

const END = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = $1 AND application_name LIKE $2`
const LEFT = `SELECT 1 FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = $1 AND application_name LIKE $2`
/** Ends the connections of processes, as the system does when they are gone, and waits until the server has noticed. */
export async function endConnections(database: string, processes = '%'): Promise<void> {
  await onServer(async (client) => {
    await client.query(END, [database, processes])
    while ((await client.query(LEFT, [database, processes])).rowCount) await client.query('SELECT pg_sleep(0.002)')
  })
}
/** Ends one connection. */
export async function endBackend(backend: number): Promise<void> {
  await onServer(async (client) => {
    await client.query('SELECT pg_terminate_backend($1)', [backend])
    while ((await client.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [backend])).rowCount)
      await client.query('SELECT pg_sleep(0.002)')
  })
}
const later = globalThis.setTimeout.bind(globalThis)
/** In the time of the machine, not of the simulation. */
export const aMoment = (): Promise<void> => new Promise((resolve) => void later(resolve, 1))
