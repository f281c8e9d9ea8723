import type { Read } from '../../kernel/index.ts'
import { vendor } from '../masterdata/index.ts'
import { configValue, STOCK_LEAD_DAYS } from '../system/index.ts'

/** How many days vendors take to deliver: what is said of them, else what the parameter says of all. */
export async function leadDaysOf(read: Read, vendorIds: readonly (number | null)[]): Promise<{ of(vendorId: number | null): number }> {
  const ids = [...new Set(vendorIds.filter((id) => id !== null))]
  const [usual, vendors] = await Promise.all([configValue(read, STOCK_LEAD_DAYS), ids.length ? read.of(vendor).many(ids) : []])
  const own = new Map(vendors.flatMap((one) => (one?.leadDays == null ? [] : [[one.id, one.leadDays] as const])))
  return { of: (vendorId) => own.get(vendorId ?? 0) ?? Number(usual) }
}
