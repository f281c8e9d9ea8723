import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Db } from '../../../../server/kernel/index.ts'
import { dialect, testStore } from '../../../support/store/store.ts'

it.runIf(dialect === 'postgres')(
  'a statement takes one processor, also where the base thinks more were sooner done (needs PostgreSQL)',
  async () => {
    const { store, close } = await testStore()
    const plan = await store.engine.heavy.transaction(async (transaction) => {
      const ask = (text: string) => (transaction as unknown as Db).execute(sql.raw(text))
      for (const cost of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size']) await ask(`set local ${cost} = 0`)
      await ask('create table many as select number from generate_series(1, 3000) as number')
      await ask('analyze many')
      return ask('explain select count(*) from many')
    })
    expect(JSON.stringify(plan)).toContain('Aggregate')
    expect(JSON.stringify(plan)).not.toContain('Gather')
    await close()
  },
)
