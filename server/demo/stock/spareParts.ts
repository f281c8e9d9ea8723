import { maintenanceOrderPart, maintenancePlanPart } from '../../domain/maintenance/index.ts'
import { sparePart } from '../../domain/stock/index.ts'
import type { ResourceDef } from '../../kernel/index.ts'
import type { Plant } from '../plants/plants.ts'
import { numbered, type Row, SORT_STEP } from '../tables.ts'
import table from './parts.json' with { type: 'json' }

/** How much dearer each size of a family is than the one before it. */
const DEARER = 1.18
/** Parts of families of sizes, as those of which there is one. */
const sized = table.families.flatMap(({ sizes, code, spec, unitPrice, ...family }) =>
  sizes.map((size, nth) => ({
    ...family,
    code: code + size.replaceAll('×', '-'),
    spec: spec.replace('#', size),
    unitPrice: Math.round(unitPrice * DEARER ** nth * 100) / 100,
  })),
)

interface SparePartSources {
  readonly vendors: readonly Row[]
  readonly plans: readonly Row[]
  readonly orders: readonly Row[]
  readonly stamps: Row
}

function partsOf(plant: Plant, firstId: number, { vendors, stamps }: SparePartSources): Row[] {
  return [...table.parts, ...sized].map(({ letters, vendor: maker, ...part }, at) => {
    const fits = plant.machines.filter((machine) => letters.includes(machine.letters))
    const vendor = vendors.find((row) => row.name === maker)
    return {
      id: firstId + at,
      plantId: plant.id,
      ...part,
      vendorId: vendor?.id ?? null,
      equipmentIds: fits.map(({ id }) => id),
      sortOrder: (at + 1) * SORT_STEP,
      status: 'ENABLED',
      ...stamps,
    }
  })
}

/** Spare parts of every plant, and what plans and their orders need of them. */
export function sparePartsOf(plants: readonly Plant[], sources: SparePartSources): readonly (readonly [ResourceDef, readonly Row[]])[] {
  const parts: Row[] = []
  for (const plant of plants) parts.push(...partsOf(plant, parts.length + 1, sources))
  const needs = (plan: Row) => {
    const needed = table.needs.filter(({ work }) => String(plan.name).endsWith(work))
    return needed.flatMap(({ code, quantity }) => {
      const part = parts.find((row) => row.plantId === plan.plantId && row.code === code)
      return part ? [{ plantId: plan.plantId, partId: part.id, partName: part.name, quantity, ...sources.stamps }] : []
    })
  }
  const planParts = sources.plans.flatMap((plan) => needs(plan).map((need) => ({ ...need, planId: plan.id })))
  const orderParts = sources.orders.flatMap((order) => {
    const made = { createdAt: order.createdAt, updatedAt: order.createdAt }
    return planParts
      .filter(({ planId }) => planId === order.planId)
      .map(({ planId: _planId, ...need }) => ({ ...need, ...made, orderId: order.id }))
  })
  return [
    [sparePart, parts],
    [maintenancePlanPart, numbered(planParts)],
    [maintenanceOrderPart, numbered(orderParts)],
  ]
}
