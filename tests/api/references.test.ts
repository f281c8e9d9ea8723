import { type DocumentNode, print } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InspectionRoundDocument } from '../../console/screens/inspection/gen/inspection.ts'
import { PrintedRepairDocument } from '../../console/screens/print/sheets/gen/repair.ts'
import { workDocument } from '../../console/screens/repair/documents.ts'
import { ReportDeskDocument, ReportWordsDocument, SendReportDocument } from '../../console/screens/repair/gen/repair.ts'
import { user } from '../../server/domain/identity/index.ts'
import { registry } from '../../server/domain/index.ts'
import { repairer, reportLog } from '../../server/domain/repair/index.ts'
import type { Actor } from '../../server/kernel/index.ts'
import { make, person } from '../support/samples/factories.ts'
import { type InProcess, inProcess } from '../support/servers/inProcess.ts'
import { openShop, type Shop } from '../unit/domain/shop.ts'

const MOBILE = '13912345678'
const PRIVATE = '{ repairers { items { id user { mobile roles { menus { id } } } } } }'
let shop: Shop
let graphql: InProcess
/** Somebody who reads repairers, and users only as repairers name them. */
let reader: Actor
beforeAll(async () => {
  shop = await openShop()
  reader = holding('repair:repairer:list')
  graphql = await inProcess(shop.store, registry)
  const { id: userId } = await make(shop.store, shop.actor, user, { mobile: MOBILE, name: '赵敏', plantIds: [shop.plantId] })
  await make(shop.store, shop.actor, repairer, { userId, name: '赵敏' })
})
afterAll(async () => {
  await graphql.close()
  await shop.close()
})

const holding = (...tags: string[]) => person(shop.plantId, tags)
const ask = (actor: Actor, query: string, variables = {}) => graphql.ask(actor, query, { variables })
const told = (actor: Actor, document: DocumentNode, variables = {}) => ask(actor, print(document), variables)

describe('what a reference hides', () => {
  it('is refused in one sentence that names the fields and the permission, before anything is read', async () => {
    const { status, data, errors } = await ask(reader, PRIVATE)
    expect([status, data, errors.map(({ code }) => code)]).toEqual([403, undefined, ['FORBIDDEN', 'FORBIDDEN']])
    expect(errors.map(({ message }) => message)).toEqual([
      'References show only ID and title. Reading User.mobile, User.roles requires the permission system:user:query',
      'References show only ID and title. Reading Role.menus requires the permission system:role:query',
    ])
    const { errors: zh } = await graphql.ask(reader, PRIVATE, { language: 'zh' })
    expect(zh[0]?.message).toBe('引用仅显示 ID 和名称；读取 User.mobile, User.roles 需要权限 system:user:query')
  })

  it('is there for whoever may read the rows themselves', async () => {
    const { data, errors } = await ask(holding('repair:repairer:list', 'system:user:query'), '{ repairers { items { user { mobile } } } }')
    expect([errors, JSON.stringify(data)]).toEqual([[], expect.stringContaining(MOBILE)])
  })

  it('is not found by another name, in a fragment, behind a directive or over a socket', async () => {
    const ways = [
      '{ repairers { items { user { id: mobile } } } }',
      '{ repairers { items { ... on Repairer { user { ...Who } } } } } fragment Who on User { ... { mobile } }',
      'query($yes: Boolean = true) { repairers { items { user { id mobile @include(if: $yes) } } } }',
      '{ repairers { items { ...One } } } fragment One on Repairer { user { ...Who } } fragment Who on User { id postIds }',
    ]
    for (const query of ways) {
      const { data, errors } = await ask(reader, query)
      expect([query, data, errors[0]?.code]).toEqual([query, undefined, 'FORBIDDEN'])
      expect(graphql.refusedOverSocket(reader, query)).not.toEqual([])
    }
    expect(graphql.refusedOverSocket(reader, '{ repairers { items { user { id name title } } } }')).toEqual([])
  })

  it('counts for the operation that runs, whatever stands beside it', async () => {
    const both = `query Mine { repairers { items { user { id name } } } } query Theirs ${PRIVATE}`
    const run = (operationName: string) => graphql.ask(reader, both, { operationName })
    expect([(await run('Mine')).errors, (await run('Theirs')).status]).toEqual([[], 403])
    expect([graphql.refusedOverSocket(reader, both, 'Mine'), graphql.refusedOverSocket(reader, both, 'Theirs').length]).toEqual([[], 2])
  })

  it('is not answered by a write either, which then does nothing', async () => {
    const writer = holding('repair:report:add')
    const input = { reporterId: shop.someone.id, equipmentId: shop.machine.id, description: 'x' }
    const asking = (selection: string) =>
      `mutation($input: CreateReportLogInput!) { record: createReportLog(input: $input) { ${selection} } }`
    const before = await shop.read().of(reportLog).count({})
    expect((await ask(writer, asking('id equipment { agency }'), { input })).status).toBe(403)
    expect(await shop.read().of(reportLog).count({})).toBe(before)
    const { errors } = await ask(writer, asking('id actions expectedDays equipment { id name number }'), { input })
    expect([errors, await shop.read().of(reportLog).count({})]).toEqual([[], before + 1])
  })
})

