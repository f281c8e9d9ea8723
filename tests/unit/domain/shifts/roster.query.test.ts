import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { equipment, productionPosition, shift, worker } from '../../../../server/domain/masterdata/index.ts'
import {
  positionDemand,
  productionSchedule,
  shiftPattern,
  shiftTeam,
  shiftTeamMember,
  workerQualification,
  workerVacation,
} from '../../../../server/domain/shifts/index.ts'
import { config } from '../../../../server/domain/system/index.ts'
import { addDays, carryOut, operations, type ResourceDef, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { make, makePlant, person } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'
import { refusal } from '../shop.ts'

type Values = Record<string, unknown>
interface Told {
  written: number
  clashes: { rule: string; severity: string; message: string; workerId: number; date: string }[]
  inverse: Values[]
  created: number
  changed: number
  removed: number
  kept: number
  outside: number
  outsiders: { date: string; shiftId: number; workerId: number }[]
  leftOut: number
  warned: number
  changes: { date: string; before: number[]; after: number[] }[]
}
let base: Awaited<ReturnType<typeof testStore>>
beforeAll(async () => {
  base = await testStore()
})
afterAll(() => base.close())

/** A plant with three shifts, two positions and four teams of two. */
async function plantOfTeams() {
  const { store } = base
  const { id: plantId, actor: system } = await makePlant(store)
  const row = async <D extends ResourceDef>(resource: D, values: Values) =>
    (await make(store, system, resource, values)) as unknown as RowOf<D>
  const early = await row(shift, { name: '早班', beginTime: '08:00', endTime: '16:00' })
  const late = await row(shift, { name: '中班', beginTime: '16:00', endTime: '00:00' })
  const night = await row(shift, { name: '夜班', beginTime: '00:00', endTime: '08:00' })
  const [lead, mixer] = [await row(productionPosition, { name: '机长' }), await row(productionPosition, { name: '调墨工' })]
  const pattern = await row(shiftPattern, {
    name: '四班三运转',
    cycle: 'AABBCC--',
    shiftAId: early.id,
    shiftBId: late.id,
    shiftCId: night.id,
  })
  const people: RowOf<typeof worker>[] = []
  const teams: RowOf<typeof shiftTeam>[] = []
  for (const [nth, name] of ['甲班', '乙班', '丙班', '丁班'].entries()) {
    const team = await row(shiftTeam, { name, patternId: pattern.id, beginDate: '2026-11-02', offsetDays: nth * 2 })
    teams.push(team)
    for (const position of [lead, mixer]) {
      const one = await row(worker, { name: `${name}${position.name}` })
      people.push(one)
      await row(shiftTeamMember, { teamId: team.id, workerId: one.id, positionId: position.id, equipmentId: null, name: one.name })
    }
  }
  const actor = person(plantId, ['*:*:*'])
  const ops = operations(store, registry)
  const call = async (name: string, args: Values, language: 'zh' | 'en' = 'zh') => {
    const found = registry.areas.flatMap(({ calls = [] }) => calls).find((one) => one.name === name)
    if (!found) throw new Error(name)
    return carryOut(found, { store, registry, actor, language, words }, args) as Promise<Told>
  }
  const board = (from: string, to: string) => {
    const model = registry.readModels.find(({ name }) => name === 'scheduleBoard')
    if (!model) throw new Error('scheduleBoard')
    return ops.ask(actor, model, { from, to }, { language: 'zh', translate: words('zh') }) as Promise<{
      cells: { date: string; shiftId: number; positionId: number; workerIds: number[]; isGenerated: boolean }[]
      gaps: Values[]
      clashes: Told['clashes']
      workers: { id: number; teamId: number | null }[]
    }>
  }
  const cell = (date: string, shiftId: number, ...workerIds: number[]) => ({ date, shiftId, positionId: lead.id, workerIds })
  return { store, system, plantId, actor, ops, row, early, late, night, lead, mixer, pattern, teams, people, call, board, cell }
}
const MONTH = { from: '2026-11-02', to: '2026-12-01' }

describe('generating a schedule', () => {
  it('fills days by the rotation of the teams, and finds nothing to do the second time', async () => {
    const { call, board } = await plantOfTeams()
    const tried = await call('generateSchedule', { ...MONTH, dryRun: true })
    expect([tried.created, tried.changed, tried.removed, tried.leftOut]).toEqual([30 * 6, 0, 0, 0])
    expect((await board(MONTH.from, MONTH.to)).cells).toEqual([])
    expect(await call('generateSchedule', MONTH)).toEqual(tried)
    const { cells, clashes } = await board(MONTH.from, MONTH.to)
    expect([cells.length, cells.every(({ workerIds, isGenerated }) => workerIds.length === 1 && isGenerated)]).toEqual([180, true])
    expect(clashes.filter(({ severity }) => severity === 'REFUSE')).toEqual([])
    expect(await call('generateSchedule', MONTH)).toMatchObject({ created: 0, changed: 0, removed: 0, changes: [] })
  })

  it('twice is once, and nobody is in two places at once, whatever the rotation and the days', async () => {
    const { call, board, ops, actor, pattern, teams } = await plantOfTeams()
    const days = fc.record({ begin: fc.nat(1200), length: fc.nat(40) })
    const rotation = fc.record({
      cycle: fc.stringMatching(/^[ABC-]{0,6}[ABC][ABC-]{0,5}$/),
      offsets: fc.tuple(fc.nat(11), fc.nat(11), fc.nat(11), fc.nat(11)),
    })
    await fc.assert(
      fc.asyncProperty(days, rotation, async ({ begin, length }, { cycle, offsets }) => {
        await ops.update(actor, shiftPattern, pattern.id, { cycle })
        for (const [nth, { id }] of teams.entries())
          await ops.update(actor, shiftTeam, id, { offsetDays: (offsets[nth] ?? 0) % cycle.length })
        // From the end of a year over leap days to the end of another.
        const from = addDays('2026-12-20', begin)
        const span = { from, to: addDays(from, length) }
        await call('generateSchedule', span)
        expect(await call('generateSchedule', span)).toMatchObject({ created: 0, changed: 0, removed: 0, changes: [] })
        const { cells, clashes } = await board(span.from, span.to)
        const places = cells.flatMap(({ date, shiftId, workerIds }) => workerIds.map((one) => `${date} ${shiftId} ${one}`))
        expect(new Set(places).size).toBe(places.length)
        expect(clashes.filter(({ severity }) => severity === 'REFUSE')).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  it('keeps what was changed by hand, an entry from which everybody was taken off too', async () => {
    const { call, board, early, late, cell, people } = await plantOfTeams()
    await call('generateSchedule', MONTH)
    const free = people[6]?.id as number
    await call('changeSchedule', { cells: [cell('2026-11-02', early.id, free), cell('2026-11-03', early.id)] })
    const again = await call('generateSchedule', MONTH)
    expect([again.kept, again.created, again.changed, again.removed]).toEqual([2, 0, 0, 0])
    // The lead of the first team is to work early on both days, and stands nowhere now.
    const lead = people[0]?.id
    expect([again.outside, again.outsiders]).toMatchObject([
      2,
      [
        { date: '2026-11-02', shiftId: early.id, workerId: lead },
        { date: '2026-11-03', shiftId: early.id, workerId: lead },
      ],
    ])
    // Whoever was given another shift of that day is not left out.
    await call('changeSchedule', { cells: [cell('2026-11-02', late.id, lead as number)] })
    expect((await call('generateSchedule', MONTH)).outsiders.filter(({ date }) => date === '2026-11-02')).not.toContainEqual(
      expect.objectContaining({ workerId: lead, shiftId: early.id, date: '2026-11-02' }),
    )
    const { cells } = await board('2026-11-02', '2026-11-03')
    const led = cells.filter(({ shiftId, isGenerated }) => shiftId === early.id && !isGenerated)
    expect(led.map(({ date, workerIds }) => [date, workerIds])).toEqual([
      ['2026-11-02', [free]],
      ['2026-11-03', []],
    ])
  })

  it('leaves out and names whom a rule refuses', async () => {
    const { call, board, late, night, people, cell } = await plantOfTeams()
    const [first, second] = people as [RowOf<typeof worker>, RowOf<typeof worker>]
    await call('changeSchedule', { cells: [cell('2026-11-02', late.id, first.id), cell('2026-11-02', night.id, second.id)] })
    const done = await call('generateSchedule', { from: '2026-11-02', to: '2026-11-02' })
    expect(done.kept).toBe(2)
    expect(done.clashes.every(({ severity }) => severity === 'WARN')).toBe(true)
    expect((await board('2026-11-02', '2026-11-02')).clashes.filter(({ severity }) => severity === 'REFUSE')).toEqual([])
  })

  it('changes one team without touching the others, and fills again what its people left', async () => {
    const { call, board, system, teams, people, store } = await plantOfTeams()
    await call('generateSchedule', MONTH)
    const before = (await board(MONTH.from, MONTH.to)).cells
    const [member] = await store
      .read(system)
      .of(shiftTeamMember)
      .find({ workerId: people[0]?.id as number })
    await store.write(system, async (uow) =>
      uow.of(shiftTeamMember).remove([await uow.of(shiftTeamMember).lockForUpdate(member?.id as number)]),
    )
    const done = await call('generateSchedule', { ...MONTH, teamIds: [teams[0]?.id] })
    const mine = before.filter(({ workerIds }) => workerIds.includes(people[0]?.id as number)).length
    expect([mine, done.removed, done.created, done.changed]).toEqual([24, mine, 0, 0])
  })

  it('refuses an end before the begin, more than a year, and teams that do not rotate', async () => {
    const { call, row } = await plantOfTeams()
    const standing = await row(shiftTeam, { name: '常白班' })
    const refused = (args: Values) => refusal(call('generateSchedule', args))
    expect(await refused({ from: '2026-11-02', to: '2026-11-01' })).toEqual({ to: 'beforeBegin' })
    expect(await refused({ from: '2026-11-02', to: '2027-11-03' })).toEqual({ to: 'tooManyDays' })
    expect(await refused({ ...MONTH, teamIds: [standing.id] })).toEqual({ teamIds: 'noRotation' })
  })

  it('refuses patterns that stand for nothing', async () => {
    const { ops, actor, early } = await plantOfTeams()
    const made = (values: Values) => refusal(ops.create(actor, shiftPattern, { name: '规律', ...values }))
    expect(await made({ cycle: '' })).toEqual({ cycle: 'required' })
    expect(await made({ cycle: '---' })).toEqual({ cycle: 'onlyRest' })
    expect(await made({ cycle: 'AB-', shiftAId: early.id })).toEqual({ shiftBId: 'letterNotInCycle' })
    expect(await made({ cycle: 'AX' })).toEqual({ cycle: 'shiftCycle' })
  })
})

describe('changing the schedule', () => {
  it('is refused as a whole where it is more than one call takes, or reaches over more than a year', async () => {
    const { call, board, early, people, cell } = await plantOfTeams()
    const one = people[0]?.id as number
    const cells = Array.from({ length: 10_000 }, () => cell('2026-11-18', early.id, one))
    expect(await refusal(call('changeSchedule', { cells }))).toMatchObject({ cells: expect.any(String) })
    const far = [cell('2026-11-18', early.id, one), cell('2027-11-19', early.id, one)]
    expect(await refusal(call('changeSchedule', { cells: far }))).toEqual({ cells: 'tooManyDays' })
    expect((await board('2026-11-18', '2026-11-18')).cells).toEqual([])
  })

  it('is refused as a whole where a place is named twice', async () => {
    const { call, early, people, cell } = await plantOfTeams()
    const cells = [cell('2026-11-18', early.id, people[0]?.id as number), cell('2026-11-18', early.id)]
    expect(await refusal(call('changeSchedule', { cells }))).toEqual({ cells: 'twiceInRoster' })
  })

  it('names whoever would stand in two places', async () => {
    const { call, board, early, mixer, people, cell } = await plantOfTeams()
    const first = people[0] as RowOf<typeof worker>
    await call('changeSchedule', { cells: [cell('2026-11-18', early.id, first.id)] })
    const cells = [{ ...cell('2026-11-18', early.id, first.id), positionId: mixer.id }]
    const tried = await call('changeSchedule', { cells, dryRun: true })
    expect(tried.clashes).toMatchObject([{ rule: 'OVERLAP', severity: 'REFUSE', workerId: first.id, date: '2026-11-18' }])
    expect(tried.clashes[0]?.message).toContain(first.name)
    expect(await refusal(call('changeSchedule', { cells }))).toBe('shifts.overlap')
    expect((await board('2026-11-18', '2026-11-18')).cells).toHaveLength(1)
  })

  it('answers warnings beside what it wrote, and the changes that take it back', async () => {
    const { call, board, early, late, people, cell } = await plantOfTeams()
    const [first, second] = people as [RowOf<typeof worker>, RowOf<typeof worker>]
    await call('changeSchedule', { cells: [cell('2026-11-18', late.id, first.id)] })
    const before = (await board('2026-11-18', '2026-11-20')).cells
    const done = await call('changeSchedule', {
      cells: [cell('2026-11-19', early.id, first.id, second.id), cell('2026-11-18', late.id, second.id), cell('2026-11-20', early.id)],
    })
    expect([done.written, done.clashes.map(({ rule, severity }) => [rule, severity])]).toEqual([3, [['REST', 'WARN']]])
    await call('changeSchedule', { cells: done.inverse })
    expect((await board('2026-11-18', '2026-11-20')).cells).toEqual(before)
  })

  it('holds for the forms as well, by the parameters of the installation', async () => {
    const { ops, actor, store, early, lead, mixer, people } = await plantOfTeams()
    const [first] = people as [RowOf<typeof worker>]
    const entry = { date: '2026-11-18', shiftId: early.id, positionId: lead.id, workerIds: [first.id] }
    await ops.create(actor, productionSchedule, entry)
    expect(await refusal(ops.create(actor, productionSchedule, entry))).toEqual({ positionId: 'twiceInRoster' })
    const other = { ...entry, positionId: mixer.id }
    expect(await refusal(ops.create(actor, productionSchedule, other))).toBe('shifts.overlap')
    const [set] = await store.write(systemActor(0), async (uow) => [
      await uow.of(config).create({ configName: 'overlap', configKey: 'roster.overlap', configValue: 'warn' }),
    ])
    const made = await ops.create(actor, productionSchedule, other)
    await store.write(systemActor(0), async (uow) => uow.of(config).remove([await uow.of(config).lockForUpdate(set?.id as number)]))
    expect(made).toMatchObject({ origin: 'MANUAL' })
  })

  describe.each(['overlap', 'leave', 'rest', 'days', 'qualification'] as const)('the rule of %s', (rule) => {
    it('lets pass, warns or refuses, as a parameter says, and names person, day and clash in both languages', async () => {
      const { call, row, store, system, early, late, lead, mixer, people, cell } = await plantOfTeams()
      const [first, second] = people as [RowOf<typeof worker>, RowOf<typeof worker>]
      const day = '2026-11-18'
      const at = (date: string, shiftId: number) => cell(date, shiftId, first.id)
      const standing: Record<typeof rule, Values[]> = {
        ...{ overlap: [{ ...at(day, early.id), positionId: mixer.id }], rest: [at('2026-11-17', late.id)], leave: [], qualification: [] },
        days: [12, 13, 14, 15, 16, 17].map((nth) => at(`2026-11-${nth}`, early.id)),
      }
      if (standing[rule].length) await call('changeSchedule', { cells: standing[rule] })
      const away = { workerId: first.id, vacType: 'SICK', beginDate: day, endDate: day, days: 1, status: 'APPROVED' }
      if (rule === 'leave') await row(workerVacation, away)
      if (rule === 'qualification') await row(workerQualification, { name: second.name, workerId: second.id, positionId: lead.id })
      const asked = (more: Values = {}, language: 'zh' | 'en' = 'zh') =>
        call('changeSchedule', { cells: [at(day, early.id)], ...more }, language)
      for (const said of ['off', 'warn', 'refuse'] as const) {
        const key = `roster.${rule}`
        const set = await store.write(systemActor(0), (uow) =>
          uow.of(config).create({ configName: key, configKey: key, configValue: said }),
        )
        const tried = { zh: await asked({ dryRun: true }), en: await asked({ dryRun: true }, 'en') }
        const severity = said === 'off' ? [] : [said.toUpperCase()]
        for (const { clashes } of Object.values(tried)) {
          expect([said, clashes.map((one) => [one.rule, one.severity, one.workerId, one.date])]).toEqual([
            said,
            severity.map((one) => [rule.toUpperCase(), one, first.id, day]),
          ])
          for (const { message } of clashes) expect(message).toContain(first.name)
          for (const { message } of clashes) expect(message).toContain(day)
        }
        if (said !== 'off') expect(tried.zh.clashes[0]?.message).not.toBe(tried.en.clashes[0]?.message)
        if (said === 'refuse') expect(await refusal(asked())).toBe(`shifts.${rule}`)
        else {
          const done = await asked()
          expect([done.written, done.clashes.map((one) => one.severity)]).toEqual([1, severity])
          await call('changeSchedule', { cells: done.inverse })
        }
        await store.write(systemActor(0), async (uow) => uow.of(config).remove([await uow.of(config).lockForUpdate(set.id)]))
      }
      const there = (await store.read(system).of(productionSchedule).find({ date: day })).length
      expect(there).toBe(rule === 'overlap' ? 1 : 0)
    })
  })

  it('takes nobody of another plant, nobody out of service, and keeps a shift that is scheduled', async () => {
    const { call, ops, actor, store, system, early, people, cell } = await plantOfTeams()
    const stranger = (await plantOfTeams()).people[0] as RowOf<typeof worker>
    const gone = people[1] as RowOf<typeof worker>
    await store.write(system, async (uow) => uow.of(worker).patch(await uow.of(worker).lockForUpdate(gone.id), { status: 'DISABLED' }))
    expect(await refusal(call('changeSchedule', { cells: [cell('2026-11-18', early.id, stranger.id)] }))).toEqual({
      cells: 'unknownReference',
    })
    expect(await refusal(call('changeSchedule', { cells: [cell('2026-11-18', early.id, gone.id)] }))).toEqual({ cells: 'disabled' })
    await call('changeSchedule', { cells: [cell('2026-11-18', early.id, people[0]?.id as number)] })
    expect(await refusal(ops.remove(actor, shift, [early.id]))).toBe('referenced')
  })

  it('copies a week over another, and the copy over a copy changes nothing', async () => {
    const { call, board } = await plantOfTeams()
    await call('generateSchedule', { from: '2026-11-02', to: '2026-11-08' })
    const copied = await call('copyScheduleWeek', { from: '2026-11-04', to: '2026-11-30' })
    expect([copied.written, (await board('2026-11-30', '2026-12-06')).cells.length]).toEqual([42, 42])
    expect(await call('copyScheduleWeek', { from: '2026-11-02', to: '2026-12-06' })).toMatchObject({ written: 0, inverse: [] })
    expect(await refusal(call('copyScheduleWeek', { from: '2026-11-02', to: '2026-11-08' }))).toEqual({ to: 'sameWeek' })
  })
})

describe('the board', () => {
  it('tells where people are missing or too many, at a machine and elsewhere', async () => {
    const { call, board, row, early, lead, people, cell } = await plantOfTeams()
    const machine = await row(equipment, {})
    await row(positionDemand, { positionId: lead.id, shiftId: early.id, heads: 1, name: '机长' })
    await row(positionDemand, { positionId: lead.id, shiftId: early.id, equipmentId: machine.id, heads: 2, name: '机长' })
    const [a, b, c] = people.map(({ id }) => id) as [number, number, number]
    await call('changeSchedule', {
      cells: [
        cell('2026-11-18', early.id, a, b),
        { ...cell('2026-11-18', early.id, c), equipmentId: machine.id },
        cell('2026-11-19', early.id, a),
      ],
    })
    const { gaps } = await board('2026-11-18', '2026-11-19')
    expect(gaps.map(({ date, equipmentId, required, planned }) => [date, equipmentId, required, planned])).toEqual([
      ['2026-11-18', null, 1, 2],
      ['2026-11-18', machine.id, 2, 1],
      ['2026-11-19', machine.id, 2, 0],
    ])
  })
})
