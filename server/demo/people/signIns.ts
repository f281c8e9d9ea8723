import { addDays, businessDay, dayStart } from '../../kernel/index.ts'
import type { Row } from '../plants/plants.ts'
import { randomOf } from '../random.ts'
import { HOUR, MINUTE } from '../repair/incidents.ts'
import { numberedByMoment } from '../tables.ts'
import { browsers, demoUsers } from './people.ts'

const DAYS = 21
const SEED = 7

/** Who signed in during the last weeks, as the log would have it; now and then somebody mistypes. */
export function signInRows({ now, offset }: { now: number; offset: number }): Row[] {
  const random = randomOf(SEED)
  const today = businessDay(new Date(now), offset)
  const rows: Row[] = []
  for (let back = DAYS; back >= 0; back--) {
    const from = dayStart(addDays(today, -back), offset).getTime()
    for (const [at, { username, plants }] of demoUsers.entries()) {
      if (!random.chance(0.6)) continue
      const who = {
        username,
        userId: at + 1,
        atPlantId: plants[0],
        ip: `10.12.${plants[0]}.${20 + at}`,
        userAgent: browsers[at % browsers.length],
      }
      const add = (moment: number, outcome: string) => {
        const time = new Date(Math.round(moment))
        if (moment < now) rows.push({ ...who, at: time, outcome, createdAt: time, updatedAt: time })
      }
      const begun = from + random.between(7.5, 9) * HOUR
      if (random.chance(0.08)) add(begun - MINUTE, 'WRONG')
      add(begun, 'OK')
      if (random.chance(0.5)) add(begun + random.between(6, 9) * HOUR, 'LOGOUT')
    }
  }
  return numberedByMoment(rows, 'at')
}
