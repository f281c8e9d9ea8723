import { defineRules } from '../../kernel/index.ts'
import { newChoice, requireEnabled } from './requireEnabled.ts'
import { station } from './station.resource.ts'
import { workshop } from './workshop.resource.ts'

export const stationRules = defineRules(station, {
  async create({ uow, input }) {
    await requireEnabled(uow, [{ field: 'workshopId', resource: workshop, ids: [input.workshopId] }])
  },
  async update({ uow, record, input }) {
    await requireEnabled(uow, [{ field: 'workshopId', resource: workshop, ids: [newChoice(record.workshopId, input.workshopId)] }])
  },
})
