import { registry } from '../domain/index.ts'
import { ledgerFaults } from '../domain/ledger/index.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { damageOfFile } from '../store/engine/damage.ts'
import { openStore } from '../store/index.ts'
import { inconsistencies } from '../store/read/consistency.ts'
import { foreignParts } from './foreignParts.ts'
import { BadArchive } from './manifest.ts'

/** Holds a base that is up to date to what must be true of it: pages, references, stock as the sum of its entries, and what areas say. */
export async function checkBase(url: string, utcOffset: string): Promise<void> {
  const damage = isFileUrl(url) ? damageOfFile(filePathOf(url)) : undefined
  if (damage) throw new BadArchive(`The base is damaged: ${damage}`)
  const [foreign] = isFileUrl(url) ? foreignParts(filePathOf(url)) : []
  if (foreign) throw new BadArchive(`The base holds what is no part of Millwright: ${foreign}`)
  const store = await openStore({ url, readers: 1, utcOffset })
  try {
    const [fault] = await ledgerFaults(store)
    if (fault) throw new BadArchive(`Stock is not the sum of its entries: ${fault.item} ${fault.id}, ${fault.description}`)
    const [loose] = await inconsistencies(store, registry)
    if (loose) throw new BadArchive(loose)
  } finally {
    await store.close()
  }
}
