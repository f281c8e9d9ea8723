import { batchComputed } from '../../kernel/index.ts'
import { partsCostOf } from '../stock/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

export const orderPartsCost = batchComputed(maintenanceOrder, 'partsCost', (read, ids) => partsCostOf(read, 'maintenanceOrderId', ids))
