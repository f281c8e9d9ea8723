import { type Registry, type Store, systemActor } from '../../kernel/index.ts'

/** What areas say must hold among rows and does not. Nothing where all is well; for doctor and tests. */
export async function inconsistencies(store: Pick<Store, 'read'>, { areas }: Pick<Registry, 'areas'>): Promise<string[]> {
  const read = store.read(systemActor(0))
  const all: string[] = []
  for (const { name, faults } of areas.flatMap((area) => area.integrityChecks ?? []))
    all.push(...(await faults(read)).map((fault) => `${name}: ${fault}`))
  return all
}
