import { type Identity, identityOf, isOnePerson, type Read, type RowOf } from '../../kernel/index.ts'
import { shiftNotice } from '../handover/index.ts'
import { user } from '../identity/index.ts'
import { equipment, worker } from '../masterdata/index.ts'
import { type Concerned, channelsOf, noticeReceiver, reachOf } from '../notice/index.ts'
import { repairer } from '../repair/index.ts'
import { type Duty, shiftTeam, shiftTeamMember } from '../shifts/index.ts'
import type { callLadderStep } from './callLadder.resource.ts'
import type { Skip } from './callRun.resource.ts'

/** Somebody whose turn it could be; `skipped` says why it is not. */
export interface Callee extends Concerned {
  readonly repairerId: number | null
  readonly skipped: Skip | null
}
export type Step = RowOf<typeof callLadderStep>
type Worker = RowOf<typeof worker>
type Repairer = RowOf<typeof repairer>
interface CalleeContext {
  readonly read: Read
  readonly duty: Duty
  readonly equipmentId: number | null
}

const absence = (duty: Duty, who: Worker | undefined, needsShift: boolean): Skip | null => {
  if (who && duty.isOnLeave(who.id)) return 'ON_LEAVE'
  return needsShift && !(who && duty.isScheduled(who.id)) ? 'OFF_SHIFT' : null
}
const workersOf = (read: Read) => read.of(worker).find({ status: 'ENABLED' })
const repairersOf = (read: Read) => read.of(repairer).find({ status: 'ENABLED' })
const workerLike = (workers: readonly Worker[], one: Identity) => workers.find((other) => isOnePerson(one, identityOf(worker, other)))
const repairerLike = (repairers: readonly Repairer[], one: Identity) =>
  repairers.find((other) => isOnePerson(one, identityOf(repairer, other)))
const identified = (known: Partial<Identity>): Identity => ({ crew: null, account: null, phone: null, ...known })
/** The telephone that any record of the person has, those that are given first. */
async function reached(read: Read, userId: number | null, ...mobiles: readonly (string | null | undefined)[]): Promise<string | null> {
  const known = mobiles.find(Boolean)
  if (known || userId === null) return known ?? null
  const [account] = await read.of(user).many([userId])
  return account?.mobile ?? null
}

/** Repairers of the shift that is on, those of the machine's craft first; of its teams also who is on leave. */
async function repairersOnDuty({ read, duty, equipmentId }: CalleeContext): Promise<Callee[]> {
  const [workers, repairers] = [await workersOf(read), await repairersOf(read)]
  const [machine] = equipmentId === null ? [] : await read.of(equipment).many([equipmentId])
  const teamId = [...new Set(duty.entries.flatMap((entry) => entry.teamId ?? []))]
  const members = teamId.length ? await read.of(shiftTeamMember).find({ teamId }) : []
  const isHere = ({ id }: Worker) => duty.isScheduled(id) || (duty.isOnLeave(id) && members.some(({ workerId }) => workerId === id))
  const atMachine = ({ id }: Worker) => duty.entries.some((entry) => entry.equipmentId === equipmentId && entry.workers.includes(id))
  const found = repairers.flatMap((one) => {
    const who = workerLike(workers, identityOf(repairer, one))
    if (!who || !isHere(who)) return []
    const rank = (equipmentId !== null && atMachine(who) ? 0 : 2) + (machine?.maintCraft && machine.maintCraft === one.craft ? 0 : 1)
    return [{ one, who, rank }]
  })
  found.sort((a, b) => a.rank - b.rank || a.one.sortOrder - b.one.sortOrder || a.one.id - b.one.id)
  return Promise.all(
    found.map(async ({ one, who }) => {
      const userId = one.userId ?? who.userId
      return {
        key: `${repairer.name}:${one.id}`,
        name: one.name,
        userId,
        mobile: await reached(read, userId, one.mobile, who.mobile),
        repairerId: one.id,
        skipped: absence(duty, who, true),
      }
    }),
  )
}

