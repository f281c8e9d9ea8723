import {
  type Actor,
  defineCall,
  exercises,
  type FieldFault,
  flag,
  int,
  invalid,
  invalidField,
  type LockedRow,
  link,
  notFound,
  periodOf,
  Refusal,
  type Registry,
  type RowOf,
  requirePermission,
  text,
  time,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { user } from '../../identity/index.ts'
import { SHARE_VIEWS, visibleViews } from '../../system/index.ts'
import { nextSendTime } from './sendTimes.ts'
import {
  type RHYTHMS,
  type SUBSCRIPTION_CHANNELS,
  type SUBSCRIPTION_FORMATS,
  subscriptionChannel,
  subscriptionFormat,
  subscriptionRhythm,
  viewSending,
  viewSubscription,
} from './viewSubscription.resource.ts'

/** Most subscriptions that one user sets up. */
const SUBSCRIPTIONS_MAX = 50

export interface SubscriptionInput {
  readonly viewId?: number | null | undefined
  readonly list?: string | null | undefined
  readonly search?: string | null | undefined
  readonly format?: (typeof SUBSCRIPTION_FORMATS)[number] | null | undefined
  readonly board?: string | null | undefined
  readonly period?: string | null | undefined
  /** Of a grouping or a board; a view has its own. */
  readonly name?: string | null | undefined
  readonly userId?: number | null | undefined
  readonly channel: (typeof SUBSCRIPTION_CHANNELS)[number]
  readonly robotKey?: string | null | undefined
  readonly rhythm: (typeof RHYTHMS)[number]
  readonly weekday?: number | null | undefined
  readonly monthDay?: number | null | undefined
  readonly sendTime: string
}

const unlimited = (uow: UnitOfWork) => uow.withoutDataScope
function ownId({ userId }: Actor): number {
  if (userId === null) throw new Refusal('forbidden', {}, { kind: 'forbidden' })
  return userId
}

function requireComplete({ channel, robotKey, rhythm, weekday, monthDay }: SubscriptionInput) {
  const faults: FieldFault[] = [
    ...(channel === 'WECHAT' && !robotKey ? [{ field: 'robotKey', rule: 'required' }] : []),
    ...(rhythm === 'WEEKLY' && weekday == null ? [{ field: 'weekday', rule: 'required' }] : []),
    ...(rhythm === 'MONTHLY' && monthDay == null ? [{ field: 'monthDay', rule: 'required' }] : []),
  ]
  if (faults.length) throw invalid(faults)
}
/** The account of the receiver, who works in this plant. */
async function requireReceiver(uow: UnitOfWork, userId: number, channel: SubscriptionInput['channel']) {
  const [receiver] = await unlimited(uow).of(user).many([userId])
  const plants = (await unlimited(uow).of(user).linksOf('plantIds', [userId])).get(userId) ?? []
  if (receiver?.status !== 'ENABLED' || !plants.includes(uow.actor.plantId)) throw invalidField('userId', 'unknownReference')
  if (channel === 'EMAIL' && !receiver.email) throw invalidField('userId', 'noEmail', { name: receiver.name })
}

/** The figures with a workbook at a path such as '/dataview/repairs?table=byDay'; undefined where there are none. */
function sheetsAt({ readModels }: Registry, board: string) {
  const [path] = board.split('?')
  return readModels.find(({ sheets, args }) => sheets?.path === path && 'from' in args && 'to' in args)?.sheets
}
const isGrouped = (search: string | null | undefined) => Boolean(new URLSearchParams(search ?? '').get('group'))
const NO_SOURCE = { viewId: null, list: null, search: null, board: null, period: null }
function requireName({ name }: SubscriptionInput): string {
  if (!name?.trim()) throw invalidField('name', 'required')
  return name.trim()
}
/** A list in groups that the caller may export. */
function requireGrouping(uow: UnitOfWork, registry: Registry, input: SubscriptionInput) {
  const { list = null, search = null } = input
  const resource = registry.byName(list ?? '')
  if (!resource || resource.internal) throw invalidField('list', 'value')
  if (!isGrouped(search)) throw invalidField('search', 'required')
  requirePermission(uow.actor, `${resource.permission}:export`)
  return { ...NO_SOURCE, name: requireName(input), list, search }
}
/** A view that the caller sees, a list in groups, or figures that the caller may export, with days that the period names. */
async function requireSource(uow: UnitOfWork, registry: Registry, input: SubscriptionInput) {
  const { viewId, list, board, period, format } = input
  const isPicture = format === 'PICTURE'
  if (viewId != null) {
    const view = (await visibleViews(unlimited(uow).read)).find(({ id }) => id === viewId)
    if (!view) throw notFound('savedView', viewId)
    if (isPicture && !isGrouped((JSON.parse(view.state) as { search?: string }).search)) throw invalidField('format', 'value')
    return { ...NO_SOURCE, name: view.name, viewId }
  }
  if (list) return requireGrouping(uow, registry, input)
  if (!board) throw invalidField('viewId', 'required')
  const sheets = sheetsAt(registry, board)
  if (!sheets) throw invalidField('board', 'value')
  requirePermission(uow.actor, sheets.permission)
  const days = periodOf(period ?? '')
  if ('rule' in days) throw invalid([{ field: 'period', ...days }])
  if (days.name === 'thisShift' || days.name === 'olderThan') throw invalidField('period', 'value')
  return { ...NO_SOURCE, name: requireName(input), board, period: period ?? '' }
}

/** Sets up a subscription for the caller, or for somebody else with the permission to share views. */
export async function subscribe(uow: UnitOfWork, registry: Registry, input: SubscriptionInput): Promise<RowOf<typeof viewSubscription>> {
  const { actor } = uow
  const caller = ownId(actor)
  const { robotKey, ...values } = input
  const userId = input.userId ?? caller
  if (userId !== caller && !exercises(actor, SHARE_VIEWS))
    throw new Refusal('forbidden', { permission: SHARE_VIEWS }, { kind: 'forbidden' })
  requireComplete(input)
  const source = await requireSource(uow, registry, input)
  await requireReceiver(uow, userId, input.channel)
  await uow.lock(`viewSubscriptions:${caller}`)
  const own = await uow.of(viewSubscription).find({ createdById: caller })
  if (own.length >= SUBSCRIPTIONS_MAX) throw invalidField('viewId', 'tooManySubscriptions', { max: SUBSCRIPTIONS_MAX })
  return uow.of(viewSubscription).create({
    ...values,
    ...source,
    format: input.format ?? 'WORKBOOK',
    userId,
    wechatKey: input.channel === 'WECHAT' ? (robotKey ?? null) : null,
    weekday: input.rhythm === 'WEEKLY' ? (input.weekday ?? null) : null,
    monthDay: input.rhythm === 'MONTHLY' ? (input.monthDay ?? null) : null,
    status: 'ENABLED',
    nextAt: nextSendTime({ ...values, weekday: input.weekday ?? null, monthDay: input.monthDay ?? null }, uow.now, uow.read.offsetMinutes),
  })
}

/** Locks a subscription of which the caller is the receiver or that the caller set up. */
async function ownSubscription(uow: UnitOfWork, id: number): Promise<LockedRow<typeof viewSubscription>> {
  const caller = ownId(uow.actor)
  const [found] = await uow.of(viewSubscription).lockWhere({ id })
  if (!found || (found.userId !== caller && found.createdById !== caller)) throw notFound('viewSubscription', id)
  return found
}
/** Pauses a subscription, or resumes it with the next send time: what fell into the pause is not sent later. */
export async function pauseSubscription(uow: UnitOfWork, id: number, isPaused: boolean): Promise<void> {
  const found = await ownSubscription(uow, id)
  const nextAt = nextSendTime(found, uow.now, uow.read.offsetMinutes)
  await uow.of(viewSubscription).patch(found, isPaused ? { status: 'PAUSED' } : { status: 'ENABLED', nextAt })
}
/** Deletes a subscription with the record of its sendings. */
export async function unsubscribe(uow: UnitOfWork, id: number): Promise<void> {
  const found = await ownSubscription(uow, id)
  const sendings = await uow.of(viewSending).lockWhere({ subscriptionId: id })
  if (sendings.length) await uow.of(viewSending).remove(sendings)
  await uow.of(viewSubscription).remove([found])
}

const idArg = int({ required: true, min: 1, description: 'The subscription, as in mySubscriptions.' })

export const subscribeToViewCall = defineCall('subscribeToView', {
  description:
    'Sends a saved view, a list in groups or figures of a board at regular times, with the rights and in the language of the receiver at that time. Answers the id of the subscription.',
  permission: [],
  args: {
    viewId: int({ min: 1, description: 'The view; or else a list in groups, or a board.' }),
    list: text({ max: 64, description: 'Of a list in groups: its resource, such as reportLog.' }),
    search: text({
      max: 4000,
      description: 'Of a list in groups: what its address in the console has behind the question mark, such as group=status~~-count.',
    }),
    format: subscriptionFormat({ description: 'As what it is sent; a workbook unless said.' }),
    board: text({
      max: 500,
      description: 'Path and query of figures with a workbook, without days, such as /dataview/repairs?table=byDay.',
    }),
    period: text({ max: 32, description: 'Of a board: its days when it is sent, such as last7days or lastMonth.' }),
    name: text({ max: 80, description: 'Of a list in groups or a board: what it is called.' }),
    userId: link('user', { description: 'The receiver; yourself by default. Others require the permission to share views.' }),
    channel: subscriptionChannel({ required: true, description: 'How it is sent.' }),
    robotKey: text({ max: 128, unlogged: true, pattern: /^[\w-]{8,128}$/, description: 'Of WECHAT: the key of the robot.' }),
    rhythm: subscriptionRhythm({ required: true, description: 'On which days it is sent.' }),
    weekday: int({ min: 1, max: 7, description: 'Of WEEKLY: 1 = Monday to 7 = Sunday.' }),
    monthDay: int({ min: 1, max: 31, description: 'Of MONTHLY: the day; the last one of shorter months.' }),
    sendTime: time({ required: true, description: 'The time of the business day.' }),
  },
  result: int(),
  run: ({ store, actor, registry }, args) =>
    store.write(actor, async (uow) => (await subscribe(uow, registry, args as SubscriptionInput)).id),
})
export const pauseSubscriptionCall = defineCall('pauseSubscription', {
  description: 'Pauses a subscription of the caller, or resumes it. Answers whether it is paused.',
  permission: [],
  args: { id: idArg, isPaused: flag({ required: true, description: 'Whether it is paused.' }) },
  result: flag(),
  run: async ({ store, actor }, { id, isPaused }) => {
    await store.write(actor, (uow) => pauseSubscription(uow, id, isPaused))
    return isPaused
  },
})
export const unsubscribeCall = defineCall('unsubscribe', {
  description: 'Deletes a subscription of the caller.',
  permission: [],
  args: { id: idArg },
  result: flag(),
  run: async ({ store, actor }, { id }) => {
    await store.write(actor, (uow) => unsubscribe(uow, id))
    return true
  },
})
