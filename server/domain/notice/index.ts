import type { Area } from '../../kernel/index.ts'
import { answerMyNoticeCall, myNoticesToAnswerModel } from './answeringNotices.ts'
import { noticeDelivery } from './delivery/noticeDelivery.resource.ts'
import { resendDelivery } from './delivery/resendDelivery.ts'
import { myNoticesModel, myUnreadNoticesModel, readMyNoticesCall } from './myNotices.query.ts'
import { noticeEvent } from './noticeEvent.resource.ts'
import { notificationType } from './notificationType.resource.ts'
import { notificationTypeRules } from './notificationType.rules.ts'
import { noticePlaceholdersModel, previewNoticeModel } from './previewNotice.ts'
import { noticeReceiver } from './receivers/noticeReceiver.resource.ts'
import { noticeReceiverRules } from './receivers/noticeReceiver.rules.ts'
import { mySubscriptionsModel } from './subscriptions/mySubscriptions.query.ts'
import { sendDueViewsTask } from './subscriptions/sendDue.query.ts'
import { pauseSubscriptionCall, subscribeToViewCall, unsubscribeCall } from './subscriptions/subscribing.ts'
import { viewSending, viewSubscription } from './subscriptions/viewSubscription.resource.ts'
import { sendTestNoticeCall } from './testNotice.ts'

export { type NoticeAnswers, noticeAnswers } from './answeringNotices.ts'
export { CHANNEL_FLAGS, CHANNELS, type Channel, type ChannelFlag, channelFlags, channelsOf, hasSecretAddress } from './channels.ts'
export {
  initialType,
  NOTICE_CODES,
  type NoticeCode,
  noticeKind,
  noticeKinds,
  type Placeholder,
  placeholdersOf,
  samplesOf,
} from './codes.ts'
export { acknowledgeCall as keyPressed, type Pressed } from './delivery/callReference.ts'
export { type Claim, claimDelivery, lockDeliveries, settleDelivery } from './delivery/deliver.ts'
export { type DeliveryRef, deliverNoticeJob, fanOut, type Surroundings } from './delivery/fanOut.ts'
export { DELIVERY_REASONS, type DeliveryReason, deliveryFlow, noticeDelivery } from './delivery/noticeDelivery.resource.ts'
export { levelsOf, notifiedLevelsOf, notNotifiedToday, publishedSince } from './delivery/notified.query.ts'
export { type MorningNotice, notifyInMorning } from './delivery/notifyInMorning.ts'
export {
  type AnswerLink,
  answerLinks,
  type Channels,
  type KeyAnswers,
  keyAnswers,
  type Leaving,
  type Outcome,
  type OuterChannel,
  type Outgoing,
} from './delivery/outgoing.ts'
export { sweepNotices } from './delivery/sweep.query.ts'
export { type MyNotice, myNotices, myUnreadNotices, plantsOfMine, readMyNotices } from './myNotices.query.ts'
export { type NoticePreview, previewNotice } from './previewNotice.ts'
export { type EventRef, fanOutNoticeJob, type NoticeInput, publish } from './publish.ts'
export { type Concerned, concerned, reachOf } from './receivers/personalReceivers.ts'
export { quietUntil } from './receivers/receiverWishes.ts'
export { mySubscriptions } from './subscriptions/mySubscriptions.query.ts'
export { type SendingRef, sendDueViews, sendViewJob } from './subscriptions/sendDue.query.ts'
export {
  claimSending,
  type DueSending,
  dueSending,
  giveUp,
  putOff,
  type SendingReason,
  type SendingSource,
  settleSending,
} from './subscriptions/sending.ts'
export { nextSendTime } from './subscriptions/sendTimes.ts'
export { pauseSubscription, type SubscriptionInput, subscribe, unsubscribe } from './subscriptions/subscribing.ts'
export { inLine, refuseTemplates, render } from './templates.ts'
export { sendTestNotice } from './testNotice.ts'
export { noticeEvent, noticeReceiver, notificationType, viewSending, viewSubscription }

export const notice: Area = {
  name: 'notice',
  icon: 'message',
  resources: [noticeDelivery, noticeReceiver, notificationType, noticeEvent, viewSubscription, viewSending],
  rules: [notificationTypeRules, noticeReceiverRules],
  commands: [resendDelivery],
  readModels: [
    myNoticesToAnswerModel,
    myNoticesModel,
    myUnreadNoticesModel,
    noticePlaceholdersModel,
    previewNoticeModel,
    mySubscriptionsModel,
  ],
  calls: [answerMyNoticeCall, readMyNoticesCall, sendTestNoticeCall, subscribeToViewCall, pauseSubscriptionCall, unsubscribeCall],
  scheduledTasks: [sendDueViewsTask],
}
