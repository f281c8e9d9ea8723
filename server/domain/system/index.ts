import type { Area } from '../../kernel/index.ts'
import { numberSeries } from './numberSeries.resource.ts'
import { operationLog } from './operationLog.resource.ts'
import { outbox } from './outbox.resource.ts'

export { historyOf } from './history.query.ts'
export { numberSeries, operationLog, outbox }

export const system: Area = { name: 'system', icon: 'settings', resources: [operationLog, numberSeries, outbox] }
