import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql'
import { noteQueueAction } from '../../domain/system/index.ts'
import type { BoardJob, BoardSchedule, JobState, QueueBoard } from '../../jobs/queue.ts'
import { conflict, invalidField } from '../../kernel/index.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../operationSteps.ts'
import { GraphQLClock, GraphQLMoment } from '../scalars.ts'

const QueueHome = { REDIS: 'redis', POSTGRES: 'postgres', EMBEDDED: 'embedded' } as const
registerEnumType(QueueHome, {
  name: 'QueueHome',
  description: 'Where the job queue lives.',
  valuesConfig: {
    REDIS: { description: 'In the Redis that all processes share.' },
    POSTGRES: { description: 'In the PostgreSQL that also holds the data.' },
    EMBEDDED: { description: 'In a small base of its own inside this process.' },
  },
})
const QueueJobState = { WAITING: 'waiting', ACTIVE: 'active', DELAYED: 'delayed', FAILED: 'failed', COMPLETED: 'completed' } as const
registerEnumType(QueueJobState, {
  name: 'QueueJobState',
  description: 'What a job is doing.',
  valuesConfig: {
    WAITING: { description: 'It waits for a worker.' },
    ACTIVE: { description: 'A worker runs it.' },
    DELAYED: { description: 'Its time has not come: it is scheduled, or pauses before the next try.' },
    FAILED: { description: 'All its tries have failed.' },
    COMPLETED: { description: 'It is done.' },
  },
})
const NO_COUNTS = { waiting: 0, active: 0, delayed: 0, failed: 0, completed: 0 }
const SIZE = 20
const SIZE_MAX = 100
/** Far beyond what the queue keeps. */
const NO_MAX = 100_000

@ObjectType('QueueCounts', { simpleResolvers: true, description: 'How many jobs are in each state.' })
class QueueCounts implements Record<JobState, number> {
  @Field(() => Int, { description: 'Waiting for a worker.' }) waiting!: number
  @Field(() => Int, { description: 'Running.' }) active!: number
  @Field(() => Int, { description: 'Scheduled, or pausing before the next try.' }) delayed!: number
  @Field(() => Int, { description: 'Given up after all tries.' }) failed!: number
  @Field(() => Int, { description: 'Done and still remembered.' }) completed!: number
}
@ObjectType('QueueSchedule', { simpleResolvers: true, description: 'A job that is made again and again.' })
class QueueSchedule implements BoardSchedule {
  @Field(() => String, { description: 'Name of the job.' }) name!: string
  @Field(() => GraphQLMoment, { nullable: true, description: 'When it runs next.' }) next!: Date | null
  @Field(() => Int, { nullable: true, description: 'Milliseconds between two runs, where its pace is fixed.' }) everyMs!: number | null
  @Field(() => GraphQLClock, { nullable: true, description: 'Time of the business day, where it runs once a day.' }) dailyAt!: string | null
}
@ObjectType('JobQueueState', { simpleResolvers: true, description: 'The job queue of this installation.' })
class JobQueueState {
  @Field(() => Boolean, { description: 'Whether this process reaches it now. While it does not, jobs wait in the base.' }) isOpen!: boolean
  @Field(() => QueueHome, { nullable: true, description: 'Where it lives; null while it is not open.' }) home!: string | null
  @Field(() => QueueCounts, { description: 'Jobs by state; zeros while it is not open.' }) counts!: QueueCounts
  @Field(() => Boolean, { description: 'Whether these are all jobs. Who does not work in every plant sees those of their own plants.' })
  isWhole!: boolean
  @Field(() => [QueueSchedule], { description: 'What runs by itself, the next first; nothing where it is not the whole queue.' })
  schedules!: readonly QueueSchedule[]
}
@ObjectType('QueueJob', { simpleResolvers: true, description: 'One job of the queue.' })
class QueueJob implements BoardJob {
  @Field(() => ID, { description: 'Its id.' }) id!: string
  @Field(() => String, { description: 'Which kind of job it is.' }) name!: string
  @Field(() => QueueJobState, { description: 'What it is doing.' }) state!: JobState
  @Field(() => Int, { description: 'Tries so far.' }) attemptsMade!: number
  @Field(() => Int, { description: 'Tries it has in all.' }) attempts!: number
  @Field(() => Int, { nullable: true, description: 'How far it has come, if it tells.' }) progressDone!: number | null
  @Field(() => Int, { nullable: true, description: 'How far it has to go, if it tells.' }) progressOf!: number | null
  @Field(() => String, { nullable: true, description: 'Why the last try failed: one line, without secrets.' }) failedReason!: string | null
  @Field(() => GraphQLMoment, { description: 'When it was made.' }) createdAt!: Date
  @Field(() => GraphQLMoment, { nullable: true, description: 'When it runs, while it is delayed.' }) dueAt!: Date | null
  @Field(() => GraphQLMoment, { nullable: true, description: 'When the last try began.' }) startedAt!: Date | null
  @Field(() => GraphQLMoment, { nullable: true, description: 'When it ended.' }) finishedAt!: Date | null
  @Field(() => String, { description: 'What it was given, as JSON, cut at 1,000 characters.' }) payload!: string
  @Field(() => String, { nullable: true, description: 'What it answered, as JSON, cut at 1,000 characters.' }) result!: string | null
  @Field(() => Boolean, { description: 'Whether a schedule made it.' }) isScheduled!: boolean
}
@ObjectType('QueueJobPage', { simpleResolvers: true, description: 'One page of the jobs in one state.' })
class QueueJobPage {
  @Field(() => Int, { description: 'Jobs in this state.' }) total!: number
  @Field(() => [QueueJob], { description: 'The jobs of this page: what comes next first, what has ended newest first.' }) items!: QueueJob[]
}

