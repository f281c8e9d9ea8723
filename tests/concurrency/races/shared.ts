import { registry } from '../../../server/domain/index.ts'
import { savedView } from '../../../server/domain/system/index.ts'
import { createView, defaultView } from '../../../server/domain/system/views/savedViews.ts'
import type { ResourceDef } from '../../../server/kernel/index.ts'
import type { RaceCase } from '../../support/store/raceTable.ts'
import { callers } from '../../support/stories/atOnce.ts'
import type { Made } from '../../support/stories/desk.ts'

const VIEWS = 8
const trees = registry.exposed.filter((one) => one.tree)
const node = ({ fields }: ResourceDef) => (fields.menuType ? { menuType: 'M' } : {})

/** Rows hung on each other in a ring: whoever comes last would close it. */
const ring = (resource: ResourceDef, count: number): RaceCase => ({
  name: `a ring of ${count} rows of ${resource.name} stays open`,
  count,
  async prepare(desk) {
    const key = resource.tree as string
    const rows: Made[] = []
    for (let nth = 0; nth < count; nth++) rows.push(await desk.row(resource, { [key]: null, ...node(resource) }))
    return {
      sides: rows.map((one, nth) => desk.change(nth, resource, one, { [key]: rows[(nth + 1) % count]?.id })),
      async end() {
        const now = (await desk.find(resource, { id: rows.map(({ id }) => id) } as never)) as unknown as Made[]
        return now.filter((one) => one[key] !== null).length
      },
    }
  },
})

export const sharedRaces: readonly RaceCase[] = [
  ...trees.flatMap((resource) => [ring(resource, 2), ring(resource, 3)]),
  {
    name: 'one of many views of a list is its default',
    count: VIEWS,
    areEqual: true,
    async prepare(desk) {
      const { storeOf } = desk.rivals
      const who = await desk.colleague()
      const views: { id: number }[] = []
      for (let nth = 0; nth < VIEWS; nth++) {
        const input = { resource: 'workshop', name: `view ${nth}`, state: '{}' }
        views.push(await storeOf(0).write(who, (uow) => createView(uow, registry, input)))
      }
      const choose = (nth: number) => storeOf(nth).write(who, (uow) => defaultView(uow, registry, views[nth]?.id ?? 0, true))
      return {
        sides: callers(VIEWS, choose),
        end: async () => (await desk.find(savedView, { userId: who.userId as number, isDefault: true })).length,
      }
    },
  },
  {
    name: 'many rows are changed beside the removal of one of them',
    count: 2,
    async prepare(desk) {
      const posts = registry.byName('post') as ResourceDef
      const rows = [await desk.row(posts), await desk.row(posts), await desk.row(posts)]
      const ids = rows.map(({ id }) => id)
      return {
        sides: [desk.changeMany(0, posts, ids, { sortOrder: 7 }), desk.drop(1, posts, rows[1] as Made)],
        async end() {
          const now = (await desk.find(posts, { id: ids } as never)) as unknown as Made[]
          return now.map(({ sortOrder }) => sortOrder)
        },
      }
    },
  },
]
