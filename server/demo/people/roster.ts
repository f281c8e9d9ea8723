import {
  attendance,
  letterOn,
  misses,
  positionDemand,
  productionSchedule,
  shiftPattern,
  shiftSwap,
  shiftTeam,
  shiftTeamMember,
  workerQualification,
} from '../../domain/shifts/index.ts'
import { addDays, businessDay, type ResourceDef, weekdayOf } from '../../kernel/index.ts'
import type { Row } from '../plants/plants.ts'
import { attendanceOf } from './attendance.ts'
import { patternNames } from './people.ts'

interface RosterSources {
  readonly workers: readonly Row[]
  readonly positions: readonly Row[]
  readonly shifts: readonly Row[]
  readonly vacations: readonly Row[]
  readonly now: number
  readonly offset: number
  readonly stamps: Row
}
/** How many days ahead somebody wants another shift. */
const SWAP_AHEAD = 4
/** Four weeks that were worked, and four to come. */
const HORIZON_DAYS = 28
/** Three shifts of eight hours, which four teams share. */
const CYCLE = 'AABBCC--'
const STEP = 2
const SPARE_CYCLE = 'AAAA--'
/** Days on which the workshop is looked after by one repairer more. */
const EXTRA_DAYS = 5
/** Positions, in the order of the plant, that nobody may take without a proof of it. */
const GUARDED = [0, 1, 4]
/** How long a proof lasts that is about to run out. */
const EXPIRES_DAYS = 12

type Absent = Parameters<typeof misses>[0] & { readonly workerId: number }
type Times = Parameters<typeof misses>[2]

/** Who stands in for somebody who is away for long: entries by hand, which the rotation keeps. */
function standInOf(own: readonly Row[], vacations: readonly Row[]) {
  const away = vacations.find((one) => one.vacType === 'MATERNITY' && own.some(({ id }) => id === one.workerId))
  return { awayId: away?.workerId, byId: own.find((one) => one.userId && !one.team)?.id }
}

interface Team extends Row {
  readonly id: number
  readonly offsetDays: number
}
/** The schedule of a plant as the rotation fills it, without those who are away and with what was planned by hand since. */
function entriesOf(sources: RosterSources, plantId: number, { teams, begin }: { teams: readonly Team[]; begin: string }): Row[] {
  const { shifts, vacations, now, offset } = sources
  const own = sources.workers.filter((one) => one.plantId === plantId)
  const ownShifts = shifts.filter((one) => one.plantId === plantId)
  const absences = vacations.filter((one) => one.status === 'APPROVED') as unknown as readonly Absent[]
  const { awayId, byId } = standInOf(own, vacations)
  const today = businessDay(new Date(now), offset)
  const entries: Row[] = []
  const isAway = (workerId: unknown, day: string, shift: Row) =>
    absences.some((one) => one.workerId === workerId && misses(one, day, shift as unknown as Times))
  for (let nth = -HORIZON_DAYS; nth < HORIZON_DAYS; nth++) {
    const date = addDays(today, nth)
    for (const team of teams) {
      const shift = ownShifts['ABC'.indexOf(letterOn({ cycle: CYCLE, beginDate: begin, offsetDays: team.offsetDays }, date))]
      if (!shift) continue
      const members = own.filter((one) => one.team === team.name)
      for (const positionId of new Set(members.map((one) => one.positionId))) {
        const crew = members.filter((one) => one.positionId === positionId).map(({ id }) => id)
        const present = crew.filter((id) => !isAway(id, date, shift))
        const isWhole = present.length === crew.length
        const stands = byId && !isWhole && crew.includes(awayId) ? [byId] : []
        const cell = { date, shiftId: shift.id, positionId, teamId: team.id }
        entries.push({ ...cell, workerIds: [...present, ...stands], origin: isWhole ? 'GENERATED' : 'MANUAL' })
      }
    }
  }
  const extra = own.find((one) => !one.team && !one.userId)
  const monday = addDays(today, 8 - weekdayOf(today))
  for (const entry of entries) {
    const isExtra = entry.positionId === extra?.positionId && entry.shiftId === ownShifts[0]?.id
    if (!extra || !isExtra || String(entry.date) < monday || String(entry.date) >= addDays(monday, EXTRA_DAYS)) continue
    Object.assign(entry, { workerIds: [...(entry.workerIds as readonly unknown[]), extra.id], origin: 'MANUAL' })
  }
  return entries
}

