import { and, eq, type SQL } from 'drizzle-orm'
import type { Read } from '../../../kernel/index.ts'
import { workshop } from '../../masterdata/index.ts'
import { reportLog } from '../reportLog.resource.ts'

/** Which machines are asked about; all of the plant unless one is named. */
export interface Place {
  readonly workshopId?: number
  readonly equipmentId?: number
}

export interface AskedWorkshop {
  readonly workshopId?: number | null | undefined
}

/** A workshop of the plant, or all of the plant. */
export async function checkedPlace(read: Read, { workshopId }: AskedWorkshop): Promise<Place> {
  if (workshopId == null) return {}
  return { workshopId: (await read.of(workshop).get(workshopId)).id }
}

/** Keeps a statement about reports to those of the place: a report stays in the workshop in which its machine stood. */
export function reportedAt(read: Read, { workshopId, equipmentId }: Place): SQL | undefined {
  const t = read.table(reportLog)
  return and(equipmentId ? eq(t.equipmentId, equipmentId) : undefined, workshopId ? eq(t.workshopId, workshopId) : undefined)
}
