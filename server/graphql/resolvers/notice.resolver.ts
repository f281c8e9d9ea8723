import { Extensions, Field, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql'
import { myNotices, myUnreadNotices, noticeDelivery } from '../../domain/notice/index.ts'
import { iteratorOf } from '../../live/stream.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../operationSteps.ts'

const simple = { simpleResolvers: true }

@ObjectType('MyNoticesChanged', { ...simple, description: 'The signed-in person was told something, or has read it.' })
class MyNoticesChanged {
  @Field(() => Int, { description: 'How many notices are unread.' }) unread!: number
}

/** The person's count at once and whenever it is another one, or when something newer came. */
function countsOf(context: Context): AsyncGenerator<MyNoticesChanged> {
  const actor = actorOf(context)
  const ticks = context.live.follow(noticeDelivery, actor.plantIds)
  let shown: string | undefined
  async function next(): Promise<IteratorResult<MyNoticesChanged, void>> {
    for (;;) {
      if ((await ticks.next()).done) return { done: true, value: undefined }
      const read = context.store.read(actor)
      const [unread, [newest]] = await Promise.all([myUnreadNotices(read), myNotices(read, { size: 1, language: 'zh' })])
      const snapshot = `${unread}:${newest?.id}`
      if (snapshot === shown) continue
      shown = snapshot
      return { done: false, value: { unread } }
    }
  }
  return iteratorOf(next, () => void ticks.return(undefined)) as AsyncGenerator<MyNoticesChanged>
}

@Resolver()
export class NoticeResolver {
  @RequirePermission()
  @Extensions({ isPersonal: true })
  @Subscription(() => MyNoticesChanged, {
    description: 'How many notices the signed-in person has not read: at once, and whenever something was told or read.',
    subscribe: ({ context }: { context: Context }) => countsOf(context),
  })
  myNoticesChanged(@Root() changed: MyNoticesChanged): MyNoticesChanged {
    return changed
  }
}
