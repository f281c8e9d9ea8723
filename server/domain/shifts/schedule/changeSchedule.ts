import {
  addDays,
  date,
  daysBetween,
  defineCall,
  entries,
  flag,
  int,
  invalidField,
  link,
  links,
  listOf,
  objectOf,
  shape,
  weekdayOf,
} from '../../../kernel/index.ts'
import { lockRoster } from '../shiftKeys.ts'
import { placeKey } from './cells.ts'
import { type Changed, changeCells } from './changeCells.ts'
import { clashShape, describeClashes } from './clashes.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { cellsBetween } from './roster.query.ts'

/** The most places that are changed in one call. */
const CELLS_MAX = 5000
const place = {
  date: date({ required: true, description: 'The day on which the shift begins.' }),
  shiftId: link('shift', { required: true, description: 'The shift.' }),
  positionId: link('productionPosition', { required: true, description: 'The position.' }),
}
const cellFields = {
  ...place,
  equipmentId: link('equipment', { description: 'The machine; empty where the position is not tied to one.' }),
  teamId: link('shiftTeam', { description: 'The team whose shift it is; left out, it stays as it is.' }),
  workerIds: links('worker', { required: false, description: 'Everybody who works there then; nobody empties the place by hand.' }),
  isGenerated: flag({ description: 'Whether the rotation may change it again; by hand unless said.' }),
  isAbsent: flag({ description: 'Nothing is planned there any more, so that the rotation may fill it again.' }),
}
export const cellShape = shape('ScheduleCellChange', 'What a place of the schedule becomes.', {
  date: date({ description: 'The day on which the shift begins.' }),
  shiftId: link('shift', { description: 'The shift.' }),
  positionId: link('productionPosition', { description: 'The position.' }),
  equipmentId: link('equipment', { nullable: true, description: 'The machine, where it is for one.' }),
  teamId: link('shiftTeam', { nullable: true, description: 'The team.' }),
  workerIds: links('worker', { description: 'Everybody who works there then.' }),
  isGenerated: flag({ description: 'Whether the rotation may change it again.' }),
  isAbsent: flag({ description: 'Nothing is planned there.' }),
})
const changedShape = shape('ScheduleChanged', 'What a change of the schedule wrote and what it clashes with.', {
  written: int({ description: 'How many places it changed.' }),
  clashes: listOf(clashShape, {
    description: 'Clashes that it brings about, worst first; a trial answers those too that would be refused.',
  }),
  inverse: listOf(cellShape, { description: 'The changes that take it back.' }),
})
type ClashParams = Parameters<typeof describeClashes>

const answerOf = async (read: ClashParams[0], translate: ClashParams[1], { written, clashes, inverse }: Changed) => ({
  written,
  clashes: await describeClashes(read, translate, clashes),
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
  description: 'Changes many places of the schedule at once, all or none; nothing is kept of a trial.',
  permission: [`${productionSchedule.permission}:edit`],
  args: {
    cells: entries(
      { name: 'ScheduleCellInput', description: 'What a place of the schedule becomes.', fields: cellFields },
      { required: true, max: CELLS_MAX, description: 'The places, each once.' },
    ),
    dryRun: flag({ default: false, description: 'Whether it is only asked what would happen.' }),
  },
  result: objectOf(changedShape),
  run: ({ store, actor, words, language }, { cells, dryRun }) =>
    store.write(actor, async (uow) => {
      await lockRoster(uow)
      const changes = cells.map(({ workerIds, ...cell }) => ({ ...cell, workerIds: workerIds ?? [] }))
      return answerOf(uow.withoutDataScope.read, words(language), await changeCells(uow, changes, dryRun))
    }),
})

const WEEK = 7
/** A week as it stands over another one: what is there is replaced, what is not in the source stays away. */
export const copyScheduleWeekCall = defineCall('copyScheduleWeek', {
  description: 'Copies the schedule of a week, Monday to Sunday, over another week; nothing is kept of a trial.',
  permission: [`${productionSchedule.permission}:edit`],
  args: {
    from: date({ required: true, description: 'A day of the week to copy.' }),
    to: date({ required: true, description: 'A day of the week to write.' }),
    positionIds: links('productionPosition', { description: 'Only these positions; all unless said.' }),
    dryRun: flag({ default: false, description: 'Whether it is only asked what would happen.' }),
  },
  result: objectOf(changedShape),
  run: ({ store, actor, words, language }, { from, to, positionIds, dryRun }) =>
    store.write(actor, async (uow) => {
      const monday = (day: string) => addDays(day, 1 - weekdayOf(day))
      const [source, target] = [monday(from), monday(to)]
      if (source === target) throw invalidField('to', 'sameWeek')
      await lockRoster(uow)
      const { read } = uow.withoutDataScope
      const isSelected = (one: { positionId: number }) => !positionIds?.length || positionIds.includes(one.positionId)
      const days = daysBetween(source, target)
      const copied = (await cellsBetween(read, source, addDays(source, WEEK - 1))).filter(isSelected)
      const there = (await cellsBetween(read, target, addDays(target, WEEK - 1))).filter(isSelected)
      const changes = new Map(
        there.map(({ id: _, origin: __, ...one }) => [placeKey(one), { ...one, workerIds: [] as readonly number[], isAbsent: true }]),
      )
      for (const { id: _, origin: __, ...one } of copied) {
        const moved = { ...one, date: addDays(one.date, days), isAbsent: false }
        changes.set(placeKey(moved), moved)
      }
      return answerOf(read, words(language), await changeCells(uow, [...changes.values()], dryRun))
    }),
})
