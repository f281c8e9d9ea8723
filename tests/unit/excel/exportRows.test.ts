import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as later } from 'node:timers/promises'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { equipment, workshop } from '../../../server/domain/masterdata/index.ts'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { inkLog } from '../../../server/domain/stock/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { type ExportRows, exportRows } from '../../../server/excel/index.ts'
import { type Actor, type Language, type ListRequest, Refusal, type ResourceDef } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { make, makePlant, person } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let open: ExportRows
let here: Actor
let there: Actor
let who = 0
const faults: unknown[] = []
/** A fresh person each time: the rate counts by person. */
const somebody = (actor: Actor, tags = ['*:*:*']) => person(actor.plantId, tags, { name: `tester ${++who}` })

beforeAll(async () => {
  made = await testStore()
  open = exportRows({ store: made.store, registry, onFault: (e) => faults.push(e) })
  here = (await makePlant(made.store, '一厂')).actor
  there = (await makePlant(made.store)).actor
})
afterAll(() => made.close())

async function sheetOf(resource: ResourceDef, { actor = here, language = 'zh' as Language, request = {} as ListRequest } = {}) {
  const { stream, fileName, disposition } = await open({ actor: somebody(actor), resource, language, request })
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(Buffer.concat(chunks) as never)
  const sheet = workbook.worksheets[0] as ExcelJS.Worksheet
  const header = (sheet.getRow(1).values as string[]).slice(1)
  const rows: Record<string, ExcelJS.Cell>[] = []
  sheet.eachRow((row, at) => {
    if (at > 1) rows.push(Object.fromEntries(header.map((label, i) => [label, row.getCell(i + 1)])))
  })
  return { workbook, sheet, header, rows, fileName, disposition, bytes: Buffer.concat(chunks).length }
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (e: unknown) => (e instanceof Refusal ? [e.kind, e.code] : Promise.reject(e)),
  )

