import { type Registry, type Store, systemActor } from '../../kernel/index.ts'

/** Violations of the integrity checks of all areas; empty when there are none. For doctor and tests. */
export async function inconsistencies(store: Pick<Store, 'read'>, { areas }: Pick<Registry, 'areas'>): Promise<string[]> {
  const read = store.read(systemActor(0))
  const all: string[] = []
  for (const { name, faults } of areas.flatMap((area) => area.integrityChecks ?? []))
    all.push(...(await faults(read)).map((fault) => `${name}: ${fault}`))
  return all
}
