import { type Row, userOf } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import { SORT_STEP } from '../tables.ts'
import { crewAt, type PlantNo } from './people.ts'

/** Positions of a team, in the order of its people; the last one of the plant keeps the stores. */
const TEAM_SIZE = 7
/** The position of the one who is stood in for, by its place in the plant. */
const STAND_IN_AT = 3
const named = (plantId: PlantNo, names: readonly string[]): Row[] =>
  names.map((name, at) => ({ plantId, name, sortOrder: (at + 1) * SORT_STEP }))
/** Keeps teams apart in their numbers: 1001 … 1007, 2001 … */
const numberOf = (prefix: string, team: number, at: number) => `${prefix}${team + 1}${String(at + 1).padStart(3, '0')}`

function workersOf(plantNo: PlantNo, random: Random, positionId: (at: number) => number): Row[] {
  const prefix = plantNo === 1 ? 'SZ' : 'FS'
  const mobile = () => `13${Math.floor(random.between(5e8, 9.9e8))}`
  const one = (name: string, place: { team: string | null; index: number; at: number; position: number }): Row => ({
    plantId: plantNo,
    workerNo: numberOf(prefix, place.index, place.at),
    name,
    team: place.team,
    positionId: positionId(place.position),
    mobile: mobile(),
    userId: userOf(name),
    sortOrder: (place.index * (TEAM_SIZE + 1) + place.at + 1) * SORT_STEP,
  })
  const { teams, teamRepairers, repairCrew, standIn: standInName } = crewAt(plantNo)
  const atPresses = teams.flatMap(({ team, names }, index) => names.map((name, at) => one(name, { team, index, at, position: at })))
  const others = teamRepairers.map((name, nth) => {
    const team = teams[nth]?.team ?? null
    return one(name, { team, index: nth, at: team ? TEAM_SIZE : 0, position: TEAM_SIZE + 1 })
  })
  const standIn = one(standInName, { team: null, index: teams.length, at: 1, position: STAND_IN_AT })
  // Behind everybody else, whose places other rows name.
  const repairers = teams.flatMap(({ team }, index) =>
    ((repairCrew as Readonly<Record<string, readonly string[]>>)[team] ?? []).map((name, nth) =>
      one(name, { team, index, at: TEAM_SIZE + 1 + nth, position: TEAM_SIZE + 1 }),
    ),
  )
  return [...atPresses, ...others, standIn, ...repairers]
}

/** Whoever works in a plant of the demo, and where. `firstPosition` is the id that its first position gets. */
export function crewOf(plantNo: PlantNo, random: Random, { halls, firstPosition }: { halls: readonly Row[]; firstPosition: number }) {
  const crew = crewAt(plantNo)
  const hallId = (name: string) => halls.find((hall) => hall.plantId === plantNo && hall.name === name)?.id ?? null
  const stations = crew.stations.flatMap(({ hall, names }) => names.map((name) => ({ hall, name })))
  const workers = workersOf(plantNo, random, (at) => firstPosition + at)
  const positionOf = (name: string) => workers.find((one) => one.name === name)?.positionId ?? null
  return {
    station: stations.map(({ hall, name }, at) => ({ plantId: plantNo, name, workshopId: hallId(hall), sortOrder: (at + 1) * SORT_STEP })),
    productionPosition: named(plantNo, crew.positions),
    worker: workers,
    staff: crew.staff.map((who, at) => ({
      plantId: plantNo,
      staffNo: `${plantNo === 1 ? 'SZ' : 'FS'}-C${String(at + 1).padStart(2, '0')}`,
      ...who,
      positionId: positionOf(who.name),
      sortOrder: (at + 1) * SORT_STEP,
    })),
    operator: named(plantNo, crew.operators),
    // The first of them has an account.
    qaPerson: named(plantNo, crew.qaPeople).map((row) => ({ ...row, userId: userOf(row.name as string) })),
  }
}

/** Whoever works in shifts is linked to their row of the schedule, and has one telephone. */
export function linkPeople(workers: readonly Row[], people: readonly Row[]): void {
  for (const who of people) {
    const own = workers.find(({ plantId, name }) => plantId === who.plantId && name === who.name)
    if (own) Object.assign(who, { workerId: own.id, ...('mobile' in who && { mobile: own.mobile }) })
  }
}
