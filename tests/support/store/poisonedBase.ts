import { getTableName } from 'drizzle-orm'
import { hashPassword, sha256Hex } from '../../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { user } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { openFile } from '../../../server/store/engine/sqlite.ts'
import { sanitized } from '../../../server/store/schema/richText.ts'
import { column, dynamicTable } from '../../../server/store/schema/tables.ts'
import { demoStore } from './demoStore.ts'
import { fixedClock } from './store.ts'

/** What would run if it were taken for more than text; the shortest first. */
const SCRIPTS = [
  '<svg onload=ran()>',
  '<img src=x onerror=ran()>',
  `"><script>ran()</script><img src=x onerror='ran()'><a href="javascript:ran()">a</a><iframe srcdoc="<script>parent.ran()</script>"></iframe>`,
]
/** What the product itself reads in its rows: without it there would be nothing to look at. */
const ITS_OWN = new Set(['menu', 'config', 'dictType', 'dictData', 'role', 'notificationType'])

/**
 * Demo data in which every text that people write holds a script, put there past all rules. Out: the file, and how many fields of how many
 * resources hold one.
 */
export async function poisonedBase() {
  const demo = await demoStore(fixedClock())
  const passwordHash = await hashPassword(sha256Hex(DEMO_PASSWORD))
  await demo.store.write(systemActor(0), async (uow) => {
    for (const row of await uow.of(user).lockWhere({ username: 'admin' })) await uow.of(user).patch(row, { passwordHash })
  })
  const { tables } = demo.store
  const base = openFile(demo.url.slice('file:'.length))
  let fields = 0
  for (const resource of registry.exposed.filter(({ name, sealed }) => !ITS_OWN.has(name) && !sealed)) {
    const table = dynamicTable(tables, resource)
    for (const [key, { kind, options }] of Object.entries(resource.fields)) {
      const o = options as {
        max?: number
        pattern?: unknown
        dictionary?: string
        valuesOf?: string
        spells?: string
        rich?: boolean
        secret?: boolean
        readonly?: boolean
        transient?: boolean
      }
      const isFree = kind === 'text' && !o.pattern && !o.dictionary && !o.valuesOf && !o.spells && !o.secret && !o.readonly && !o.transient
      const script = SCRIPTS.findLast((one) => one.length + 6 <= (o.max ?? 500))
      if (!isFree || !script) continue
      // Of a formatted text no more is ever stored than what is left of it.
      const stored = o.rich ? (await sanitized(resource, { [key]: script }))[key] : script
      const name = `"${column(table, key).name}"`
      const { changes } = base.prepare(`update "${getTableName(table)}" set ${name} = ? || id`).run(stored)
      if (changes) fields++
    }
  }
  base.close()
  return { url: demo.url, fields, close: demo.close }
}
