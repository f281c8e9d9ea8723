import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { restoreBackup } from '../../../server/backup/restoreBackup.ts'
import { sparePartLog } from '../../../server/domain/stock/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { openStore } from '../../../server/store/index.ts'
import { freePort, run } from '../servers/process.ts'
import { ADMIN_PASSWORD, ownBase } from '../stories/shopFloor.ts'
import { signedIn, stockYard } from '../stories/stockYard.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const program = process.env.TEST_BUILT ? ['dist/server/backup.js'] : ['--import', 'tsx', 'server/tools/backup.ts']
const PLANT = 1

/** The command line's own program, as a person calls it. Out: the last line that it printed. */
function backUp(settings: Readonly<Record<string, string>>, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...program, ...args], { cwd: root, env: { ...process.env, ...settings } })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()))
    child.on('close', (code) => (code === 0 ? resolve(text.trim().split('\n').at(-1) ?? '') : reject(new Error(text))))
  })
}

/** Clients that post stock without a pause, each with what it was told; a token that grows old is renewed with an answer. */
function posting(address: string, { token, clients, partIds }: { token: string; clients: number; partIds: readonly number[] }) {
  let authorization = `Bearer ${token}`
  const acknowledged: number[] = []
  const faults: string[] = []
  let isOver = false
  const query = 'mutation($input: CreateSparePartLogInput!) { made: createSparePartLog(input: $input) { id } }'
  async function client(nth: number) {
    for (let at = nth; !isOver; at++) {
      const input = { partId: String(partIds[at % partIds.length]), storeType: 'IN', quantity: 1 + (at % 7), unitPrice: 2 }
      const headers = { 'content-type': 'application/json', authorization }
      const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables: { input } }) })
      authorization = response.headers.get('authorization') ?? authorization
      const { data, errors } = (await response.json()) as { data?: { made: { id: string } }; errors?: { message: string }[] }
      if (data?.made) acknowledged.push(Number(data.made.id))
      else faults.push(errors?.[0]?.message ?? 'no answer')
    }
  }
  const all = Array.from({ length: clients }, (_, nth) => client(nth))
  return {
    acknowledged,
    faults,
    stop: async () => {
      isOver = true
      await Promise.all(all)
    },
  }
}

export interface Rounds {
  readonly base: 'sqlite' | 'postgres'
  /** So many backups, one after the other; of these, every how manieth adds to a folder of blocks instead. */
  readonly rounds: number
  readonly continuousEvery?: number
}
export interface RoundsTold {
  readonly backups: number
  readonly acknowledged: number
  /** Entries that were acknowledged before a backup began, and are not in what came back. */
  readonly lost: number
  readonly faults: readonly string[]
}

/**
 * Backups of a server under load. Each is restored, which holds it to its checksums, pages, references and stock as the sum of its entries, and
 * is asked for every entry that somebody was told of before it began.
 */
export async function backupRounds({ base, rounds, continuousEvery = 4 }: Rounds): Promise<RoundsTold> {
  const { settings, store, drop } = await ownBase(base === 'sqlite' ? 'embedded' : 'postgres')
  const place = mkdtempSync(join(tmpdir(), 'millwright-rounds-'))
  const yard = await stockYard(store, PLANT)
  const port = String(await freePort())
  const server = await run({ ...settings, PORT: port }, ['api'])
  let lost = 0
  try {
    if (!(await server.ready)) throw new Error(server.said())
    const address = `http://127.0.0.1:${port}`
    const partIds = yard.items.filter(({ log }) => log === 'SparePartLog').map(({ id }) => id)
    const load = posting(address, { token: await signedIn(address, 'admin', ADMIN_PASSWORD), clients: 8, partIds })
    while (!load.acknowledged.length && !load.faults.length) await new Promise((turn) => setTimeout(turn, 20))
    for (let round = 1; round <= rounds; round++) {
      const before = [...load.acknowledged]
      const isContinuous = base === 'sqlite' && round % continuousEvery === 0
      const blocks = join(place, 'blocks')
      const printed = await backUp(settings, isContinuous ? ['--continuous', blocks] : ['--to', join(place, 'archives')])
      const there = join(place, `there-${round}`)
      const config = readConfig({ ...settings, DATA_DIR: there, DATABASE_URL: `file:${join(there, 'base.sqlite')}` })
      await restoreBackup(config, isContinuous ? blocks : printed)
      const back = await openStore({ url: config.databaseUrl, readers: 1 })
      const { db, table } = back.read(systemActor(PLANT))
      const t = table(sparePartLog)
      const found = new Set((await db.select({ id: t.id }).from(t)).map(({ id }) => id))
      await back.close()
      lost += before.filter((id) => !found.has(id)).length
      rmSync(there, { recursive: true, force: true })
      if (!isContinuous) rmSync(printed)
    }
    await load.stop()
    return { backups: rounds, acknowledged: load.acknowledged.length, lost, faults: load.faults }
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
    rmSync(place, { recursive: true, force: true })
    await drop()
  }
}
