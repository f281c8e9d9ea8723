import { Arg, Ctx, Extensions, Field, ID, Int, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql'
import {
  myNotices,
  myUnreadNotices,
  noticeDelivery,
  placeholdersOf,
  previewNotice,
  readMyNotices,
  sendTestNotice,
} from '../../domain/notice/index.ts'
import { pathOf } from '../../jobs/noticeSurroundings.ts'
import { iteratorOf } from '../../live/stream.ts'
import { words } from '../../words.ts'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { Permit } from '../permit.ts'
import { GraphQLMoment } from '../scalars.ts'
import { PlantRef } from './plantRef.ts'

const simple = { simpleResolvers: true }

@ObjectType({ ...simple, description: 'Something that the wording of a notice may speak of.' })
class NoticePlaceholder {
  @Field(() => String, { description: 'What stands between the double braces.' }) name!: string
  @Field(() => String, { description: 'What it means, in the reader’s language.' }) label!: string
  @Field(() => String, { description: 'What it might say.' }) sample!: string
}
@ObjectType({ ...simple, description: 'What a notice would say.' })
class NoticePreview {
  @Field(() => String, { description: 'The subject, in one line.' }) subject!: string
  @Field(() => String, { description: 'The body, plain text.' }) body!: string
}
@ObjectType({ ...simple, description: 'Something that the signed-in person was told in the console.' })
class MyNotice {
  @Field(() => ID, { description: 'Id of the delivery.' }) id!: number
  @Field(() => PlantRef, { description: 'Where it happened; its path opens in that plant.' }) plant!: PlantRef
  @Field(() => String, { description: 'Name of the category.' }) typeName!: string
  @Field(() => String, { description: 'The subject, in one line.' }) subject!: string
  @Field(() => String, { nullable: true, description: 'The body, plain text.' }) body!: string | null
  @Field(() => String, { nullable: true, description: 'Address in the console of the record that it is about.' }) path!: string | null
  @Field(() => Boolean, { description: 'Whether it goes out in quiet hours too.' }) isUrgent!: boolean
  @Field(() => GraphQLMoment, { description: 'When it was told.' }) at!: Date
  @Field(() => GraphQLMoment, { nullable: true, description: 'When it was read; empty until then.' }) readAt!: Date | null
}
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
      const [unread, [newest]] = await Promise.all([myUnreadNotices(read), myNotices(read, 1)])
      const picture = `${unread}:${newest?.id}`
      if (picture === shown) continue
      shown = picture
      return { done: false, value: { unread } }
    }
  }
  return iteratorOf(next, () => void ticks.return(undefined)) as AsyncGenerator<MyNoticesChanged>
}

@Resolver()
export class NoticeResolver {
  @Permit('notice:type:query')
  @Query(() => [NoticePlaceholder], { description: 'What the wording of a category may speak of; nothing for categories of one’s own.' })
  noticePlaceholders(@Arg('code', () => String, { description: 'Code of the category.' }) code: string, @Ctx() context: Context) {
    return placeholdersOf(code, words(context.language))
  }

  @Permit('notice:type:query')
  @Query(() => NoticePreview, {
    description: 'What a wording would say, with samples in place of its placeholders; refused as it would be when saved.',
  })
  previewNotice(
    @Arg('code', () => String, { description: 'Code of the category.' }) code: string,
    @Arg('subject', () => String, { nullable: true, description: 'The subject as it is being written.' }) subject: string | undefined,
    @Arg('body', () => String, { nullable: true, description: 'The body as it is being written.' }) body: string | undefined,
    @Ctx() context: Context,
  ) {
    return previewNotice(code, { subject, body }, words(context.language))
  }

  @Permit('notice:receiver:edit')
  @Mutation(() => Int, {
    description:
      'Tells one receiver sample news of its category, at any hour and within its budget. Answers how many deliveries were made.',
  })
  sendTestNotice(@Arg('receiverId', () => ID, { description: 'The receiver.' }) receiverId: string, @Ctx() context: Context) {
    const { store, language } = context
    return store.write(actorOf(context), (uow) => sendTestNotice(uow, { receiverId: idOf(receiverId), say: words(language), pathOf }))
  }

  @Permit()
  @Query(() => [MyNotice], { description: 'What the signed-in person was told in any of their plants, newest first.' })
  myNotices(
    @Arg('size', () => Int, { defaultValue: 20, description: 'How many at most, up to 50.' }) size: number,
    @Arg('before', () => ID, { nullable: true, description: 'Only what was told before this one.' }) before: string | null | undefined,
    @Ctx() context: Context,
  ) {
    return myNotices(context.store.read(actorOf(context)), size, before == null ? undefined : idOf(before, 'before'))
  }

  @Permit()
  @Query(() => Int, { description: 'How many notices of all their plants the signed-in person has not read.' })
  myUnreadNotices(@Ctx() context: Context) {
    return myUnreadNotices(context.store.read(actorOf(context)))
  }

  @Permit()
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

  @Permit()
  @Extensions({ isPersonal: true })
  @Subscription(() => MyNoticesChanged, {
    description: 'How many notices the signed-in person has not read: at once, and whenever something was told or read.',
    subscribe: ({ context }: { context: Context }) => countsOf(context),
  })
  myNoticesChanged(@Root() changed: MyNoticesChanged): MyNoticesChanged {
    return changed
  }
}