/** Somebody asks a colleague of another shift of the same day to exchange. Numbered of a day before: the server gives out those of today. */
function swapOf(entries: readonly Row[], { plantId, id, today, at }: { plantId: number; id: number; today: string; at: Date }): Row[] {
  const date = addDays(today, SWAP_AHEAD)
  const day = entries.filter((one) => one.plantId === plantId && one.date === date && (one.workerIds as number[]).length)
  const [own] = day
  const other = day.find((one) => one.shiftId !== own?.shiftId && one.positionId === own?.positionId)
  if (!own || !other) return []
  const swapNo = `HB${addDays(today, -1).replaceAll('-', '')}-0001`
  const from = { fromWorkerId: (own.workerIds as number[])[0], date, shiftId: own.shiftId }
  const to = { toWorkerId: (other.workerIds as number[])[0], toDate: date, toShiftId: other.shiftId }
  return [{ id, plantId, swapNo, ...from, ...to, remark: null, status: 'REQUESTED', createdAt: at, updatedAt: at }]
}

/** Teams of both plants with their rotation, what each shift needs, who may do what, and eight weeks of schedule, in the order of their references. */
export function rosterOf(sources: RosterSources): readonly (readonly [ResourceDef, readonly Row[]])[] {
  const { workers, positions, shifts, now, offset, stamps } = sources
  const [patterns, teams, members, demands, proofs, entries]: Row[][] = [[], [], [], [], [], []]
  const add = (to: Row[] | undefined, row: Row) => to?.push({ id: to.length + 1, ...row, ...stamps })
  const today = businessDay(new Date(now), offset)
  const begin = addDays(today, -HORIZON_DAYS)
  for (const plantId of [1, 2]) {
    const own = workers.filter((one) => one.plantId === plantId)
    const places = positions.filter((one) => one.plantId === plantId)
    const ownShifts = shifts.filter((one) => one.plantId === plantId)
    const [shiftAId, shiftBId, shiftCId] = ownShifts.map(({ id }) => id)
    const letters = { plantId, shiftAId, shiftBId, shiftCId, status: 'ENABLED' }
    const patternId = add(patterns, { ...letters, name: patternNames.inUse, cycle: CYCLE })
    add(patterns, { ...letters, name: patternNames.spare, cycle: SPARE_CYCLE, shiftBId: null, shiftCId: null })
    const names = [...new Set(own.flatMap(({ team }) => (team ? [team] : [])))]
    const made = names.map((name, at) => {
      const first = own.find((one) => one.team === name)
      const fields = { plantId, name, leaderId: first?.id, patternId, beginDate: begin, offsetDays: at * STEP, sortOrder: (at + 1) * 10 }
      const id = add(teams, { ...fields, status: 'ENABLED' }) as number
      return { ...fields, id } as unknown as Team
    })
    const nameOf = new Map(places.map((one) => [one.id, one.name]))
    for (const { id, name, team, positionId } of own) {
      const teamId = made.find((one) => one.name === team)?.id
      if (teamId) add(members, { plantId, name, teamId, workerId: id, positionId, equipmentId: null })
    }
    const staffed = [...new Set(own.map(({ positionId }) => positionId))]
    const headsOf = (positionId: unknown) =>
      Math.max(1, Math.min(...names.map((name) => own.filter((one) => one.team === name && one.positionId === positionId).length)))
    for (const positionId of staffed)
      for (const shift of ownShifts)
        add(demands, {
          ...{ plantId, name: nameOf.get(positionId), positionId, shiftId: shift.id, equipmentId: null },
          heads: headsOf(positionId),
        })
    const guarded = GUARDED.map((at) => places[at]?.id)
    for (const [nth, { id, name, positionId }] of own.entries()) {
      const qualified = guarded.filter((one, at) => one === positionId || (at === 0 && positionId === guarded[1]))
      for (const one of qualified) {
        const validUntil = nth === 1 && one !== positionId ? addDays(today, EXPIRES_DAYS) : null
        add(proofs, { plantId, name, workerId: id, positionId: one, validUntil, remark: null })
      }
    }
    for (const one of entriesOf(sources, plantId, { teams: made, begin }))
      add(entries, { plantId, equipmentId: null, remark: null, ...one })
  }
  return [
    [shiftPattern, patterns ?? []],
    [shiftTeam, teams ?? []],
    [shiftTeamMember, members ?? []],
    [positionDemand, demands ?? []],
    [workerQualification, proofs ?? []],
    [productionSchedule, entries ?? []],
    [attendance, attendanceOf(entries ?? [], sources)],
    [shiftSwap, [1, 2].flatMap((plantId, at) => swapOf(entries ?? [], { plantId, id: at + 1, today, at: new Date(now) }))],
  ]
}