/** Those who lead the teams of the shift that is on. */
async function shiftLeads({ read, duty }: CalleeContext): Promise<Callee[]> {
  const ids = [...new Set(duty.entries.flatMap((entry) => entry.teamId ?? []))]
  const teams = (await read.of(shiftTeam).many(ids)).flatMap((one) => one ?? []).sort((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
  const repairers = await repairersOf(read)
  const leaders = (await read.of(worker).many([...new Set(teams.flatMap((one) => one.leaderId ?? []))])).flatMap((one) =>
    one?.status === 'ENABLED' ? [one] : [],
  )
  return Promise.all(
    leaders.map(async (one) => {
      const also = repairerLike(repairers, identityOf(worker, one))
      const userId = one.userId ?? also?.userId ?? null
      return {
        key: `${worker.name}:${one.id}`,
        name: one.name,
        userId,
        mobile: await reached(read, userId, one.mobile, also?.mobile),
        repairerId: also?.id ?? null,
        skipped: absence(duty, one, true),
      }
    }),
  )
}

/** The telephone that the notice of the day names. */
async function nightTels({ read, duty }: CalleeContext): Promise<Callee[]> {
  const notices = await read.of(shiftNotice).find({ date: duty.day })
  const tels = [...new Set(notices.flatMap(({ nightTel }) => nightTel || []))]
  const repairers = await repairersOf(read)
  return tels.map((mobile) => ({
    key: `nightTel:${mobile}`,
    name: mobile,
    userId: null,
    mobile,
    repairerId: repairerLike(repairers, identified({ phone: mobile }))?.id ?? null,
    skipped: null,
  }))
}

async function named({ read, duty }: CalleeContext, { userId, onShiftOnly }: Step): Promise<Callee[]> {
  const [account] = userId === null ? [] : await read.of(user).many([userId])
  if (account?.status !== 'ENABLED') return []
  const who = workerLike(await workersOf(read), identityOf(user, account))
  const also = repairerLike(await repairersOf(read), who ? { ...identityOf(worker, who), account: userId } : identityOf(user, account))
  return [
    {
      key: `${user.name}:${userId}`,
      name: account.name,
      userId,
      mobile: await reached(read, null, account.mobile, who?.mobile, also?.mobile),
      repairerId: also?.id ?? null,
      skipped: absence(duty, who, onShiftOnly),
    },
  ]
}

async function receivers({ read, duty }: CalleeContext, { receiverId }: Step): Promise<Callee[]> {
  const [one] = receiverId === null ? [] : await read.of(noticeReceiver).many([receiverId])
  if (one?.status !== 'ENABLED') return []
  const person = { userId: one.userId, mobile: one.mobile ?? one.voiceTel }
  // The telephone of a receiver may be that of a whole office: only an account says who they are.
  const who = one.userId === null ? undefined : workerLike(await workersOf(read), identified({ account: one.userId }))
  const identity = identified({ crew: who?.id ?? null, account: one.userId, phone: person.mobile })
  const skipped = absence(duty, who, false)
  return [
    {
      key: `${noticeReceiver.name}:${one.id}`,
      receiverId: one.id,
      name: one.name,
      ...person,
      repairerId: repairerLike(await repairersOf(read), identity)?.id ?? null,
      skipped,
    },
  ]
}

const LOOKS = { REPAIRER_ON_DUTY: repairersOnDuty, SHIFT_LEAD: shiftLeads, NIGHT_TEL: nightTels, PERSON: named, RECEIVER: receivers }
/** Whose turn it is at a step, in order: the first one who is not passed over is called. Whom none of its ways reaches is passed over. */
export async function calleesOf(context: CalleeContext, step: Step): Promise<Callee[]> {
  const read = context.read.withoutDataScope
  const found = await LOOKS[step.whom]({ ...context, read }, step)
  return Promise.all(
    found.map(async (one) =>
      one.skipped === null && !(await isReached(read, step, one)) ? { ...one, skipped: 'NO_ADDRESS' as const } : one,
    ),
  )
}
/** Whether any way of the step leads to somebody. */
async function isReached(read: Read, step: Step, who: Callee): Promise<boolean> {
  const reach = await reachOf(read, 'CALL_OUT', who)
  return channelsOf(step).some((channel) => reach.includes(channel))
}
