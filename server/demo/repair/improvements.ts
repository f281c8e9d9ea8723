import { repairLog } from '../../domain/repair/index.ts'
import { addDays, businessDay, dayStart } from '../../kernel/index.ts'
import type { Plant } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import type { Draft } from '../replayEvents.ts'
import { UNTOUCHED } from './drafts.ts'
import work from './improvements.json' with { type: 'json' }
import { HOUR, MINUTE } from './incidents.ts'

const DAYS = 90

/** A handful of such repairs every week, on weekdays in the day shift, all finished by now. */
export function improvements(random: Random, plant: Plant, { now, offset }: { now: number; offset: number }): Draft[] {
  const today = businessDay(new Date(now), offset)
  const drafts: Draft[] = []
  for (let back = DAYS; back > 0; back--) {
    const from = dayStart(addDays(today, -back), offset).getTime()
    const weekday = new Date(from + offset * MINUTE).getUTCDay()
    if (weekday === 0 || weekday === 6 || !random.chance(0.7)) continue
    const { repairType, meant, done } = random.pick(work)
    const people = new Set([random.pick(plant.repairers), random.pick(plant.repairers)])
    const [by] = people
    const machine = random.pick(plant.machines)
    const at = from + random.between(7.5, 10) * HOUR
    const [begun, ended] = [at + 20 * MINUTE, at + random.between(1.5, 5) * HOUR]
    const values = {
      reportId: null,
      equipmentId: machine.id,
      unitId: null,
      ductId: null,
      faultCategoryId: null,
      faultIds: [],
      faultDescription: meant,
      repairerIds: [...people].map((one) => one.id),
      ...UNTOUCHED,
      repairType,
    }
    const worker = by ?? plant.lead
    const events: Draft['events'] = [
      { at, action: 'create', by: plant.lead, set: values },
      { at: begun, action: 'start', by: worker, set: { status: 'IN_PROGRESS', beginDate: new Date(Math.round(begun)) } },
      {
        at: ended,
        action: 'complete',
        by: worker,
        set: { status: 'COMPLETED', description: done, completeDate: new Date(Math.round(ended)) },
      },
    ]
    drafts.push({ resource: repairLog, plantId: plant.id, events })
  }
  return drafts
}
