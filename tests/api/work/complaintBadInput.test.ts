import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complaint, complaintAction, complaintCause, complaintStatus } from '../../../server/domain/quality/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { jpeg } from '../../support/browser/pictures.ts'
import { unique } from '../../support/samples/factories.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { fixedClock } from '../../support/store/store.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

type Row = Record<string, unknown> & { id: number }
const clock = fixedClock('2026-11-20T02:00:00.000Z')
const HTML = '<img src=x onerror=alert(1)><b>bold</b> & "quoted" =1+1'
let server: TestApp
let token: string
let zh: LegacyClient
let en: LegacyClient
let is: Record<'customer' | 'category' | 'qa' | 'cause' | 'measure', number>
beforeAll(async () => {
  server = await testApp({}, undefined, clock)
  token = await server.login()
  ;[zh, en] = [legacyClient(server.address, 'zh'), legacyClient(server.address, 'en')]
  await Promise.all([zh.login(), en.login()])
  const named = () => ({ name: `bad ${unique()}`, nameEn: `bad en ${unique()}` })
  const made = async (path: string) => ((await en.post(path, { ...named(), sapCustNo: `C-${unique()}` })).body.data as Row).id
  is = {
    customer: await made('/customers'),
    category: await made('/complaintcategories'),
    qa: await made('/qapersons'),
    cause: await made('/complaintcauses'),
    measure: await made('/complaintmeasures'),
  }
})
afterAll(async () => {
  zh.close()
  en.close()
  await server.close()
})

const ids = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'number' && /Id$/.test(key) ? String(value) : value]),
  )
const input = (more: Record<string, unknown> = {}) => ({
  ...{ claimDate: '2026-11-20', customerId: is.customer, claimCatId: is.category, qaId: is.qa, ...more },
})
const claim = async (more: Record<string, unknown> = {}) => (await en.post('/complaints', input(more))).body.data as Row

