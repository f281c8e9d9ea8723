import { type DayPage, type DayPages, TimeSlice } from '../../kernel/index.ts'
import type { Place } from './place.query.ts'

type Placed = 'machine' | 'workshop'

/** Whether a row of a day lies in a place; undefined where all do. */
export function isIn({ values }: Pick<DayPages<Placed>, 'values'>, { workshopId, equipmentId }: Place = {}) {
  if (!workshopId && !equipmentId) return undefined
  const [workshop, machine] = [values.workshop.indexOf(workshopId ?? null), values.machine.indexOf(equipmentId ?? null)]
  return ({ keys }: Pick<DayPage<Placed>, 'keys'>, at: number) =>
    (!workshopId || keys.workshop[at] === workshop) && (!equipmentId || keys.machine[at] === machine)
}

/** Gives the rows of some days that are wanted, in their order. Other calls are answered between two days. */
export async function eachRow<P extends DayPage>(
  pages: readonly P[],
  isWanted: ((page: P, at: number) => boolean) | undefined,
  take: (page: P, at: number) => void,
) {
  const timeSlice = new TimeSlice()
  for (const page of pages) {
    for (let at = 0; at < page.length; at++) if (!isWanted || isWanted(page, at)) take(page, at)
    if (timeSlice.isOver) await timeSlice.next()
  }
}
