import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workshop } from '../../../server/domain/masterdata/index.ts'
import { type Actor, systemActor } from '../../../server/kernel/index.ts'
import { make } from '../../support/samples/factories.ts'
import { type Importer, importer } from '../../support/samples/importer.ts'
import { workbook } from '../../support/samples/workbooks.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'

let app: TestApp
let admin: Importer
let seq = 0
let keeper: Actor
beforeAll(async () => {
  app = await testApp()
  admin = importer(app, await app.login())
  const { data } = (await (await admin.get('/admin/userinfo')).json()) as { data: { currentPlantID: number } }
  keeper = systemActor(data.currentPlantID)
})
afterAll(() => app.close())

const fresh = (name: string) => `${name} ${++seq}`
type Cells = readonly (ExcelJS.CellValue | undefined)[]
/** A workbook whose cells may hold errors and formulas, changed before it is sent. */
async function sheet(rows: readonly Cells[], change: (sheet: ExcelJS.Worksheet) => void = () => {}): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  const made = book.addWorksheet('Sheet1')
  for (const row of rows) made.addRow([...row])
  change(made)
  return Buffer.from(await book.xlsx.writeBuffer())
}
async function checked(rest: string, file: Buffer, updatesExisting = false) {
  const { status, body } = await admin.upload(rest, file)
  expect([status, body.error]).toEqual([200, undefined])
  const { result } = await admin.check(body.id, { updatesExisting })
  return { id: body.id, ...(result as NonNullable<typeof result>) }
}
async function imported(rest: string, rows: readonly Cells[]) {
  const { id } = await checked(rest, await sheet(rows))
  const done = await admin.commit(id)
  expect([done.refused, done.error]).toEqual([undefined, undefined])
}
const listed = async (path: string) => ((await (await admin.get(path)).json()) as { data: { list: Record<string, unknown>[] } }).data.list
const told = (rows: readonly { rowNo: number; faults: readonly { header: string; message: string }[] }[]) =>
  rows.map(({ rowNo, faults }) => [rowNo, faults.map(({ header, message }) => `${header}: ${message}`)])

