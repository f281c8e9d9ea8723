import { Arg, Ctx, Extensions, Field, ID, Int, Mutation, ObjectType, Resolver, Root, Subscription } from 'type-graphql'
import { myNotices, myUnreadNotices, noticeDelivery, readMyNotices, sendTestNotice } from '../../domain/notice/index.ts'
import { pathOf } from '../../jobs/noticeSurroundings.ts'
import { iteratorOf } from '../../live/stream.ts'
import { words } from '../../platform/words.ts'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { RequirePermission } from '../permission.ts'

const simple = { simpleResolvers: true }

@ObjectType({ ...simple, description: 'The signed-in person was told something, or has read it.' })
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
  @RequirePermission('notice:receiver:edit')
  @Mutation(() => Int, {
    description:
      'Tells one receiver sample news of its category, at any hour and within its budget. Answers how many deliveries were made.',
  })
  sendTestNotice(@Arg('receiverId', () => ID, { description: 'The receiver.' }) receiverId: string, @Ctx() context: Context) {
    const { store, language } = context
    return store.write(actorOf(context), (uow) => sendTestNotice(uow, { receiverId: idOf(receiverId), say: words(language), pathOf }))
  }

  @RequirePermission()
  @Mutation(() => Int, { description: 'Marks one’s own notices as read. Answers how many were unread.' })
  readMyNotices(
    @Arg('ids', () => [ID], { nullable: true, description: 'Which ones; all of them when left out.' })
    ids: string[] | null | undefined,
    @Ctx() context: Context,
  ) {
    return context.store.write(actorOf(context), (uow) =>
      readMyNotices(
        uow,
        ids?.map((id) => idOf(id, 'ids')),
      ),
    )
  }

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
