import { registry } from '../domain/index.ts'
import { ledgerFaults, rewriteBalances } from '../domain/ledger/index.ts'
import { filePathOf, isFileUrl } from '../platform/settings/locations.ts'
import { damageOfFile } from '../store/engine/damage.ts'
import { openStore } from '../store/index.ts'
import { inconsistencies } from '../store/read/consistency.ts'
import { foreignParts } from './foreignParts.ts'
import { BadArchive } from './manifest.ts'

/**
 * Holds a base that is up to date to what must be true of it: pages, references, stock as the sum of its entries, and what areas say. Balances that
 * entries record wrongly, as earlier versions left them, are corrected from the entries before, without a line in its log: that is as it was
 * written.
 * @returns how many entries were corrected.
 */
export async function checkBase(url: string, utcOffset: string): Promise<number> {
  const damage = isFileUrl(url) ? damageOfFile(filePathOf(url)) : undefined
  if (damage) throw new BadArchive(`The base is damaged: ${damage}`, { fault: 'DAMAGED', about: damage })
  const [foreign] = isFileUrl(url) ? foreignParts(filePathOf(url)) : []
  if (foreign) throw new BadArchive(`The base holds what is no part of Millwright: ${foreign}`, { fault: 'FOREIGN', about: foreign })
  const store = await openStore({ url, readers: 1, utcOffset })
  try {
    const rewritten = await rewriteBalances(store)
    const [fault] = await ledgerFaults(store)
    if (fault) {
      const about = `${fault.item} ${fault.id}, ${fault.description}`
      throw new BadArchive(`Stock is not the sum of its entries: ${about}`, { fault: 'LEDGER', about })
    }
    const [loose] = await inconsistencies(store, registry)
    if (loose) throw new BadArchive(loose, { fault: 'REFERENCES', about: loose })
    return rewritten.reduce((sum, { entries }) => sum + entries, 0)
  } finally {
    await store.close()
  }
}