describe('a list as a workbook', () => {
  it('says in words what the log keeps as names of programs', async () => {
    const { id: recordId } = await make(made.store, here, inkLog, { storeType: 'OUT' })
    const request = { filter: { resource: { eq: 'inkLog' }, recordId: { eq: recordId } } }
    for (const [language, told] of [
      ['zh', ['油墨出入库记录', '新增', '领用']],
      ['en', ['Ink movement', 'Added', 'Issue']],
    ] as const) {
      const { rows } = await sheetOf(operationLog, { language, request })
      const label = (key: string) => words(language)(`operationLog.fields.${key}`)
      expect(['resource', 'action', 'recordTitle'].map((key) => rows[0]?.[label(key)]?.value)).toEqual(told)
    }
  })

  it('speaks the language of its reader in header, choices and flags', async () => {
    await make(made.store, here, equipment, { name: '印刷机', criticality: 'A', isPaused: true })
    for (const language of ['zh', 'en'] as const) {
      const translate = words(language)
      const { header, rows, sheet } = await sheetOf(equipment, { language, request: { filter: { name: { contains: '印刷机' } } } })
      for (const key of ['number', 'name', 'workshopId', 'criticality', 'state'])
        expect(header).toContain(translate(`equipment.fields.${key}`))
      expect(header).toContain(translate('fields.createdAt'))
      expect(sheet.name).toBe(translate('equipment.plural'))
      expect(rows[0]?.[translate('equipment.fields.criticality')]?.value).toBe(translate('equipment.values.criticality.A'))
      expect(rows[0]?.[translate('equipment.fields.isPaused')]?.value).toBe(translate('export.yes'))
      expect(rows[0]?.[translate('equipment.fields.state')]?.value).toBe(translate('equipment.values.state.RUNNING'))
    }
  })

  it('shows links by their titles, moments as the clock on the wall, numbers as numbers', async () => {
    const machine = await make(made.store, here, equipment, { name: '切边机' })
    const reportDate = new Date('2026-11-17T22:30:15.000Z')
    await make(made.store, here, reportLog, {
      equipmentId: machine.id,
      reportDate,
      isStopped: true,
      resumeDate: new Date('2026-11-18T00:00:15.000Z'),
    })
    const { rows } = await sheetOf(reportLog, { language: 'en', request: { filter: { equipmentId: { eq: machine.id } } } })
    const translate = words('en')
    const cell = (key: string) => rows[0]?.[translate(`reportLog.fields.${key}`)]
    expect(cell('equipmentId')?.value).toBe('切边机')
    expect(cell('reportDate')?.value).toEqual(new Date('2026-11-18T06:30:15.000Z'))
    expect([cell('reportDate')?.type, cell('reportDate')?.numFmt]).toEqual([ExcelJS.ValueType.Date, 'yyyy-mm-dd hh:mm:ss'])
    expect([cell('stopHours')?.value, cell('stopHours')?.type]).toEqual([1.5, ExcelJS.ValueType.Number])
  })

  it('carries no formula, whatever a text begins with', async () => {
    const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x")']
    for (const [i, name] of evil.entries()) await make(made.store, there, workshop, { name: `${name}${i}` })
    const { sheet, rows } = await sheetOf(workshop, { actor: there })
    let formulas = 0
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.type === ExcelJS.ValueType.Formula || cell.formula) formulas++
        if (typeof cell.value === 'string') expect(cell.value).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
    expect(formulas).toBe(0)
    expect(rows.map((r) => r[words('zh')('workshop.fields.name')]?.value)).toContain("'=1+10")
  })

  it('shows nothing of another plant and nothing secret', async () => {
    const foreign = await make(made.store, there, workshop, { name: 'canary-there' })
    const { sheet } = await sheetOf(workshop, { actor: here })
    expect(JSON.stringify(sheet.getSheetValues())).not.toContain(foreign.name)
    const user = registry.byName('user') as ResourceDef
    const { header } = await sheetOf(user, { language: 'en' })
    // When an initial password was set is no secret.
    expect(header.filter((label) => /password/i.test(label))).toEqual(['Initial password set'])
  })

  it('keeps to the filter and the order that were asked', async () => {
    const names = ['b-1', 'b-2', 'b-3']
    for (const name of names) await make(made.store, here, equipment, { name })
    const request = { filter: { name: { contains: 'b-' } }, page: { no: 3, size: 1, sort: 'name', order: 'DESC' } }
    const { rows } = await sheetOf(equipment, { request })
    expect(rows.map((r) => r[words('zh')('equipment.fields.name')]?.value)).toEqual(names.reverse())
    expect(
      await refusalOf(open({ actor: somebody(here), resource: equipment, language: 'zh', request: { filter: { nonsense: {} } } })),
    ).toEqual(['invalid', 'invalid'])
  })

  it('reads many pages, each row once, logs with all they hold', async () => {
    const at = made.store.now()
    const rows = Array.from({ length: 1234 }, (_, i) => ({
      at,
      atPlantId: here.plantId,
      userName: 'x',
      resource: 'many',
      recordId: i + 1,
      action: 'update',
      changes: `{"n":${i}}`,
      createdAt: at,
      updatedAt: at,
    }))
    await made.store.bulk(operationLog, rows)
    const { rows: shown, header } = await sheetOf(operationLog, { language: 'en', request: { filter: { resource: { eq: 'many' } } } })
    const translate = words('en')
    expect(new Set(shown.map((r) => r[translate('operationLog.fields.recordId')]?.value)).size).toBe(1234)
    expect(shown).toHaveLength(1234)
    expect(header).toContain(translate('operationLog.fields.changes'))
  })

  it('has the columns that were chosen, in their order, each once', async () => {
    const request = { filter: { name: { contains: '切边机' } } }
    const columns = ['updatedAt', 'name', 'workshopId', 'name', 'state']
    const { stream, rowCount } = await open({ actor: somebody(here), resource: equipment, language: 'en', request, columns })
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load((await buffer(stream)) as never)
    const sheet = workbook.worksheets[0] as ExcelJS.Worksheet
    const translate = words('en')
    const labels = [translate('fields.updatedAt'), ...['name', 'workshopId', 'state'].map((key) => translate(`equipment.fields.${key}`))]
    expect((sheet.getRow(1).values as string[]).slice(1)).toEqual(labels)
    expect([sheet.getRow(2).getCell(1).value, sheet.getRow(2).getCell(2).value]).toEqual([expect.any(Date), '切边机'])
    expect(rowCount).toBe(1)
  })

  it.each(['nonsense', 'passwordHash'])('refuses the column %s, and says which ones there are', async (key) => {
    const user = registry.byName('user') as ResourceDef
    const refused = await open({ actor: somebody(here), resource: user, language: 'zh', request: {}, columns: ['name', key] }).catch(
      (e) => e,
    )
    expect([refused.code, refused.params.columns]).toEqual(['export.noColumn', key])
    expect(refused.params.allowed).toContain(`${words('zh')('user.fields.username')}（username）`)
    expect(refused.params.allowed).not.toMatch(/（password/i)
  })

  it('leaves out what is deleted while it is read, and nothing else moves', async () => {
    const names = Array.from({ length: 300 }, (_, i) => `gone-${String(i).padStart(3, '0')}`)
    const rows: { id: number }[] = []
    for (const name of names) rows.push(await make(made.store, there, workshop, { name }))
    const request = { filter: { name: { contains: 'gone-' } }, page: { sort: 'id', order: 'DESC' } }
    // Nothing is read before the one row has gone and another has come.
    let go = () => {}
    const both = new Promise<void>((done) => {
      go = done
    })
    const read = (actor: Actor) => {
      const own = made.store.read(actor)
      const inBulk = (resource: ResourceDef) => {
        const rows = own.inBulk(resource)
        const partsOf = (...asked: Parameters<typeof rows.partsOf>) => both.then(() => rows.partsOf(...asked))
        return Object.assign(Object.create(rows), { partsOf })
      }
      return Object.assign(Object.create(own), { inBulk })
    }
    const held = exportRows({ store: { read, now: () => made.store.now() }, registry, onFault: (e) => faults.push(e) })
    const { stream, rowCount } = await held({ actor: somebody(there), resource: workshop, language: 'zh', request, columns: ['name'] })
    await made.store.write(there, async (uow) =>
      uow.of(workshop).remove(await uow.of(workshop).lockManyForUpdate([(rows[0] as { id: number }).id], 'remove')),
    )
    await make(made.store, there, workshop, { name: 'gone-new' })
    go()
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.load((await buffer(stream)) as never)
    const shown = workbook.worksheets[0]?.getColumn(1).values.slice(2)
    expect(rowCount).toBe(300)
    expect(shown).toEqual(names.slice(1).reverse())
  })

  it('has a name that says what, where and when', async () => {
    const { fileName, disposition } = await sheetOf(workshop)
    expect(fileName).toBe(`${words('zh')('workshop.label')}_一厂_20261118-1000.xlsx`)
    expect(disposition).toBe(
      `attachment; filename="${fileName.replace(/[^\w.() -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
  })
})

describe('who may export', () => {
  it('is whoever holds the tag', async () => {
    const ask = (tags: string[]) => open({ actor: somebody(here, tags), resource: workshop, language: 'zh', request: {} })
    expect(await refusalOf(ask([`${workshop.permission}:list`]))).toEqual(['forbidden', 'forbidden'])
    const { stream } = await ask([`${workshop.permission}:export`])
    stream.destroy()
  })

  it('may have two running and begin six a minute', async () => {
    const actor = somebody(here)
    const ask = () => open({ actor, resource: workshop, language: 'zh', request: {} })
    const [first, second] = [await ask(), await ask()]
    expect(await refusalOf(ask())).toEqual(['tooMany', 'export.running'])
    first.stream.destroy()
    await once(first.stream, 'close')
    second.stream.destroy()
    await once(second.stream, 'close')
    for (let i = 0; i < 4; i++) (await ask()).stream.destroy()
    await later(20)
    expect(await refusalOf(ask())).toEqual(['tooMany', 'export.tooOften'])
  })

  it('gets so many rows and no more', async () => {
    const few = exportRows({ store: made.store, registry, onFault: (e) => faults.push(e), max: 1000 })
    const request = { filter: { resource: { eq: 'many' } } }
    expect(await refusalOf(few({ actor: somebody(here), resource: operationLog, language: 'zh', request }))).toEqual([
      'invalid',
      'export.tooLarge',
    ])
  })

  it('stops reading when the client goes away, and waits for one that is slow', async () => {
    const { stream } = await open({
      actor: somebody(here),
      resource: operationLog,
      language: 'zh',
      request: { filter: { resource: { eq: 'many' } } },
    })
    await once(stream, 'readable')
    // Nobody takes anything: it may hold what fits into its buffers and no more.
    await later(300)
    expect(stream.readableLength).toBeLessThan(200_000)
    stream.destroy()
    await once(stream, 'close')
    await later(50)
    expect(faults).toEqual([])
  })
})