interface Told {
  /** Wrong fields, or the refusal. */
  readonly why: readonly string[]
  readonly zh: string
  readonly en: string
}
/** What GraphQL says of a call that must be refused, in both languages. */
async function refusedBy(query: string, variables: object): Promise<Told> {
  const told = async (language: 'zh' | 'en') => {
    const { errors } = await server.send(query, { token, variables, language })
    if (!errors?.[0]) throw new Error(`nothing was refused: ${query}`)
    const { message, extensions } = errors[0]
    return { why: extensions.fields?.map(({ field }) => field) ?? [String(extensions.refusal)], message }
  }
  const [first, second] = [await told('zh'), await told('en')]
  return { why: first.why, zh: first.message, en: second.message }
}
/** The same of the old wire. */
async function refusedThere(call: (client: LegacyClient) => ReturnType<LegacyClient['post']>): Promise<Told> {
  const [first, second] = [await call(zh), await call(en)]
  expect([first.status, second.status]).toEqual([400, 400])
  return { why: (first.body.errors ?? []).map(({ field }) => field), zh: first.body.msg, en: second.body.msg }
}
function isClear({ zh: chinese, en: english }: Told) {
  expect(chinese).toMatch(/[\u4e00-\u9fff]/)
  expect(english).toMatch(/^[^\u4e00-\u9fff]{8,}$/)
  for (const text of [chinese, english]) expect(text).not.toMatch(/undefined|null|NaN|\{\{|invalid\.|refusal\./)
}
/** Everything of complaints as it stands. */
async function books() {
  const read = server.app.store.read(systemActor(1))
  return Promise.all([complaint, complaintAction, complaintCause, complaintStatus].map((one) => read.of(one as typeof complaint).find({})))
}
async function writingNothing(work: () => Promise<void>) {
  const before = await books()
  await work()
  expect(await books()).toEqual(before)
}
const CREATE = 'mutation($input: CreateComplaintInput!) { createComplaint(input: $input) { id } }'
const UPDATE = 'mutation($id: ID!, $input: UpdateComplaintInput!) { updateComplaint(id: $id, input: $input) { id } }'

describe('a complaint', () => {
  it.each([
    ['an amount below nothing', { compAmount: -1 }, 'compAmount'],
    ['an amount beyond all', { compAmount: 1e15 }, 'compAmount'],
    ['an amount of three decimals', { compAmount: 10.005 }, 'compAmount'],
    ['a claimed amount below nothing', { claimedAmount: -0.01 }, 'claimedAmount'],
    ['production to come', { prodDate: '2026-11-21' }, 'prodDate'],
    ['production after it was complained of', { claimDate: '2026-11-10', prodDate: '2026-11-11' }, 'prodDate'],
    ['a day to come', { claimDate: '2026-11-21' }, 'claimDate'],
    ['a day that there is not', { prodDate: '2026-02-30' }, 'prodDate'],
    ['words without end', { catComment: 'x'.repeat(2001) }, 'catComment'],
    ['a customer that there is not', { customerId: 999_999 }, 'customerId'],
  ])('with %s is refused on both wires, new and changed, and nothing is written', async (_name, more, field) => {
    const one = await claim()
    await writingNothing(async () => {
      const wire = field.replace(/Id$/, 'ID')
      const isRead = 'prodDate' in more && more.prodDate === '2026-02-30'
      const told = [
        ...(isRead
          ? []
          : [await refusedBy(CREATE, { input: ids(input(more)) }), await refusedBy(UPDATE, { id: String(one.id), input: ids(more) })]),
        await refusedThere((client) => client.post('/complaints', input(more))),
        await refusedThere((client) => client.put(`/complaints/${one.id}`, more)),
      ]
      for (const one of told) {
        isClear(one)
        expect([field, wire]).toContain(one.why.join())
      }
    })
  })

  it('is not closed with such an amount, nor while production is open, and says so', async () => {
    const one = await claim({ hasProd: true })
    await en.post(`/complaints/${one.id}/investigate`, {})
    await en.post(`/complaints/${one.id}/answer`, { answer: 'so' })
    const close = 'mutation($id: ID!, $input: CloseComplaintInput!) { closeComplaint(id: $id, input: $input) { id } }'
    await writingNothing(async () => {
      const open = await refusedBy(close, { id: String(one.id), input: {} })
      const there = await refusedThere((client) => client.post(`/complaints/${one.id}/close`, {}))
      expect([open.why, open.zh, open.en]).toEqual([['productionOpen'], there.zh, there.en])
      isClear(open)
      for (const compAmount of [-1, 1e15, 1.005]) {
        isClear(await refusedBy(close, { id: String(one.id), input: { compAmount } }))
        const told = await refusedThere((client) => client.post(`/complaints/${one.id}/close`, { compAmount }))
        expect(told.why).toEqual(['compAmount'])
      }
    })
  })

  it('keeps HTML as the text that it is, in answers and in workbooks', async () => {
    const one = await claim({ catComment: HTML, request: HTML, paperRollNo: '<b>R</b>', remark: HTML })
    const query = 'query($id: ID!) { complaint(id: $id) { catComment request remark paperRollNo } }'
    const { data } = await server.send(query, { token, variables: { id: String(one.id) } })
    expect(data).toEqual({ complaint: { catComment: HTML, request: HTML, remark: HTML, paperRollNo: '<b>R</b>' } })
    expect((await en.get(`/complaints/${one.id}`)).body.data).toMatchObject({ catComment: HTML, request: HTML })
    const response = await fetch(`${server.address}/api/v1/complaints/export?id=${one.id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(await response.arrayBuffer())
    const cells: unknown[] = []
    book.worksheets[0]?.eachRow((row) => row.eachCell(({ value }) => cells.push(value)))
    expect(cells.filter((value) => value === HTML)).toHaveLength(3)
  })
})

describe('a cause', () => {
  it('hangs neither under itself nor in a circle', async () => {
    const made = async (parentID: number | null) =>
      ((await en.post('/complaintcauses', { name: `circle ${unique()}`, nameEn: `circle en ${unique()}`, parentID })).body.data as Row).id
    const top = await made(null)
    const below = await made(top)
    const lowest = await made(below)
    const query = 'mutation($id: ID!, $input: UpdateComplaintCauseInput!) { updateComplaintCause(id: $id, input: $input) { id } }'
    await writingNothing(async () => {
      for (const parentId of [top, below, lowest]) {
        const told = await refusedBy(query, { id: String(top), input: { parentId: String(parentId) } })
        const there = await refusedThere((client) => client.put(`/complaintcauses/${top}`, { parentID: parentId }))
        isClear(told)
        expect([told.why, there.why, there.en]).toEqual([['parentId'], ['parentID'], told.en])
      }
    })
  })
})

describe('what complaints use', () => {
  const remove = async (type: string, path: string, id: number) => [
    await refusedBy(`mutation { delete${type}(ids: ["${id}"]) }`, {}),
    await refusedThere((client) => client.delete(`${path}/${id}`)),
  ]

  it('stays as long as they do: customers, people, categories, causes, measures', async () => {
    const one = await claim({ hasProd: true, claimCauseId: is.cause, claimMeasureId: is.measure })
    await writingNothing(async () => {
      for (const [type, path, id] of [
        ['Customers', '/customers', is.customer],
        ['QaPersons', '/qapersons', is.qa],
        ['ComplaintCategories', '/complaintcategories', is.category],
        ['ComplaintCauses', '/complaintcauses', is.cause],
        ['ComplaintMeasures', '/complaintmeasures', is.measure],
      ] as const) {
        const [told, there] = await remove(type, path, id)
        expect([type, told?.why]).toEqual([type, ['referenced']])
        isClear(told as Told)
        expect(there?.zh).toBe(told?.zh)
      }
    })
    expect((await en.get(`/complaints/${one.id}`)).status).toBe(200)
  })

  it('stands for what it stood for: a status in use is neither removed nor remapped, and one out of service is not chosen', async () => {
    const status = async (stage: string) =>
      ((await en.post('/complaintstatuses', { name: `status ${unique()}`, nameEn: `status en ${unique()}`, stage })).body.data as Row).id
    const [used, spare, other] = [await status('NEW'), await status('NEW'), await status('DONE')]
    const one = await claim({ qaClaimStatusId: used })
    const change = 'mutation($id: ID!, $input: UpdateComplaintInput!) { updateComplaint(id: $id, input: $input) { id } }'
    await writingNothing(async () => {
      const [told, there] = await remove('ComplaintStatuses', '/complaintstatuses', used)
      expect(told?.why).toEqual(['referenced'])
      for (const each of [told, there]) isClear(each as Told)
      const remap = await refusedThere((client) => client.put(`/complaintstatuses/${used}`, { stage: 'CLOSED' }))
      isClear(remap)
      expect(remap.why).toEqual(['stage'])
      for (const field of ['qaClaimStatusId', 'prodClaimStatusId'] as const) {
        const wrong = await refusedBy(change, { id: String(one.id), input: { [field]: String(other) } })
        isClear(wrong)
        expect(wrong.why).toEqual([field])
      }
    })
    await en.put(`/complaintstatuses/${spare}`, { status: '1' })
    const off = await refusedBy(change, { id: String(one.id), input: { qaClaimStatusId: String(spare) } })
    isClear(off)
    expect(off.why).toEqual(['qaClaimStatusId'])
    // What is called so already stays so.
    await en.put(`/complaintstatuses/${used}`, { status: '1' })
    expect((await en.put(`/complaints/${one.id}`, { remark: 'as it is' })).body.data).toMatchObject({ qaClaimStatusID: used })
  })
})

describe('files of a complaint', () => {
  const send = async (field: string, body: Buffer, name: string, language = 'en') => {
    const response = await fetch(`${server.address}/files?for=complaint.${field}&name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', 'accept-language': language },
      body: body as never,
    })
    return { status: response.status, body: (await response.json()) as { error?: string; data: { id: number } | null } }
  }

  it('are of the kinds that it takes: neither programs nor pages, whatever they are called', async () => {
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)])
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    for (const [field, body, name] of [
      ['beforePhotoIds', program, 'photo.jpg'],
      ['beforePhotoIds', page, 'photo.png'],
      ['claimFileIds', program, 'report.pdf'],
      ['claimFileIds', page, 'report.pdf'],
      ['beforePhotoIds', drawing, 'photo.svg'],
      ['claimFileIds', drawing, 'report.docx'],
    ] as const) {
      const [chinese, english] = [await send(field, body, name, 'zh'), await send(field, body, name, 'en')]
      expect([field, name, chinese.status, english.status]).toEqual([field, name, 400, 400])
      isClear({ why: [], zh: chinese.body.error ?? '', en: english.body.error ?? '' })
    }
  })

  it('are those that were sent for this very field, and of nobody else', async () => {
    const one = await claim()
    const photo = (await send('beforePhotoIds', await jpeg(), 'a.jpg')).body.data?.id as number
    const other = await claim({ beforePhotoIds: [photo] })
    await writingNothing(async () => {
      for (const [field, id] of [
        ['afterPhotoIds', photo],
        ['beforePhotoIds', photo],
        ['claimFileIds', 999_999],
      ] as const) {
        const told = await refusedBy(UPDATE, { id: String(one.id), input: { [field]: [String(id)] } })
        isClear(told)
        expect(told.why).toEqual([field])
      }
    })
    expect(other).toMatchObject({ beforePhotoIDs: [photo] })
  })
})
