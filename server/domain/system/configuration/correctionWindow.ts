import { conflict, minuteText, objection } from '../../../kernel/index.ts'
import { CORRECTION_DAYS } from './builtInConfigs.ts'
import { configValue } from './configValue.query.ts'

const DAY_MS = 86_400_000

/** What people have read in reports long ago stays: corrections close some days after a row was over, or was entered if that was later. */
export const correctionWindow = objection({
  async against({ read, step, record }) {
    const over = step.overAt?.(record)
    if (!over) return null
    const entered = (record as { createdAt?: Date }).createdAt ?? over
    const from = over > entered ? over : entered
    const days = Number(await configValue(read, CORRECTION_DAYS))
    if (read.now.getTime() <= from.getTime() + days * DAY_MS) return null
    return conflict('correctionClosed', { days, at: minuteText(from, read.offsetMinutes) })
  },
})