describe('a cell that cannot be read', { timeout: 180_000 }, () => {
  const UNREADABLE: readonly (readonly [string, ExcelJS.CellValue, RegExp])[] = [
    ['an error', { error: '#N/A' }, /#N\/A/],
    ['a formula that nobody has calculated', { formula: 'VLOOKUP(1,X:Y,2,0)' } as ExcelJS.CellValue, /no result/],
    ['what Excel has made a date', new Date('2026-03-01T00:00:00Z'), /2026-03-01/],
    ['a truth', true, /TRUE/],
  ]
  it.each(UNREADABLE)('as %s is no empty link: the row says so and the record keeps what it has', async (_name, value, description) => {
    const [hall, machine] = [fresh('Read hall'), fresh('RM')]
    await imported('/workshops', [['Name'], [hall]])
    await imported('/equipments', [
      ['number', 'name', 'workshopId'],
      [machine, machine, hall],
    ])
    const rows: Cells[] = [
      ['number', 'name', 'workshopId'],
      [machine, machine, value],
    ]
    const there = await checked('/equipments', await sheet(rows), true)
    expect(there.counts).toEqual({ created: 0, changed: 0, same: 0, error: 1 })
    expect(there.rows[0]?.faults).toEqual([{ field: 'workshopId', header: 'workshopId', message: expect.stringMatching(description) }])
    const unseen = await checked('/equipments', await sheet([rows[0] as Cells, [fresh('RM'), 'x', value]]))
    expect(unseen.rows[0]?.faults.map(({ field }) => field)).toEqual(['workshopId'])
    const [row] = await listed(`/equipments?number=${encodeURIComponent(machine)}`)
    expect(row?.['workshopID']).toEqual(expect.any(Number))
  })

  it.each(UNREADABLE)('as %s is no empty list of links and no empty ID', async (_name, value, description) => {
    const [part, machine] = [fresh('RP'), fresh('RM')]
    const hall = fresh('Read hall')
    await imported('/workshops', [['Name'], [hall]])
    await imported('/equipments', [
      ['number', 'name', 'workshopId'],
      [machine, machine, hall],
    ])
    await imported('/spareparts', [
      ['code', 'name', 'unit', 'equipmentIds'],
      [part, part, 'pcs', machine],
    ])
    const [row] = await listed(`/spareparts?code=${encodeURIComponent(part)}`)
    const links = await checked(
      '/spareparts',
      await sheet([
        ['code', 'name', 'equipmentIds'],
        [part, part, value],
      ]),
      true,
    )
    expect(links.rows[0]?.faults).toEqual([{ field: 'equipmentIds', header: 'equipmentIds', message: expect.stringMatching(description) }])
    const ids = await checked(
      '/spareparts',
      await sheet([
        ['ID', 'code', 'name', 'unit'],
        [row?.['id'] as number, part, fresh('n'), 'pcs'],
        [value, fresh('RP'), 'n', 'pcs'],
      ]),
      true,
    )
    expect(ids.counts).toMatchObject({ changed: 1, error: 1 })
    expect(told(ids.rows)[0]).toEqual([3, [expect.stringMatching(description)]])
  })

  it('of a dictionary or a choice is refused with what it shows', async () => {
    const file = await sheet([
      ['Name', 'Status'],
      [fresh('Read hall'), new Date('2026-03-01T00:00:00Z')],
      [fresh('Read hall'), { error: '#REF!' }],
    ])
    const { rows } = await checked('/workshops', file)
    expect(told(rows)).toEqual([
      [2, [expect.stringContaining('2026')]],
      [3, [expect.stringContaining('#REF!')]],
    ])
  })
})

describe('a text behind a picture of it', { timeout: 180_000 }, () => {
  it('with zeros for the eye only comes in as it is shown', async () => {
    const code = String(1_000_000 + ++seq).slice(1)
    const file = await sheet(
      [
        ['code', 'name', 'unit'],
        [Number(code), 1.1, 'pcs'],
      ],
      (one) => {
        one.getCell('A2').numFmt = '000000'
        one.getCell('B2').numFmt = '0.00'
      },
    )
    const { rows, questions } = await checked('/spareparts', file)
    expect(questions).toEqual([])
    expect(rows[0]?.changes.filter(({ field }) => ['code', 'name'].includes(field))).toEqual([
      { field: 'code', before: null, after: code },
      { field: 'name', before: null, after: '1.10' },
    ])
  })

  it.each([
    ['a date', new Date('2026-03-01T00:00:00Z'), 'm"月"d"日"', '3月1日', '2026-03-01'],
    ['eighteen digits', Number('123456789012345678'), '0', '1234567890123', '12345678901234'],
    ['a truth', true, 'General', 'TRUE', 'TRUE'],
    ['scientific notation', 100_000, '0.00E+00', '1.00E+05', '100000'],
    ['a share', 0.05, '0%', '5%', '0.05'],
  ])('%s is asked about, with what is shown and what is stored', async (_name, value, numFmt, shown, stored) => {
    const code = fresh('DP')
    const rows: Cells[] = [
      ['code', 'name', 'Remark', 'unit'],
      [code, code, value, 'pcs'],
      [fresh('DP'), 'plain', 'plain', 'pcs'],
    ]
    const file = await sheet(rows, (one) => {
      one.getCell('C2').numFmt = numFmt
    })
    const { id, rows: seen, counts, questions } = await checked('/spareparts', file)
    expect(counts).toEqual({ created: 2, changed: 0, same: 0, error: 0 })
    expect(questions).toEqual([expect.stringMatching(/stores/)])
    expect(seen[0]?.rowNo).toBe(2)
    expect(seen[0]?.doubts.map(({ header }) => header)).toEqual(['Remark'])
    expect(seen[0]?.doubts[0]?.message).toContain(`shows “${shown}`)
    expect(seen[0]?.doubts[0]?.message).toContain(`stores “${stored}`)
    expect(seen[1]?.doubts).toEqual([])

    const unanswered = await admin.commit(id)
    expect(unanswered.error?.message).toMatch(/confirm/)
    expect(unanswered.error?.rows.map(({ rowNo }) => rowNo)).toEqual([2])
    expect(await listed(`/spareparts?code=${encodeURIComponent(code)}`)).toEqual([])
    const done = await admin.commit(id, 'en', { confirmed: true })
    expect(done.result?.counts.created).toBe(2)
  })

  it('is asked about over REST too', async () => {
    const file = await sheet([
      ['code', 'name', 'unit', 'Remark'],
      [fresh('DP'), 'x', 'pcs', true],
    ])
    const send = async (query: string) => {
      const response = await admin.send(`/spareparts/import?fileName=x.xlsx${query}`, file)
      return { status: response.status, body: (await response.json()) as { error: string; errors: { field: string; message: string }[] } }
    }
    const refused = await send('')
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([{ field: 'remark', message: expect.stringMatching(/^Row 2: Remark: .*TRUE/) }])
    expect(await send('&confirmed=true')).toMatchObject({ status: 200, body: { data: { created: 1 } } })
  })
})

describe('a layout that means something', { timeout: 180_000 }, () => {
  it('gives the value of merged cells to every row that they cover', async () => {
    const hall = fresh('Merged hall')
    await imported('/workshops', [['Name'], [hall]])
    const numbers = [fresh('MM'), fresh('MM'), fresh('MM')]
    const file = await sheet(
      [['Machines of the plant'], ['workshopId', 'number', 'name'], ...numbers.map((one, at) => [at ? null : hall, one, one])],
      (one) => {
        one.mergeCells('A1:C1')
        one.mergeCells('A3:A5')
      },
    )
    const { id, rows } = await checked('/equipments', file)
    const halls = rows.map(({ changes }) => changes.find(({ field }) => field === 'workshopId')?.after)
    expect(halls).toEqual([hall, hall, hall])
    expect((await admin.commit(id)).result?.counts.created).toBe(3)
  })

  it('counts hidden rows and asks about them before they come in', async () => {
    const names = [fresh('Hidden hall'), fresh('Hidden hall'), fresh('Hidden hall')]
    const file = await sheet([['Name'], ...names.map((one) => [one])], (one) => {
      one.getRow(3).hidden = true
      one.getRow(4).hidden = true
    })
    const { id, questions, counts } = await checked('/workshops', file)
    expect(counts.created).toBe(3)
    expect(questions).toEqual([expect.stringMatching(/hidden.*: 2\./)])
    expect((await admin.commit(id)).error?.message).toMatch(/hidden.*: 2\./)
    expect((await admin.commit(id, 'en', { confirmed: true })).result?.counts.created).toBe(3)
  })

  it('has no place for pictures, however many', async () => {
    const name = fresh('Picture hall')
    const book = new ExcelJS.Workbook()
    const one = book.addWorksheet('Sheet1')
    one.addRows([['Name'], [name]])
    for (let n = 0; n < 220; n++) {
      const imageId = book.addImage({
        buffer: Buffer.from(`89504e470d0a1a0a${n.toString(16).padStart(4, '0')}`, 'hex') as never,
        extension: 'png',
      })
      one.addImage(imageId, `C${n + 1}:C${n + 1}`)
    }
    const { counts } = await checked('/workshops', Buffer.from(await book.xlsx.writeBuffer()))
    expect(counts.created).toBe(1)
  })

  it('with a header and nothing below answers as an empty file does', async () => {
    const { status, body } = await admin.upload('/workshops', await workbook(['Name'], []))
    expect([status, body.error]).toEqual([400, 'The xlsx file is empty'])
    expect((await admin.upload('/workshops', await workbook(['名称'], []), 'zh')).body.error).toBe('xlsx 文件为空')
  })
})

describe('the faults of a sheet', { timeout: 180_000 }, () => {
  it('come all at once, of all rows and several of each, over REST too', async () => {
    const off = await make(app.app.store, keeper, workshop, { status: 'DISABLED' })
    const file = await workbook(
      ['number', 'name', 'workshopId', 'maintLevel', 'vendorId'],
      [
        [fresh('FM'), 'x', String(off.name), 'abc', 'nobody'],
        [fresh('FM'), null, 'nowhere', 99, 'nobody'],
        [fresh('FM'), 'x', String(off.name), 2, null],
      ],
    )
    const told = [
      [2, ['maintLevel', 'vendorId', 'workshopId']],
      [3, ['maintLevel', 'name', 'vendorId', 'workshopId']],
      [4, ['workshopId']],
    ]
    const { rows } = await checked('/equipments', file)
    expect(rows.map(({ rowNo, faults }) => [rowNo, faults.map(({ field }) => field).sort()])).toEqual(told)
    const { errors } = (await (await admin.send('/equipments/import?fileName=x.xlsx', file)).json()) as { errors: { message: string }[] }
    const found = errors.map(({ message }) => /^Row (\d+): (\w+): /.exec(message) ?? [])
    const headers = (row: number) => found.flatMap(([, one, header]) => (Number(one) === row ? [header] : [])).sort()
    expect([2, 3, 4].map((row) => [row, headers(row)])).toEqual(told)
  })

  it('that rules find stand beside those of cells', async () => {
    const rows = [[fresh('Faulty day'), '2026-05-03', '2026-05-01', 'nope']]
    const { rows: found } = await checked('/holidays', await workbook(['name', 'beginDate', 'endDate', 'holidayType'], rows))
    expect(found[0]?.faults.map(({ field }) => field).sort()).toEqual(['endDate', 'holidayType'])
  })
})
