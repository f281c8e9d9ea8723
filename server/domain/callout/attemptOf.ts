import type { UnitOfWork } from '../../kernel/index.ts'
import { type Leaving, noticeReceiver } from '../notice/index.ts'
import { type Attempt, callAttempt } from './callRun.resource.ts'

/** The call that a message to a person is about: others may be told of the same. */
export async function attemptOf(
  uow: Pick<UnitOfWork, 'of'>,
  { eventId, receiver }: Pick<Leaving, 'eventId' | 'receiver'>,
): Promise<Attempt | undefined> {
  const [attempt] = await uow.of(callAttempt).find({ eventNo: eventId })
  const own = [receiver.personKey, `${noticeReceiver.name}:${receiver.id}`]
  return attempt && own.includes(attempt.personKey) ? attempt : undefined
}
