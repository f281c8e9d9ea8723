import type { UnitOfWork } from '../../kernel/index.ts'
import { type Doing, noteDoing } from './noteDoing.ts'

/** How the operation log calls jobs, which are no records of the base. */
export const QUEUE_JOB = 'queueJob'

/** Says in the operation log who had jobs of the queue run again or thrown away. */
export const noteQueueAction = (uow: UnitOfWork, action: 'retry' | 'remove', about: Doing['about']) =>
  noteDoing(uow, { resource: QUEUE_JOB, action, about })
