import { pointsTemplate, templatePoint } from '../../domain/maintenance/index.ts'
import type { ResourceDef } from '../../kernel/index.ts'
import type { Plant } from '../plants/plants.ts'
import { numbered, type Row, SORT_STEP } from '../tables.ts'
import table from './templates.json' with { type: 'json' }

/** What every line of maintenance has that does not say otherwise. */
const PLAN = { basis: 'FIXED', leadDays: 7, maintCycle: null, cycleUnit: null }

/** What machines of one kind are checked and looked after for, in every plant. */
export function templatesOf(
  plants: readonly Plant[],
  { shifts, stamps }: { shifts: readonly Row[]; stamps: Row },
): readonly (readonly [ResourceDef, readonly Row[]])[] {
  const templates: Row[] = []
  const points: Row[] = []
  for (const { id: plantId } of plants) {
    const own = shifts.filter((row) => row.plantId === plantId)
    for (const [at, { plants: _, lines, shifts: places, ...row }] of table.filter((one) => one.plants.includes(plantId)).entries()) {
      const templateId = templates.length + 1
      const shiftIds = places.flatMap((place) => own[place]?.id ?? [])
      templates.push({ id: templateId, plantId, ...row, shiftIds, sortOrder: (at + 1) * SORT_STEP, status: 'ENABLED', ...stamps })
      for (const [nth, line] of lines.entries()) {
        const place = { plantId, templateId, sortOrder: (nth + 1) * SORT_STEP, closeAtWeekend: false }
        points.push({ ...place, ...(line.kind === 'MAINT' && PLAN), ...line, ...stamps })
      }
    }
  }
  return [
    [pointsTemplate, templates],
    [templatePoint, numbered(points)],
  ]
}
