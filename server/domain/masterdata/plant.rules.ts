import { defineRules, wrong } from '../../kernel/index.ts'
import { plant } from './plant.resource.ts'

export const plantRules = defineRules(plant, {
  /** Whoever disables the plant they stand in locks everybody out, themselves included. */
  async update({ actor, record, input }) {
    if (input.status === 'DISABLED' && record.status !== 'DISABLED' && record.id === actor.plantId) throw wrong('status', 'ownPlant')
  },
})
