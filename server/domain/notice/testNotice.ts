import { conflict, defineCall, int, link, recordPath, requireRow, type UnitOfWork } from '../../kernel/index.ts'
import { noticeKind, samplesOf } from './codes.ts'
import { fanOut, lockNotices, type Surroundings } from './delivery/fanOut.ts'
import { noticeEvent } from './noticeEvent.resource.ts'
import { notificationType } from './notificationType.resource.ts'
import { noticeReceiver } from './receivers/noticeReceiver.resource.ts'

export interface TestNotice {
  readonly receiverId: number
  readonly translate: (key: string) => string
  readonly pathOf: Surroundings['pathOf']
}

/** Tells one receiver sample news of its category, at any hour, and nobody else. Out: how many deliveries were made. */
export async function sendTestNotice(uow: UnitOfWork, { receiverId, translate, pathOf }: TestNotice): Promise<number> {
  await lockNotices(uow)
  const { typeId } = await requireRow(uow, noticeReceiver, receiverId, ({ status, name }) =>
    status === 'ENABLED' ? undefined : conflict('notice.receiverDisabled', { name }),
  )
  const category = await requireRow(uow, notificationType, typeId, ({ status, name }) =>
    status === 'ENABLED' ? undefined : conflict('notice.categoryDisabled', { name }),
  )
  const event = await uow.of(noticeEvent).create({
    typeId: category.id,
    subjectKey: `noticeReceiver:${receiverId}`,
    resource: noticeReceiver.name,
    recordId: receiverId,
    values: JSON.stringify(samplesOf(category.code, translate)),
    // Who tests the telephone wants it to ring.
    isUrgent: noticeKind(category.code)?.callsOnlyWhenUrgent ?? false,
  })
  // Which channels are set up is what the worker knows: a delivery that finds none says so.
  const surroundings: Surroundings = { isReady: () => true, pathOf, worded: (values) => values }
  return fanOut(uow, event.id, surroundings, { onlyTo: receiverId, prefix: translate('noticeTest') })
}

export const sendTestNoticeCall = defineCall('sendTestNotice', {
  description: 'Tells one receiver sample news of its category, at any hour and within its budget. Answers how many deliveries were made.',
  permission: [`${noticeReceiver.permission}:edit`],
  args: { receiverId: link('noticeReceiver', { required: true, description: 'The receiver.' }) },
  result: int(),
  run: ({ store, registry, actor, words, language }, { receiverId }) =>
    store.write(actor, (uow) =>
      sendTestNotice(uow, { receiverId, translate: words(language), pathOf: (name, id) => recordPath(registry, name, id) }),
    ),
})
