import {
  type Actor,
  defineCall,
  defineReadModel,
  extensionPoint,
  flag,
  link,
  listOf,
  notFound,
  objectOf,
  type Read,
  type Store,
  shape,
  text,
} from '../../kernel/index.ts'
import { noticeDelivery } from './delivery/noticeDelivery.resource.ts'

export interface NoticeAnswered {
  /** The record that is theirs now. */
  readonly number: string
  /** Whether the work is theirs now; otherwise someone still has to be selected for it. */
  readonly isAssigned: boolean
}
/** Whoever takes answers to notices in the console, such as of people who are called to a breakdown. */
export interface NoticeAnswers {
  /** The person's own notices that still wait for an answer, in any of their plants. */
  open(read: Read): Promise<readonly number[]>
  /** Null for a notice that asks for no answer of this person. */
  answer(store: Pick<Store, 'read' | 'write'>, actor: Actor, noticeId: number): Promise<NoticeAnswered | null>
}
export const noticeAnswers = extensionPoint<NoticeAnswers>('noticeAnswers')

export const myNoticesToAnswerModel = defineReadModel('myNoticesToAnswer', {
  description: 'Own notices that wait for an answer, in any plant of the signed-in person.',
  permission: [],
  result: listOf(link('noticeDelivery')),
  stale: 'everything',
  read: async ({ read, registry }) => (await Promise.all(registry.extensionsOf(noticeAnswers).map(({ open }) => open(read)))).flat(),
})

const noticeAnswer = shape('NoticeAnswer', 'What came of answering a notice.', {
  number: text({ description: 'Number of the record that it is about.' }),
  isAssigned: flag({ description: 'Whether the work is theirs now; otherwise someone still has to be selected for it.' }),
})
export const answerMyNoticeCall = defineCall('answerMyNotice', {
  description: 'Takes on what a notice asks for; refused when somebody else was first.',
  permission: [],
  args: { noticeId: link('noticeDelivery', { required: true, anyRow: true, description: 'The notice.' }) },
  result: objectOf(noticeAnswer),
  async run({ store, actor, registry }, { noticeId }) {
    for (const { answer } of registry.extensionsOf(noticeAnswers)) {
      const answered = await answer(store, actor, noticeId)
      if (answered) return answered
    }
    throw notFound(noticeDelivery.name, noticeId)
  },
})
