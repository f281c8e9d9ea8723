import type { Craft } from '../people/people.ts'
import table from './plants.json' with { type: 'json' }

export interface DemoMachine {
  readonly workshop: string
  readonly number: string
  /** Of its number: what kind of machine it is. */
  readonly letters: string
  readonly name: string
  readonly criticality: string
  readonly craft: Craft
  /** Big screens show it. */
  readonly isAssembly: boolean
  readonly weight: number
  /** One of those that stop the line rather than limp on. */
  readonly isOffender: boolean
  readonly units: readonly string[]
}

/** The machines that every repair team knows by heart, and how much worse than their sisters they are. */
const offenders: Readonly<Record<string, number>> = table.offenders

function machinesIn({ machines, prefix }: (typeof table.plants)[number]): DemoMachine[] {
  const counts = new Map<string, number>()
  return machines.flatMap(({ name, numbers = [''], craft, weight, ...kind }) =>
    numbers.map((no) => {
      const count = (counts.get(kind.letters) ?? 0) + 1
      counts.set(kind.letters, count)
      const number = `${prefix}-${kind.letters}-${String(count).padStart(2, '0')}`
      const pace = { weight: weight * (offenders[number] ?? 1), isOffender: number in offenders }
      return { ...kind, ...pace, number, name: `${name} ${no}`.trim(), craft: craft as Craft }
    }),
  )
}

export const demoPlants = table.plants.map((plant) => ({ ...plant, machines: machinesIn(plant) }))
export const demoShifts = table.shifts
export const wallName = (hall: string | undefined) => `${hall}${table.wall}`
