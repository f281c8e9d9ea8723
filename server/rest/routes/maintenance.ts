import { hasPendingOrders } from '../../domain/maintenance/index.ts'
import type { Call, Route } from '../call.ts'
import { sessionAnswer } from '../envelope.ts'

const hasPending = async ({ store, actor }: Call) => sessionAnswer({ hasPending: await hasPendingOrders(store.read(actor)) })

export const maintenanceRoutes: readonly Route[] = [
  { method: 'GET', path: '/admin/check/maintlogs/haspending', permit: ['maint:order:list'], handle: hasPending },
]
