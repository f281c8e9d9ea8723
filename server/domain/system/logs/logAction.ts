import type { UnitOfWork } from '../../../kernel/index.ts'
import { operationLog } from './operationLog.resource.ts'

interface Doing {
  /** The resource that it was done to, or what else stands in its place. */
  readonly resource: string
  readonly action: string
  readonly about: Readonly<Record<string, string | number>>
}

/** Says in the operation log who did what to no record in particular. */
export async function logAction(uow: UnitOfWork, { resource, action, about }: Doing): Promise<void> {
  const { plantId, userId, name, ip } = uow.actor
  await uow.of(operationLog).create({
    at: uow.now,
    atPlantId: plantId || null,
    userId,
    userName: name,
    ip,
    resource,
    recordId: 0,
    action,
    changes: JSON.stringify(Object.fromEntries(Object.entries(about).map(([key, value]) => [key, [null, value]]))),
  })
}

/** How the operation log calls jobs, which are no records of the base. */
const QUEUE_JOB = 'queueJob'

/** Says in the operation log who had jobs of the queue run again or thrown away. */
export const noteQueueAction = (uow: UnitOfWork, action: 'retry' | 'remove', about: Doing['about']) =>
  logAction(uow, { resource: QUEUE_JOB, action, about })
