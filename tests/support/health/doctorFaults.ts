import { spawn } from 'node:child_process'
import { chmodSync, chownSync, closeSync, mkdirSync, openSync, rmSync, utimesSync, writeFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { markForwarded } from '../../../server/http/forwarding.ts'
import { boughtCertificate, filesOf } from '../servers/certificates.ts'
import { freePort, run } from '../servers/process.ts'
import { tamper } from './doctorSite.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
type Settings = Readonly<Record<string, string>>
/** What a fault leaves: settings to look with, and how it ends. */
interface Hurt {
  readonly settings?: Settings
  readonly end?: () => unknown
}
export interface DoctorFault {
  readonly fault: string
  /** Damages a copy of an installation. */
  readonly hurt: (folder: string) => Hurt | void | Promise<Hurt | void>
  /** What the doctor has to find: check, light and what it says, with the reason where there is one. */
  readonly finds: string
  /** What stands in its words. */
  readonly words?: RegExp
  readonly needs?: 'root' | 'strace'
  /** Runs the doctor below this program. */
  readonly before?: readonly string[]
}

const sqliteIn = (folder: string) => join(folder, 'millwright.sqlite')
const row = (table: string, values: Readonly<Record<string, string | number>>) =>
  `INSERT INTO ${table} (${Object.keys(values).join(', ')}, created_at, updated_at) VALUES (${Object.values(values)
    .map((one) => (typeof one === 'number' ? one : `'${one}'`))
    .join(', ')}, 0, 0)`
/** Changes a row of the trail as somebody would who may write the file: the guard is taken away and put back. */
const pastGuard = (statement: string) => (folder: string) => {
  const opened = new Database(sqliteIn(folder))
  const guards = opened.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'operation_log_un%'").all() as {
    name: string
    sql: string
  }[]
  for (const { name } of guards) opened.exec(`DROP TRIGGER "${name}"`)
  opened.exec(statement)
  for (const { sql } of guards) opened.exec(sql)
  opened.close()
}
const NEWEST_STEP = '(SELECT max(created_at) FROM __drizzle_migrations)'
/** Tears a page of the file that holds an index. */
function tearIndex(folder: string) {
  const file = sqliteIn(folder)
  const opened = new Database(file)
  opened.pragma('wal_checkpoint(TRUNCATE)')
  const named = "SELECT rootpage FROM sqlite_master WHERE type = 'index' AND tbl_name = 'session' LIMIT 1"
  const page = opened.prepare(named).pluck().get() as number
  const size = opened.pragma('page_size', { simple: true }) as number
  opened.close()
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(size, 0x5a), 0, size, (page - 1) * size)
  closeSync(handle)
}
/** A server that is killed with what it has not yet written into the file, which is then deleted. */
async function loseWal(folder: string) {
  const server = await run({ DATA_DIR: folder, DEMO: '0', ADMIN_PASSWORD: 'not guessed by anybody' })
  if (!(await server.ready)) throw new Error(server.said())
  const { signedIn } = await import('../../../server/tools/testing/acknowledgedWrites.mjs')
  const ask = await signedIn(server.address, 'not guessed by anybody')
  await ask('mutation { createWorkshop(input: { name: "lost" }) { id } }')
  // Until the ends of the logs are sealed and recorded.
  await new Promise((resolve) => setTimeout(resolve, 12_000))
  server.child.kill('SIGKILL')
  await server.ended
  for (const end of ['-wal', '-shm']) rmSync(sqliteIn(folder) + end, { force: true })
}
async function heldPort(): Promise<Hurt> {
  const port = await freePort()
  const child = spawn(process.execPath, ['-e', `require('net').createServer().listen(${port}, '127.0.0.1', () => console.log('up'))`])
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return { settings: { PORT: String(port) }, end: () => child.kill() }
}
async function certificate(names: readonly string[], { ageDays = 0, mode = 0o600 } = {}): Promise<Hurt> {
  const files = filesOf((await boughtCertificate(names, { ageDays })).pair)
  chmodSync(files.key, mode)
  return { settings: { TLS_CERT: files.cert, TLS_KEY: files.key } }
}
async function otherKey(): Promise<Hurt> {
  const [one, other] = [filesOf((await boughtCertificate(['a.lan'])).pair), filesOf((await boughtCertificate(['a.lan'])).pair)]
  return { settings: { TLS_CERT: one.cert, TLS_KEY: other.key } }
}
async function silentServer(): Promise<Hurt> {
  const server = createServer((socket) => socket.on('error', () => {}).destroy()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  return { settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: 'a@plant.example' }, end: () => server.close() }
}
const set = (settings: Settings) => (): Hurt => ({ settings })
const forwardedFrom = (from: string, trustProxy: string[] | null) => (folder: string) =>
  markForwarded(folder, 'distrusted', { from, at: new Date(), trustProxy })
