import { Worker } from 'node:worker_threads'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { STOCK_BOOKS, stockFigures } from '../../server/domain/analytics/stockFigures.query.ts'
import { registry } from '../../server/domain/index.ts'
import { shortages } from '../../server/domain/stock/orders/shortages.query.ts'
import { type Read, type ResourceDef, sortableOf } from '../../server/kernel/index.ts'
import { openFile } from '../../server/store/engine/sqlite.ts'
import { scopeOf } from '../../server/store/schema/scope.ts'
import { defaultOrder, snake } from '../../server/store/schema/tableSpec.ts'
import { buildTables } from '../../server/store/schema/tables.ts'
import { demoStore } from '../support/demoStore.ts'
import { person } from '../support/factories.ts'
import { dialect, fixedClock, testStore } from '../support/store.ts'

/** What is computed is sorted anew each time. */
const stored = (resource: ResourceDef) => sortableOf(resource).filter((key) => !(key in resource.computed))

describe.runIf(dialect === 'sqlite')('the page of a list', () => {
  let base: ReturnType<typeof openFile>
  let close: () => Promise<void>
  beforeAll(async () => {
    const made = await testStore()
    close = made.close
    base = openFile(made.url.slice('file:'.length), true)
  })
  afterAll(async () => {
    base.close()
    await close()
  })

  const planOf = (resource: ResourceDef, key: string, desc: boolean, more = '') => {
    const order = [key, ...(key === 'id' ? [] : ['id'])].map((k) => `${snake(k)} ${desc ? 'desc' : 'asc'}`).join(', ')
    const where = [resource.scope === 'plant' ? 'plant_id = 1' : '1 = 1', more].filter(Boolean).join(' and ')
    const rows = base.prepare(`explain query plan select id from "${snake(resource.name)}" where ${where} order by ${order} limit 20`).all()
    return rows.map((row) => (row as { detail: string }).detail).join('\n')
  }

  it.each(registry.exposed.filter((r) => r.scope === 'plant').map((r) => [r.name, r] as const))(
    'of %s never sorts and never walks the table',
    (_name, resource) => {
      const { key, desc } = defaultOrder(resource)
      for (const [sort, way] of [
        [key, desc],
        ...stored(resource).flatMap((k) => [
          [k, false],
          [k, true],
        ]),
      ] as [string, boolean][]) {
        const plan = planOf(resource, sort, way)
        expect([sort, plan]).toEqual([sort, expect.not.stringContaining('TEMP B-TREE')])
        expect([sort, plan]).toEqual([sort, expect.not.stringMatching(/^SCAN/m)])
      }
    },
  )

  it.each(registry.exposed.filter((r) => r.about).map((r) => [r.name, r] as const))(
    'of %s, seen from one plant, never sorts',
    (_name, resource) => {
      const { key, desc } = defaultOrder(resource)
      const scope = scopeOf(person(1, []), resource, buildTables('sqlite', registry.resources))
      const where = scope ? new SQLiteSyncDialect().sqlToQuery(scope).sql.replaceAll('?', '1') : ''
      expect(where).toContain('1')
      expect(planOf(resource, key, desc, where)).not.toContain('TEMP B-TREE')
    },
  )

  it.each(registry.exposed.filter((r) => r.covers.length).map((r) => [r.name, r] as const))(
    'of %s searches inside the index',
    (_name, resource) => {
      const { key, desc } = defaultOrder(resource)
      const search = resource.covers.map((c) => `${snake(c)} like '%x%'`).join(' or ')
      expect(planOf(resource, key, desc, `(${search})`)).toContain('COVERING INDEX')
    },
  )
})

/** A statement as it is handed to a reading thread. */
interface Sent {
  readonly sql: string | null
  readonly params: readonly unknown[]
}

describe.runIf(dialect === 'sqlite')('what is added up over the stock', () => {
  const asked = { from: '2026-10-20', to: '2026-11-18' }
  const models: readonly (readonly [string, (read: Read) => Promise<unknown>])[] = [
    ...STOCK_BOOKS.map((kind) => [`figures of ${kind}`, (read: Read) => stockFigures(read, { ...asked, kind })] as const),
    ['shortages', (read) => shortages(read, {})],
  ]
  let demo: Awaited<ReturnType<typeof demoStore>>
  let base: ReturnType<typeof openFile>
  beforeAll(async () => {
    demo = await demoStore(fixedClock())
    base = openFile(demo.url.slice('file:'.length), true)
  })
  afterAll(async () => {
    base.close()
    await demo.close()
  })

  it.each(models)('%s: no statement walks a whole table', async (_name, ask) => {
    const sent = vi.spyOn(Worker.prototype, 'postMessage')
    await ask(demo.store.read(person(1, ['*:*:*'])))
    const statements = sent.mock.calls.map(([message]) => message as Sent).filter(({ sql }) => sql)
    sent.mockRestore()
    expect(statements.length).toBeGreaterThan(2)
    for (const { sql, params } of statements) {
      const plan = base.prepare(`explain query plan ${sql}`).all(...params) as { detail: string }[]
      expect([sql, plan.map(({ detail }) => detail).filter((step) => /^SCAN (?!.*INDEX)/.test(step))]).toEqual([sql, []])
    }
  })
})
