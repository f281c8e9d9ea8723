import { copyFileSync, rmSync } from 'node:fs'
import { seedDemo } from '../../../server/demo/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { plant } from '../../../server/domain/masterdata/index.ts'
import {
  type Actor,
  type GroupRequest,
  groupableOf,
  isCalendar,
  measurableOf,
  measuresOf,
  operations,
  type ResourceDef,
  systemActor,
} from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { openFile } from '../../../server/store/engine/sqlite.ts'
import { openStore } from '../../../server/store/index.ts'
import { snake, storedFields } from '../../../server/store/schema/tableSpec.ts'
import { benchBase, copyRows } from '../benchBase.ts'
import { costOf, medians } from '../cost.ts'

/* Any of 20 lists in any of three groupings, over so many rows of one plant, on SQLite, by processor time of all threads. */
const ROWS = Number(process.env.ROWS ?? 250_000)
const LISTS = Number(process.env.LISTS ?? 20)
const GOAL_MS = 300
const TIMES = 3
/** Copies are spread over four years. */
const DAYS = 1461
const DAY_MS = 86_400_000
const now = new Date('2026-11-18T02:00:00.000Z')
const context = { language: 'en', translate: words('en') } as const

const demo = await benchBase('demo-for-groups', {
  async fill(store) {
    await seedDemo(store, { now, offsetMinutes: 480, hashPassword: async () => 'none' })
  },
})
const read = openFile(demo, true)
const counted = registry.exposed.flatMap((resource) => {
  if (resource.scope !== 'plant' || groupableOf(resource).length < 4) return []
  const { n } = read.prepare(`select count(*) as n from ${snake(resource.name)}`).get() as { n: number }
  return n >= 20 ? [{ resource, rows: n }] : []
})
read.close()
const lists = counted.sort((a, b) => groupableOf(b.resource).length - groupableOf(a.resource).length).slice(0, LISTS)

/** A copy of the demo base in which one table is long: its dates spread, all rows in the first plant. */
function grown(resource: ResourceDef): string {
  const file = demo.replace(/\.sqlite$/, `-${resource.name}.sqlite`)
  copyFileSync(demo, file)
  const base = openFile(file)
  const table = snake(resource.name)
  const indexes = base.pragma(`index_list(${table})`) as { name: string; unique: number; origin: string }[]
  for (const { name, unique, origin } of indexes)
    if (unique && origin === 'c' && !name.endsWith('__plant_uq')) base.exec(`drop index "${name}"`)
  base.pragma('foreign_keys = OFF')
  const [first] = base.prepare('select min(id) as id from plant').all() as { id: number }[]
  base.exec(`update ${table} set plant_id = ${first?.id}`)
  const { last, n } = base.prepare(`select max(id) as last, count(*) as n from ${table}`).get() as { last: number; n: number }
  const days = `(@copy * 7919) % ${DAYS}`
  const values = Object.fromEntries(
    storedFields(resource).flatMap(([key, { kind }]) => {
      const column = snake(key)
      if (kind === 'instant') return [[column, `${column} - (${days}) * ${DAY_MS}`]]
      return kind === 'date' ? [[column, `date(${column}, '-' || (${days}) || ' days')`]] : []
    }),
  )
  copyRows(base, { table, rows: last, copies: Math.ceil(ROWS / n), values })
  base.exec('ANALYZE')
  base.close()
  return file
}

/** By one category, by a link and month, and by three fields; each with what can be computed of an amount. */
function groupingsOf(resource: ResourceDef): GroupRequest[] {
  const all = groupableOf(resource)
  const key = (test: (kind: string) => boolean) => all.filter(([, { kind }]) => test(kind)).map(([field]) => ({ field }))
  const [dates, links, others] = [
    all.filter(([name, field]) => isCalendar(field) && name in resource.fields).map(([field]) => field),
    key((kind) => kind === 'link'),
    key((kind) => kind === 'choice' || kind === 'flag' || kind === 'text'),
  ]
  const [date = 'createdAt'] = dates
  const measures = measurableOf(resource)
    .slice(0, 1)
    .flatMap(([field, def]) => measuresOf(def).map((of) => ({ field, of })))
  const first = others[0] ?? links[0] ?? { field: date }
  const second = links.find(({ field }) => field !== first.field) ?? others[1]
  return [
    { by: [first], measures },
    { by: [...(second ? [second] : []), { field: date, step: 'month' }], measures },
    { by: [first, ...(second ? [second] : []), { field: date, step: 'month' }], measures },
  ]
}
const label = ({ by }: GroupRequest) => by.map(({ field, step }) => (step ? `${field} by ${step}` : field)).join(', ')

let worst = 0
for (const { resource } of lists) {
  const file = grown(resource)
  const store = await openStore({ url: `file:${file}`, now: () => now, readers: 1 })
  const [here] = await store.read(systemActor(0)).of(plant).find({})
  const actor: Actor = { ...systemActor((here as { id: number }).id), kind: 'user' }
  const ops = operations(store, registry)
  for (const grouping of groupingsOf(resource)) {
    const run = () => ops.group(actor, resource, grouping, context)
    const page = await run().catch((e: Error & { code?: string }) => e)
    if (page instanceof Error) {
      console.log(`${resource.name} by ${label(grouping)}: refused, ${(page as { code?: string }).code ?? page.message}`)
      continue
    }
    const costs = []
    for (let nth = 0; nth < TIMES; nth++) costs.push(await costOf(run))
    const { cpuMs } = medians(costs)
    worst = Math.max(worst, cpuMs)
    console.log(`${resource.name} by ${label(grouping)}: ${page.rows} rows, ${page.total} groups, cpu ${cpuMs.toFixed(0)} ms`)
  }
  await store.close()
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
}
console.log(`worst ${worst.toFixed(0)} ms (goal <= ${GOAL_MS})`)
