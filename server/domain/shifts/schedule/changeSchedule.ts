import {
  addDays,
  date,
  daysBetween,
  defineCall,
  entries,
  flag,
  int,
  link,
  links,
  listOf,
  objectOf,
  shape,
  weekdayOf,
  wrong,
} from '../../../kernel/index.ts'
import { lockRoster } from '../shiftKeys.ts'
import { placeKey } from './cells.ts'
import { type Changed, changeCells } from './changeCells.ts'
import { clashShape, toldClashes } from './clashes.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { cellsBetween } from './roster.query.ts'

/** The most places that are changed in one call. */
const CELLS_MAX = 5000
const place = {
  date: date({ required: true, says: 'The day on which the shift begins.' }),
  shiftId: link('shift', { required: true, says: 'The shift.' }),
  positionId: link('productionPosition', { required: true, says: 'The position.' }),
}
const given = {
  ...place,
  equipmentId: link('equipment', { says: 'The machine; empty where the position is not tied to one.' }),
  teamId: link('shiftTeam', { says: 'The team whose shift it is; left out, it stays as it is.' }),
  workerIds: links('worker', { required: false, says: 'Everybody who works there then; nobody empties the place by hand.' }),
  isGenerated: flag({ says: 'Whether the rotation may change it again; by hand unless said.' }),
  isAbsent: flag({ says: 'Nothing is planned there any more, so that the rotation may fill it again.' }),
}
export const cellShape = shape('ScheduleCellChange', 'What a place of the schedule becomes.', {
  date: date({ says: 'The day on which the shift begins.' }),
  shiftId: link('shift', { says: 'The shift.' }),
  positionId: link('productionPosition', { says: 'The position.' }),
  equipmentId: link('equipment', { nullable: true, says: 'The machine, where it is for one.' }),
  teamId: link('shiftTeam', { nullable: true, says: 'The team.' }),
  workerIds: links('worker', { says: 'Everybody who works there then.' }),
  isGenerated: flag({ says: 'Whether the rotation may change it again.' }),
  isAbsent: flag({ says: 'Nothing is planned there.' }),
})
const changedShape = shape('ScheduleChanged', 'What a change of the schedule wrote and what it clashes with.', {
  written: int({ says: 'How many places it changed.' }),
  clashes: listOf(clashShape, { says: 'Clashes that it brings about, worst first; a trial answers those too that would be refused.' }),
  inverse: listOf(cellShape, { says: 'The changes that take it back.' }),
})
type Told = Parameters<typeof toldClashes>

const told = async (read: Told[0], say: Told[1], { written, clashes, inverse }: Changed) => ({
  written,
  clashes: await toldClashes(read, say, clashes),
  inverse: inverse.map((one) => ({
    ...one,
    equipmentId: one.equipmentId ?? null,
    teamId: one.teamId ?? null,
    workerIds: [...one.workerIds],
    isGenerated: one.isGenerated === true,
    isAbsent: one.isAbsent === true,
  })),
})

export const changeScheduleCall = defineCall('changeSchedule', {
  says: 'Changes many places of the schedule at once, all or none; nothing is kept of a trial.',
  permission: [`${productionSchedule.permission}:edit`],
  args: {
    cells: entries(
      { name: 'ScheduleCellInput', says: 'What a place of the schedule becomes.', fields: given },
      { required: true, max: CELLS_MAX, says: 'The places, each once.' },
    ),
    dryRun: flag({ default: false, says: 'Whether it is only asked what would happen.' }),
  },
  result: objectOf(changedShape),
  run: ({ store, actor, words, language }, { cells, dryRun }) =>
    store.write(actor, async (uow) => {
      await lockRoster(uow)
      const changes = cells.map(({ workerIds, ...cell }) => ({ ...cell, workerIds: workerIds ?? [] }))
      return told(uow.entire.read, words(language), await changeCells(uow, changes, dryRun))
    }),
})

const WEEK = 7
/** A week as it stands over another one: what is there is replaced, what is not in the source stays away. */
export const copyScheduleWeekCall = defineCall('copyScheduleWeek', {
  says: 'Copies the schedule of a week, Monday to Sunday, over another week; nothing is kept of a trial.',
  permission: [`${productionSchedule.permission}:edit`],
  args: {
    from: date({ required: true, says: 'A day of the week to copy.' }),
    to: date({ required: true, says: 'A day of the week to write.' }),
    positionIds: links('productionPosition', { says: 'Only these positions; all unless said.' }),
    dryRun: flag({ default: false, says: 'Whether it is only asked what would happen.' }),
  },
  result: objectOf(changedShape),
  run: ({ store, actor, words, language }, { from, to, positionIds, dryRun }) =>
    store.write(actor, async (uow) => {
      const monday = (day: string) => addDays(day, 1 - weekdayOf(day))
      const [source, target] = [monday(from), monday(to)]
      if (source === target) throw wrong('to', 'sameWeek')
      await lockRoster(uow)
      const { read } = uow.entire
      const isAsked = (one: { positionId: number }) => !positionIds?.length || positionIds.includes(one.positionId)
      const days = daysBetween(source, target)
      const copied = (await cellsBetween(read, source, addDays(source, WEEK - 1))).filter(isAsked)
      const there = (await cellsBetween(read, target, addDays(target, WEEK - 1))).filter(isAsked)
      const changes = new Map(
        there.map(({ id: _, origin: __, ...one }) => [placeKey(one), { ...one, workerIds: [] as readonly number[], isAbsent: true }]),
      )
      for (const { id: _, origin: __, ...one } of copied) {
        const moved = { ...one, date: addDays(one.date, days), isAbsent: false }
        changes.set(placeKey(moved), moved)
      }
      return told(read, words(language), await changeCells(uow, [...changes.values()], dryRun))
    }),
})