const backupRow =
  (state: string, ageMs: number, detail = '') =>
  (folder: string) =>
    tamper(
      folder,
      row('backup', { started_at: Date.now() - 100 * HOUR_MS, file_name: 'a.mwb', cause: 'SCHEDULED', state: 'MADE' }).replace(
        String(Date.now() - 100 * HOUR_MS),
        String(Date.now() - (state === 'MADE' ? ageMs : HOUR_MS)),
      ),
      ...(state === 'MADE'
        ? []
        : [row('backup', { started_at: Date.now() - ageMs, file_name: 'b.mwb', cause: 'SCHEDULED', state, detail })]),
    )
const living = (roles: string, version = 'x', name = `a#${roles}`) =>
  row('server_process', { name, roles, version, started_at: Date.now(), seen_at: Date.now() })
const S3 = { FILES_S3_BUCKET: 'photos', FILES_S3_KEY: 'k', FILES_S3_SECRET: 's', FILES_S3_ENDPOINT: 'http://127.0.0.1:9' }

/** What can happen to an installation on SQLite. */
export const SQLITE_FAULTS: readonly DoctorFault[] = [
  { fault: 'its data folder is not there', hurt: set({ DATA_DIR: '/nowhere/data' }), finds: 'dataFolder yellow absent' },
  { fault: 'its data folder is a file', hurt: (folder) => ({ settings: { DATA_DIR: sqliteIn(folder) } }), finds: 'DATA_DIR' },
  {
    ...{ fault: 'the disk reports errors', hurt: () => {}, finds: 'dataFolder red failing', needs: 'strace' },
    before: ['strace', '-f', '-qq', '-o', '/dev/null', '-e', 'trace=fsync', '-e', 'inject=fsync:error=EIO'],
  },
  {
    ...{ fault: 'the disk takes 1.5 s for each flush', hurt: () => {}, finds: 'dataFolder yellow slow', needs: 'strace' },
    before: ['strace', '-f', '-qq', '-o', '/dev/null', '-e', 'trace=fsync', '-e', 'inject=fsync:delay_exit=1500000'],
  },
  { fault: 'a tool of root has made a file', hurt: (f) => chownSync(sqliteIn(f), 12345, 12345), finds: 'owner red mixed', needs: 'root' },
  { fault: 'others may read the secret', hurt: (f) => chmodSync(join(f, 'jwt.secret'), 0o644), finds: 'owner yellow open' },
  { fault: 'a restore was killed', hurt: (f) => void mkdirSync(join(f, '.restoring-4711')), finds: 'leftovers yellow there' },
  {
    fault: 'the database is another kind of file',
    hurt: (f) => writeFileSync(sqliteIn(f), 'Dear Sir, '.repeat(900)),
    finds: 'base red noBase',
  },
  { fault: 'the database is a folder', hurt: (f) => ({ settings: { DATABASE_URL: `file:${f}` } }), finds: 'base red folder' },
  {
    fault: 'migrations are missing',
    hurt: (f) => tamper(f, `DELETE FROM __drizzle_migrations WHERE created_at = ${NEWEST_STEP}`),
    finds: 'base yellow older',
  },
  {
    fault: 'the database is newer',
    hurt: (f) => tamper(f, "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 4711000000000)"),
    finds: 'base red newer',
  },
  {
    fault: 'the database is of a branch',
    hurt: (f) => tamper(f, `UPDATE __drizzle_migrations SET hash = 'x' WHERE created_at = ${NEWEST_STEP}`),
    finds: 'base red other',
  },
  {
    ...{ fault: 'the database is of another program', finds: 'base red foreign' },
    hurt: (f) => {
      rmSync(sqliteIn(f))
      tamper(f, 'CREATE TABLE customers (id int)')
    },
  },
  { fault: 'a page of the database is torn', hurt: tearIndex, finds: 'damage red damaged' },
  {
    fault: 'a column was dropped',
    hurt: (f) => tamper(f, 'DROP INDEX workshop__plant_sort_order_id_ix', 'ALTER TABLE workshop DROP COLUMN sort_order'),
    finds: 'schema red lacking',
    words: /workshop.*sort_order/,
  },
  {
    fault: 'an index was dropped',
    hurt: (f) => tamper(f, 'DROP INDEX session__current_plant_ix'),
    finds: 'schema red lacking',
    words: /session__current_plant_ix/,
  },
  {
    fault: 'a unique index was dropped',
    hurt: (f) => tamper(f, 'DROP INDEX workshop__name_uq'),
    finds: 'schema red lacking',
    words: /workshop__name_uq/,
  },
  {
    fault: 'stock is not the sum of its entries',
    finds: 'books red wrong',
    hurt: (f) => tamper(f, row('spare_part', { plant_id: 1, code: 'S1', name: 'S', unit: 'pc', quantity: 5000 })),
  },
  {
    fault: 'an entry records another balance than the entries make',
    finds: 'books red recorded',
    words: /sparePartLog 1: balance is 4, the entries make 5/,
    hurt: (f) =>
      tamper(
        f,
        row('spare_part', { id: 1, plant_id: 1, code: 'S1', name: 'S', unit: 'pc', quantity: 5000 }),
        row('spare_part_log', {
          ...{ id: 1, plant_id: 1, part_id: 1, store_type: 'IN', booked_at: 0 },
          ...{ quantity_changed: 5000, balance: 4000, amount: 0 },
        }),
      ),
  },
  { fault: 'writes were lost with the WAL', hurt: loseWal, finds: 'logs red broken' },
  {
    fault: 'a row of the trail was changed',
    hurt: pastGuard("UPDATE operation_log SET user_name = 'nobody' WHERE id = 2"),
    finds: 'logs red broken',
  },
  {
    fault: 'the end of the trail was cut off',
    hurt: pastGuard('DELETE FROM operation_log WHERE id = (SELECT max(id) FROM operation_log)'),
    finds: 'logs red broken',
  },
  { fault: 'JWT_SECRET was changed', hurt: set({ JWT_SECRET: 'q7Zp3vXw9Rk2Lm5Tn8Yb4Hc6Jd1Fg0Sa' }), finds: 'logs red otherSecret' },
  { fault: 'JWT_SECRET was lost', hurt: (f) => rmSync(join(f, 'jwt.secret')), finds: 'logs red otherSecret' },
  {
    fault: 'the clock was set back',
    hurt: (f) => utimesSync(sqliteIn(f), new Date(), new Date(Date.now() + 2 * HOUR_MS)),
    finds: 'clock red off',
  },
  { fault: 'Redis is not there', hurt: set({ REDIS_URL: 'redis://127.0.0.1:9' }), finds: 'redis red away refused' },
  {
    fault: 'the host of Redis has no such name',
    hurt: set({ REDIS_URL: 'redis://no-such-host.invalid' }),
    finds: 'redis red away unknownHost',
  },
  {
    fault: 'jobs do not reach the queue',
    finds: 'outbox red late',
    hurt: (f) => tamper(f, `INSERT INTO outbox (job, payload, created_at, updated_at) VALUES ('x', '{}', ${Date.now() - HOUR_MS}, 0)`),
  },
  { fault: 'no worker runs', hurt: (f) => tamper(f, living('api')), finds: 'worker red none' },
  { fault: 'no scheduler runs', hurt: (f) => tamper(f, living('api worker')), finds: 'scheduler red none' },
  {
    fault: 'two releases run',
    hurt: (f) => tamper(f, living('api worker scheduler', '1', 'a#1'), living('api', '2', 'b#1')),
    finds: 'releases yellow several',
  },
  { fault: 'the last good backup is old', hurt: backupRow('MADE', 9 * DAY_MS), finds: 'backup red late' },
  {
    fault: 'the last backup failed',
    hurt: backupRow('FAILED', 10 * 60_000, 'ENOSPC: no space left'),
    finds: 'backup yellow failed',
    words: /no space left/,
  },
  {
    fault: 'the last backup is broken',
    hurt: backupRow('BROKEN', 10 * 60_000, 'the archive ends early'),
    finds: 'backup yellow failed',
    words: /ends early/,
  },
  {
    fault: 'contents of an uploaded file are missing',
    hurt: (f) => rmSync(join(f, 'uploads'), { recursive: true, force: true }),
    finds: 'uploads red missing',
  },
  { fault: 'another program has the port', hurt: heldPort, finds: 'port red heldBy', words: /\(\d+\)/ },
  { fault: 'the certificate has ended', hurt: () => certificate(['localhost'], { ageDays: 500 }), finds: 'certificate red expired' },
  {
    fault: 'the certificate is for another name',
    hurt: () => certificate(['other.lan']),
    finds: 'certificate yellow otherName',
    words: /other\.lan/,
  },
  {
    ...{ fault: 'the public address is not that of the certificate', finds: 'certificate yellow otherName', words: /mes\.plant\.example/ },
    hurt: (f) => {
      tamper(f, "UPDATE config SET config_value = 'https://mes.plant.example' WHERE config_key = 'site.address'")
      return certificate(['localhost'])
    },
  },
  { fault: 'the key is of another certificate', hurt: otherKey, finds: 'certificate red otherKey' },
  { fault: 'others may read the key', hurt: () => certificate(['localhost'], { mode: 0o644 }), finds: 'certificate yellow openKey' },
  {
    fault: 'the certificate is not there',
    hurt: set({ TLS_CERT: '/nowhere/c.pem', TLS_KEY: '/nowhere/k.pem' }),
    finds: 'certificate red unreadable',
  },
  {
    fault: 'a proxy is in front and TRUST_PROXY unset',
    hurt: forwardedFrom('172.18.0.2', null),
    finds: 'proxy red untold',
    words: /172\.18\.0\.2/,
  },
  {
    ...{ fault: 'TRUST_PROXY names another proxy', finds: 'proxy red elsewhere', words: /172\.18\.0\.2/ },
    hurt: (f) => {
      forwardedFrom('172.18.0.2', ['10.9.9.9'])(f)
      return { settings: { TRUST_PROXY: '10.9.9.9' } }
    },
  },
  { fault: 'the mail server hangs up', hurt: silentServer, finds: 'smtp red away closed' },
  {
    fault: 'the mail server is not there',
    hurt: set({ SMTP_URL: 'smtp://127.0.0.1:9', SMTP_FROM: 'a@plant.example' }),
    finds: 'smtp red away refused',
  },
  { fault: 'mails lead nowhere', hurt: silentServer, finds: 'mailLinks yellow none' },
  { fault: 'the storage of files is not there', hurt: set(S3), finds: 'bucket red away refused' },
  { fault: 'BACKUP_DIR cannot be written', hurt: (f) => ({ settings: { BACKUP_DIR: sqliteIn(f) } }), finds: 'backupFolder red unwritable' },
  {
    fault: 'BACKUP_CONTINUOUS cannot be written',
    hurt: set({ BACKUP_CONTINUOUS: '/nowhere/else/continuous' }),
    finds: 'continuousBackup red unwritable',
  },
  { fault: 'AUDIT_HEAD_FILE cannot be written', hurt: set({ AUDIT_HEAD_FILE: '/nowhere/heads' }), finds: 'headFile red unwritable' },
  {
    fault: 'demo data is on in production',
    hurt: set({ NODE_ENV: 'production', DEMO: '1', JWT_SECRET: 'q7Zp3vXw9Rk2Lm5Tn8Yb4Hc6Jd1Fg0Sa' }),
    finds: 'secrets red demo',
  },
  {
    fault: 'notices leave the house without encryption',
    hurt: set({ WECHAT_ROBOT_ENDPOINT: 'http://203.0.113.7' }),
    finds: 'neighbors yellow plain',
    words: /203\.0\.113\.7/,
  },
  { fault: 'PORT is no number', hurt: set({ PORT: 'four' }), finds: 'PORT' },
  { fault: 'DATABASE_URL is no address', hurt: set({ DATABASE_URL: 'oracle:somewhere' }), finds: 'DATABASE_URL' },
]
