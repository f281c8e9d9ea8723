import { existsSync } from 'node:fs'
import type pg from 'pg'
import { registry } from '../domain/index.ts'
import { ledgerFaults, rewriteBalances } from '../domain/ledger/index.ts'
import { connected } from '../platform/connections/postgresConnection.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { forgetfulSettings, recogniseBase, StrangeBase } from '../store/index.ts'
import { schemaDrift } from '../store/migrate/schemaDrift.ts'
import { inconsistencies } from '../store/read/consistency.ts'
import { type Finding, green, type HealthCheck, red, type Site, yellow } from './check.ts'
import { reasonOf } from './reason.ts'

const CONNECT_MS = 8_000
const SHOWN = 3
export const isFile = ({ config }: Pick<Site, 'config'>) => isFileUrl(config.databaseUrl)
const listed = (lines: readonly string[]) => ({ count: lines.length, said: lines.slice(0, SHOWN).join('; ') })
const kindOf = (site: Site) => (isFile(site) ? 'SQLite' : 'PostgreSQL')

/** One question to PostgreSQL, over a connection of its own: one that is there already would hide that no other comes through. */
export const askPostgres = <R extends pg.QueryResultRow>(url: string, question: string): Promise<readonly R[]> =>
  connected(url, async (client) => (await client.query<R>(question)).rows, { connectionTimeoutMillis: CONNECT_MS })

/** Where it is, whether it answers, and whether it is a base of this version. */
export const base: HealthCheck = {
  name: 'base',
  group: 'base',
  async run(site): Promise<Finding> {
    const { databaseUrl } = site.config
    const kind = kindOf(site)
    if (isFile(site) && !existsSync(filePathOf(databaseUrl))) return green('absent', { kind })
    try {
      if (!isFile(site)) await askPostgres(databaseUrl, 'SELECT 1')
      const missing = await recogniseBase(databaseUrl)
      return missing ? yellow('older', { kind, missing }) : green('fine', { kind })
    } catch (error) {
      if (error instanceof StrangeBase) return red(error.kind, { about: error.about })
      return red(isFile(site) ? 'unreadable' : 'away', { kind, ...reasonOf(error) })
    }
  },
}

/** Whether all of it is there that its migrations have made: a column that somebody dropped keeps the server from starting. */
export const schema: HealthCheck = {
  name: 'schema',
  group: 'base',
  needsBase: true,
  holdsMs: 3_600_000,
  async run({ config: { databaseUrl } }) {
    const { lacking, added } = await schemaDrift(databaseUrl)
    const found = [...(lacking.length ? [red('lacking', listed(lacking))] : []), ...(added.length ? [yellow('added', listed(added))] : [])]
    return found.length ? found : green('fine')
  },
}

/** Settings of PostgreSQL that let a commit be lost which it has acknowledged. */
export const durability: HealthCheck = {
  name: 'durability',
  group: 'base',
  async run(site) {
    if (isFile(site)) return green('fine')
    const off = await forgetfulSettings(site.config.databaseUrl)
    return off.length ? red('off', { names: off.join(', ') }) : green('fine')
  },
}

/** Whether it takes writes, which a full disk and a replica do not. */
export const writing: HealthCheck = {
  name: 'writing',
  group: 'base',
  needsBase: true,
  async run(site) {
    try {
      await (await site.store()).ready()
      return green('fine')
    } catch (error) {
      return red('refused', { ...reasonOf(error) })
    }
  },
}

export const damage: HealthCheck = {
  name: 'damage',
  group: 'base',
  needsBase: true,
  isThorough: true,
  async run(site) {
    const { engine } = await site.store()
    const engineReport = await engine.damage()
    return engineReport ? red('damaged', { said: engineReport.replace(/\s+/g, ' ') }) : green('fine')
  },
}

/** Stock is the sum of its entries, and whatever else areas say must hold among their rows. */
export const books: HealthCheck = {
  name: 'books',
  group: 'base',
  needsBase: true,
  isThorough: true,
  async run(site) {
    const store = await site.store()
    const ledgers = await ledgerFaults(store)
    const lines = (some: typeof ledgers) => some.map(({ item, id, description }) => `${item} ${id}: ${description}`)
    const wrong = [...lines(ledgers.filter(({ isDerived }) => !isDerived)), ...(await inconsistencies(store, registry))]
    const recorded = lines(ledgers.filter(({ isDerived }) => isDerived))
    const found = [...(wrong.length ? [red('wrong', listed(wrong))] : []), ...(recorded.length ? [red('recorded', listed(recorded))] : [])]
    return found.length ? found : green('fine')
  },
  // They follow from the entries, so nothing is lost. Log rows are written by servers alone, which have the key of their trail.
  fix: async (site) => void (await rewriteBalances(await site.store())),
}
