import { vendor } from '../../../server/domain/masterdata/index.ts'
import { sparePart, storageLocation } from '../../../server/domain/stock/index.ts'
import { benchBase, copyRows, fillPlants, fillRows } from '../benchBase.ts'

const [BLOCK, SHELVES, VENDORS] = [10_000, 50, 20]
const ENABLED = { status: 'ENABLED', sortOrder: 0 }

const partOf = (id: number) => ({
  plantId: 1,
  code: `P-${String(id).padStart(7, '0')}`,
  name: `bearing ${id}`,
  spec: '6312-2RS/C3',
  unit: 'pcs',
  quantity: 10,
  value: 0,
  reserved: 0,
  stockStatus: 'NORMAL',
  minQuantity: 4,
  unitPrice: 18.5,
  locationId: (id % SHELVES) + 1,
  vendorId: (id % VENDORS) + 1,
  sortOrder: (id * 7919) % 100_000,
  status: 'ENABLED',
})

/** So many spare parts of one plant, on shelves and of vendors. */
export const peersBase = (parts: number) =>
  benchBase(`peers-${parts}`, {
    async fill(store) {
      await fillPlants(store, { plants: 1, machines: 20, reporters: 1 })
      await fillRows(store, storageLocation, SHELVES, (id) => ({ plantId: 1, code: `A-${id}`, ...ENABLED }))
      await fillRows(store, vendor, VENDORS, (id) => ({ name: `vendor ${id}`, ...ENABLED }))
      await fillRows(store, sparePart, Math.min(parts, BLOCK), partOf)
    },
    grow(base) {
      const values = {
        code: "'P-' || printf('%07d', id + @by)",
        name: "'bearing ' || (id + @by)",
        sort_order: '(id + @by) * 7919 % 100000',
      }
      copyRows(base, { table: 'spare_part', rows: BLOCK, copies: Math.ceil(parts / BLOCK), values })
    },
  })