function within(field: string, value: number, max: number): number {
  if (value < 1 || value > max) throw invalidField(field, 'between', { min: 1, max })
  return value
}
/** What runs for every plant is for those who work in all of them. */
async function ask<T>(context: Context, work: (board: QueueBoard) => Promise<T>): Promise<T | undefined> {
  const actor = actorOf(context)
  const isWhole = await context.store.read(actor).worksEverywhere()
  return context.jobs?.ask((board) => work(isWhole ? board : board.within(actor.plantIds)))
}
async function change<T>(context: Context, work: (board: QueueBoard) => Promise<T>): Promise<T> {
  const done = await ask(context, work)
  if (done === undefined) throw conflict('jobs.notOpen')
  return done
}
type About = Parameters<typeof noteQueueAction>[2]
/** Before the action: one that the queue does not answer in time may be done all the same, and somebody asked for it. */
const note = (context: Context, action: 'retry' | 'remove', about: About) =>
  context.store.write(actorOf(context), (uow) => noteQueueAction(uow, action, about))

@Resolver()
export class JobQueueResolver {
  @RequirePermission('system:job:list')
  @Query(() => JobQueueState, { description: 'The job queue and what runs by itself.' })
  async jobQueue(@Ctx() context: Context): Promise<JobQueueState> {
    const state = await ask(context, (board) => board.state())
    return state ? { isOpen: true, ...state } : { isOpen: false, home: null, counts: NO_COUNTS, schedules: [], isWhole: true }
  }

  @RequirePermission('system:job:list')
  @Query(() => QueueJobPage, { description: 'Jobs in one state; none while the queue is not open.' })
  async queueJobs(
    @Arg('state', () => QueueJobState, { description: 'What they are doing.' }) state: JobState,
    @Arg('no', () => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) no: number,
    @Arg('size', () => Int, { defaultValue: SIZE, description: 'Jobs of a page, at most 100.' }) size: number,
    @Ctx() context: Context,
  ): Promise<QueueJobPage> {
    const page = { no: within('no', no, NO_MAX), size: within('size', size, SIZE_MAX) }
    return (await ask(context, (board) => board.list(state, page))) ?? { total: 0, items: [] }
  }

  @RequirePermission('system:job:retry')
  @Mutation(() => Boolean, { description: 'Has a failed job run again, with all its tries.' })
  async retryQueueJob(@Arg('id', () => ID, { description: 'Which job.' }) id: string, @Ctx() context: Context): Promise<boolean> {
    const job = await change(context, (board) => board.nameOf(id))
    await note(context, 'retry', { job, id })
    await change(context, (board) => board.retry(id))
    return true
  }

  @RequirePermission('system:job:retry')
  @Mutation(() => Int, {
    description: 'Has failed jobs run again, as many as it manages in four seconds; answers how many. Ask again for the rest.',
  })
  async retryFailedJobs(@Ctx() context: Context): Promise<number> {
    const { counts } = await change(context, (board) => board.state())
    if (!counts.failed) return 0
    await note(context, 'retry', { jobs: counts.failed })
    return change(context, (board) => board.retryFailed())
  }

  @RequirePermission('system:job:remove')
  @Mutation(() => Boolean, { description: 'Throws a job away that does not run; what it was to do is not done.' })
  async removeQueueJob(@Arg('id', () => ID, { description: 'Which job.' }) id: string, @Ctx() context: Context): Promise<boolean> {
    const job = await change(context, (board) => board.nameOf(id))
    await note(context, 'remove', { job, id })
    await change(context, (board) => board.remove(id))
    return true
  }
}
