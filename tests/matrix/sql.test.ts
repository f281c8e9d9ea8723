import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas, registry } from '../../server/domain/index.ts'
import type { ListQuery, ResourceDef } from '../../server/kernel/index.ts'
import type { OpenStore } from '../../server/store/index.ts'
import { defaultOrder, snake } from '../../server/store/schema/tableSpec.ts'
import { textIndexOf } from '../../server/store/search/textIndex.ts'
import { guessRows } from '../../server/store/search/trigramSelectivity.ts'
import { person } from '../support/samples/factories.ts'
import { type ListPlanned, listSql } from '../support/sql/listSql.ts'
import { modelSql } from '../support/sql/modelSql.ts'
import { openPlanner, type Planner } from '../support/sql/planner.ts'
import { recorded, watchedStore } from '../support/sql/recorder.ts'
import { leftOver, REWRITE, reviewed } from '../support/sql/reviewed.ts'
import { type Planned, sectionsOf } from '../support/sql/sections.ts'
import { sqlFile } from '../support/sql/sqlFile.ts'
import { demoStore } from '../support/store/demoStore.ts'
import { dialect, fixedClock } from '../support/store/store.ts'

/** Whoever may do everything in one plant. */
const reader = person(1, ['*:*:*'])
let planner: Planner
let demo: Awaited<ReturnType<typeof demoStore>>
/** A list finds its statement without looking at a row; a read model sends what follows from the rows that it finds. */
let empty: OpenStore
let filled: OpenStore
beforeAll(async () => {
  planner = await openPlanner()
  demo = await demoStore(fixedClock())
  empty = await watchedStore(planner.emptyUrl)
  filled = await watchedStore(demo.url)
  await learnLinked()
})
afterAll(async () => {
  await Promise.all([empty.close(), filled.close()])
  await demo.close()
  await planner.close()
})

/** What PostgreSQL knows of an index is kept for a while: the first list that asks for it, its own or one that links to it, would show that. */
async function learnLinked() {
  if (dialect === 'sqlite') return
  for (const { searchableThrough, fields } of registry.exposed)
    for (const link of searchableThrough) {
      const target = registry.byName(fields[link]?.target ?? '')
      const index = target && textIndexOf(target)
      if (index) await guessRows(empty.engine.heavy, index, { whole: ['abc'], beginning: '' })
    }
}
const planOf = (sql: string) => planner.planOf(sql)
const lists = areas.flatMap(({ name, resources }) =>
  resources.filter((one) => registry.exposed.includes(one)).map((one) => [`${name}/${one.name}.sql`, one] as const),
)
const models = areas.flatMap(({ name, readModels = [] }) => readModels.map((one) => [`${name}/${one.name}.sql`, one] as const))

/** Plans are those of one version of PostgreSQL: another one words and chooses them in its own way. */
const PLANNED_BY = 'PostgreSQL 15'
function expectReviewed(name: string, statements: readonly Planned[]) {
  if (dialect === 'postgres' && planner.version !== PLANNED_BY) return
  const text = sqlFile(sectionsOf(statements))
  expect(text, REWRITE).toBe(reviewed(name, text))
}

/** What is computed is sorted anew each time. */
const isStored = ({ computed }: ResourceDef, key: string) => !(key in computed)
const orderOf = (resource: ResourceDef, { sort, filter, keyword }: Partial<ListQuery>) =>
  filter || keyword ? undefined : (sort ?? defaultOrder(resource).key)
/** What holds for every list on SQLite, whatever was reviewed. */
function expectIndexed(resource: ResourceDef, statements: readonly ListPlanned[]) {
  const pages = statements.filter(({ text }) => !text.startsWith('select count('))
  for (const { query, plan } of pages.filter((one) => isStored(resource, orderOf(resource, one.query) ?? ''))) {
    if (resource.scope === 'plant' && orderOf(resource, query))
      expect([query, plan]).toEqual([query, expect.not.stringMatching(/TEMP B-TREE|^SCAN/m)])
    if (resource.about && !Object.keys(query).length) expect(plan).not.toContain('TEMP B-TREE')
    if (resource.scope === 'plant' && query.keywordIn) expect(plan).toContain('COVERING INDEX')
  }
}
describe.each(lists)('the statements of the list %s', (name, resource) => {
  it('and their plans are those that were reviewed, and no page sorts or walks what an index has in order', async () => {
    const statements = await recorded(empty, reader, (record) => listSql(resource, record, planOf))
    expectReviewed(name, statements)
    if (dialect === 'sqlite') expectIndexed(resource, statements)
  })
})

/** Of these, many are kept. */
const plantTables = new Set(registry.resources.filter((one) => one.scope === 'plant').map(({ name }) => snake(name)))
describe.each(models)('the statements of the read model %s', (name, model) => {
  it('and their plans are those that were reviewed, and none walks a whole table of a plant', async () => {
    const statements = await recorded(filled, reader, (record) => modelSql(reader, model, { store: demo.store, record, planOf }))
    expectReviewed(name, statements)
    const walked = statements.flatMap(({ plan }) =>
      [...plan.matchAll(/\b(?:SCAN|Seq Scan on) (\w+)(?! USING)$/gm)].map(([, table = '']) => table),
    )
    expect(walked.filter((table) => plantTables.has(table))).toEqual([])
  })
})

it('no reviewed file is left of a list or read model that is gone', () => {
  expect(leftOver([...lists, ...models].map(([name]) => name)), REWRITE).toEqual([])
})
