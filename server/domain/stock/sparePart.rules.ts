import { defineRules } from '../../kernel/index.ts'
import { equipment, newChoice, newChoices, requireEnabled, vendor } from '../masterdata/index.ts'
import { sparePart } from './sparePart.resource.ts'

export const sparePartRules = defineRules(sparePart, {
  async create({ uow, input }) {
    await requireEnabled(uow, [
      { field: 'vendorId', resource: vendor, ids: [input.vendorId] },
      { field: 'equipmentIds', resource: equipment, ids: input.equipmentIds ?? [] },
    ])
  },
  async update({ uow, record, input }) {
    const before = input.equipmentIds ? ((await uow.of(sparePart).linksOf('equipmentIds', [record.id])).get(record.id) ?? []) : []
    await requireEnabled(uow, [
      { field: 'vendorId', resource: vendor, ids: [newChoice(record.vendorId, input.vendorId)] },
      { field: 'equipmentIds', resource: equipment, ids: newChoices(before, input.equipmentIds ?? []) },
    ])
  },
})
