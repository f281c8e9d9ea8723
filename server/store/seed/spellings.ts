import { type BulkStore, type Registry, systemActor } from '../../kernel/index.ts'
import { spellings } from '../spelling.ts'

/** Rows from before a text was spelled get their pinyin, so that they are found like new ones. */
export async function fillSpellings(store: BulkStore, registry: Registry): Promise<void> {
  for (const resource of registry.resources) {
    for (const [key, of] of spellings(resource)) {
      const rows: readonly Record<string, unknown>[] = await store
        .read(systemActor(0))
        .of(resource)
        .find({ [key]: null } as never)
      const lacking = rows.filter((row) => row[of] != null)
      if (!lacking.length) continue
      await store.write(systemActor(0), async (uow) => {
        for (const row of lacking) await uow.of(resource).patch(row as never, { [of]: row[of] } as never)
      })
    }
  }
}
