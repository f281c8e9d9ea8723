import { defineRules, wrong } from '../../kernel/index.ts'
import { shift } from './shift.resource.ts'

/** An end at the beginning could mean no time or a whole day. */
function refuseEmpty(beginTime: string, endTime: string) {
  if (beginTime === endTime) throw wrong('endTime', 'sameAsBegin')
}

export const shiftRules = defineRules(shift, {
  async create({ input }) {
    refuseEmpty(input.beginTime, input.endTime)
  },
  async update({ record, input }) {
    refuseEmpty(input.beginTime ?? record.beginTime, input.endTime ?? record.endTime)
  },
})
