import type { Area } from '../../kernel/index.ts'
import { answerMyNoticeCall, myNoticesToAnswerModel } from './answeringNotices.ts'
import { myNoticesModel, myUnreadNoticesModel, readMyNoticesCall } from './myNotices.query.ts'
import { noticeDelivery } from './noticeDelivery.resource.ts'
import { noticeEvent } from './noticeEvent.resource.ts'
import { noticeReceiver } from './noticeReceiver.resource.ts'
import { noticeReceiverRules } from './noticeReceiver.rules.ts'
import { notificationType } from './notificationType.resource.ts'
import { notificationTypeRules } from './notificationType.rules.ts'
import { noticePlaceholdersModel, previewNoticeModel } from './previewNotice.ts'
import { resendDelivery } from './resendDelivery.ts'
import { sendTestNoticeCall } from './testNotice.ts'

export { type NoticeAnswers, noticeAnswers } from './answeringNotices.ts'
export { keyPressed, type Pressed } from './callReference.ts'
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
export { type Claim, claimDelivery, lockDeliveries, settleDelivery } from './deliver.ts'
export { type DeliveryRef, deliverNoticeJob, fanOut, type Surroundings } from './fanOut.ts'
export { type MyNotice, myNotices, myUnreadNotices, plantsOfMine, readMyNotices } from './myNotices.query.ts'
export { DELIVERY_REASONS, type DeliveryReason, deliveryFlow, noticeDelivery } from './noticeDelivery.resource.ts'
export { type MorningNotice, notifyInMorning } from './notifyInMorning.ts'
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
} from './outgoing.ts'
export { type Concerned, concerned, reachOf } from './personalReceivers.ts'
export { type NoticePreview, previewNotice } from './previewNotice.ts'
export { type EventRef, fanOutNoticeJob, type NoticeInput, publish } from './publish.ts'
export { quietUntil } from './receiverWishes.ts'
export { sweepNotices } from './sweep.query.ts'
export { inLine, refuseTemplates, render } from './templates.ts'
export { sendTestNotice } from './testNotice.ts'
export { levelsOf, notToldToday, publishedSince, toldLevels } from './told.query.ts'
export { noticeEvent, noticeReceiver, notificationType }

export const notice: Area = {
  name: 'notice',
  icon: 'message',
  resources: [noticeDelivery, noticeReceiver, notificationType, noticeEvent],
  rules: [notificationTypeRules, noticeReceiverRules],
  commands: [resendDelivery],
  readModels: [myNoticesToAnswerModel, myNoticesModel, myUnreadNoticesModel, noticePlaceholdersModel, previewNoticeModel],
  calls: [answerMyNoticeCall, readMyNoticesCall, sendTestNoticeCall],
}
