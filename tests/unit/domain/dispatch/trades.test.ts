import { expect, it } from 'vitest'
import { metaOf } from '../../../../console/resource/meta.ts'
import { registry } from '../../../../server/domain/index.ts'
import { flowOf } from '../../../../server/kernel/index.ts'

/** Choices of repairers at a machine that no trade ranks, each with the reason. */
const WITHOUT_TRADE: Readonly<Record<string, string>> = {
  'inspectionOrder.inspectorId': 'rounds need no trade, in suggestions neither',
  'repairTimeLog.repairerId': 'hours are booked by whoever worked them',
  'sparePartLog.repairerId': 'parts are booked by whoever took them',
}

it('pickers of repairers for work at a machine rank by its trade, or there is a reason', () => {
  const choices = registry.exposed.flatMap((resource) => {
    const steps = Object.values(flowOf(resource)?.steps ?? {}).flatMap((step) =>
      Object.entries(step.input).filter(([key]) => !resource.fields[key]),
    )
    return resource.fields['equipmentId']
      ? [...Object.entries(resource.fields), ...steps].map((one) => [resource.name, ...one] as const)
      : []
  })
  const ofPeople = choices.filter(([, , { target, options }]) => target === 'repairer' && options.present)
  expect(ofPeople.filter(([, , { options }]) => options.present?.trade).length).toBeGreaterThanOrEqual(3)
  const without = ofPeople.filter(([, , { options }]) => !options.present?.trade).map(([name, key]) => `${name}.${key}`)
  expect(without.sort()).toEqual(Object.keys(WITHOUT_TRADE).sort())
})

it('a trade of the work is a field of it, and known to the console', () => {
  const { fields } = metaOf('maintenanceOrder')
  expect(fields['ownerId']?.present).toEqual({ day: 'planDate', trade: ['maintCraft', 'equipmentId'] })
  for (const resource of registry.exposed)
    for (const [key, { options }] of Object.entries(resource.fields))
      for (const named of options.present?.trade ?? [])
        expect([resource.name, key, named, named in resource.fields]).toEqual([resource.name, key, named, true])
})