describe('rows that are no references', () => {
  it('are refused for what they are: a list without the right to it', async () => {
    for (const query of ['{ users { items { mobile } } }', '{ user(id: 1) { mobile } }'])
      expect((await ask(reader, query)).errors).toEqual([{ message: 'You do not have permission to do this', code: 'FORBIDDEN' }])
  })
})

describe('rows that are handed out in passing', () => {
  it('show at the desk of somebody who may only report what the desk needs', async () => {
    const operator = holding('repair:report:add')
    const report = await shop.report({ description: '漏油' })
    const { errors, data } = await told(operator, ReportDeskDocument, { equipmentId: shop.machine.id })
    expect([errors, data]).toMatchObject([[], { desk: { state: 'STOPPED', openStop: { description: expect.any(String) } } }])
    expect(JSON.stringify(data)).toContain(report.reportNo)
    const more = `{ reportDesk(equipmentId: ${shop.machine.id}) { equipment { maintTel } openReports { expectedDays } } }`
    expect((await ask(operator, more)).errors.map(({ code }) => code)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    const input = { equipmentId: shop.machine.id, reporterId: shop.someone.id, description: 'x', isStopped: true }
    expect((await told(operator, SendReportDocument, { input })).errors).toEqual([])
  })

  it('are of the kinds that the reader of the work list may read', async () => {
    await shop.take(await shop.report({ isStopped: false }), 'accept')
    for (const reads of [
      { reportLog: true, repairLog: false },
      { reportLog: false, repairLog: true },
    ]) {
      const actor = holding(...(reads.reportLog ? ['repair:report:query'] : ['repair:log:query', 'repair:report:accept']))
      const { errors, data } = await told(actor, workDocument(reads), { view: 'OPEN' })
      const { reports, repairs } = (data as { work: { reports: unknown[]; repairs: unknown[] } }).work
      expect([errors, reports.length > 0, repairs.length > 0]).toEqual([[], reads.reportLog, reads.repairLog])
      const [other] = Object.entries({ reports: reads.reportLog, repairs: reads.repairLog }).find(([, may]) => !may) ?? ['']
      expect((await ask(actor, `{ repairWork(view: OPEN) { ${other} { createdAt updatedAt } } }`)).status).toBe(403)
    }
  })

  it('stay on the repair of a report: what was said, and the machine to go to', async () => {
    const report = await shop.report({ isStopped: false, description: '漏油' })
    await shop.take(report, 'accept')
    const { id } = await shop.repairOf(report)
    const mechanic = holding('repair:log:query')
    for (const document of [PrintedRepairDocument, ReportWordsDocument]) {
      const { errors, data } = await told(mechanic, document, { id })
      expect([errors, JSON.stringify(data)]).toEqual([[], expect.stringContaining('漏油')])
    }
    expect((await told(holding('inspect:order:list'), InspectionRoundDocument)).errors).toEqual([])
  })
})
