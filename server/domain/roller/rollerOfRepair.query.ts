import { batchComputed, type Read } from '../../kernel/index.ts'
import { roller } from './roller.resource.ts'
import { rollerRepair } from './rollerRepair.resource.ts'

/** Numbers that people know the roller of a repair by. */
const ofRoller = (key: 'rollNumber' | 'decorCode') =>
  batchComputed(rollerRepair, key, async (read: Read, ids) => {
    const repairs = (await read.of(rollerRepair).many(ids)).filter((row) => row !== null)
    const rollers = await read.of(roller).many(repairs.map((row) => row.rollerId))
    return new Map(repairs.map((row, at) => [row.id, rollers[at]?.[key] ?? null]))
  })

export const rollNumber = ofRoller('rollNumber')
export const decorCode = ofRoller('decorCode')
