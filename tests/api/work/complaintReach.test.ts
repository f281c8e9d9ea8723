import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { role, user } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { customer, qaPerson } from '../../../server/domain/masterdata/index.ts'
import { complaint, complaintAction, complaintCause, complaintEvidence, qaFlow } from '../../../server/domain/quality/index.ts'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { file } from '../../../server/domain/system/index.ts'
import { flowOf, type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { make, unique } from '../../support/samples/factories.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'

/** What both complaints share, so that everything that compares complaints would find the other one. */
const ROLL = 'REACH-R-1'
/** All that there is of complaints and repairs; whoever administers files reads them all. */
const TAGS = [...new Set(registry.exposed.filter(({ area }) => area === 'quality' || area === 'repair').flatMap(tagsOf))]
function tagsOf(resource: ResourceDef): string[] {
  const verbs = ['list', 'query', 'add', 'edit', 'remove', 'export']
  return [
    ...verbs.map((verb) => `${resource.permission}:${verb}`),
    ...Object.values(flowOf(resource)?.steps ?? {}).map((step) => step.permission),
  ]
}
let server: TestApp
let chief: string
let limited: string

interface Hidden {
  /** In every text of it. */
  readonly canary: string
  readonly complaintId: number
  readonly actionId: number
  readonly evidenceId: number
  readonly fileId: number
  readonly reportId: number
  readonly claimNo: string
}
let mine: number
let colleague: Hidden
let elsewhere: Hidden

const row = (plantId: number, resource: ResourceDef, given: Record<string, unknown> = {}) =>
  make(server.app.store, systemActor(plantId), resource, given)
/** A complaint with everything that hangs on it. */
async function hiddenIn(plantId: number, given: Record<string, unknown>, owner: number): Promise<Hidden> {
  const CANARY = `HIDDEN-${plantId}`
  const words = { catComment: CANARY, request: CANARY, remark: CANARY, decorName: CANARY, shiftMembers: CANARY }
  const one = await row(plantId, complaint, { paperRollNo: ROLL, ...words, ...given })
  const [action, report] = [
    await row(plantId, complaintAction, { complaintId: one.id, name: `${CANARY} action`, ownerId: owner }),
    await row(plantId, reportLog, { description: CANARY }),
  ]
  const evidence = await row(plantId, complaintEvidence, { complaintId: one.id, recordId: report.id, name: CANARY, remark: CANARY })
  const photo = await row(plantId, file, { name: `${CANARY}.jpg`, ownerName: 'complaint', ownerField: 'beforePhotoIds', ownerId: one.id })
  return {
    ...{ complaintId: one.id, actionId: action.id, evidenceId: evidence.id, fileId: photo.id, reportId: report.id },
    claimNo: String(one.claimNo),
    canary: CANARY,
  }
}
beforeAll(async () => {
  server = await testApp()
  const { store } = server.app
  const [admin] = await store.read(systemActor(0)).of(user).find({ username: 'admin' })
  const place = { passwordHash: admin?.passwordHash as string, plantIds: [1] }
  const roleIds = [(await row(1, role, { dataScope: 'SELF', permissions: TAGS.join('\n'), departmentIds: [] })).id]
  const person = async (username: string, held = roleIds) => (await row(1, user, { ...place, username, name: username, roleIds: held })).id
  await person('reachall', [(await row(1, role, { dataScope: 'ALL', permissions: '*:*:*', departmentIds: [] })).id])
  const [me, other] = [await person('reachme'), await person('reachother')]
  const [buyer, cause] = [(await row(1, customer)).id, (await row(1, complaintCause)).id]
  const shared = { customerId: buyer, claimCauseId: cause, claimDate: '2026-11-10', prodDate: '2026-11-09' }
  const [myQa, otherQa] = [(await row(1, qaPerson, { userId: me })).id, (await row(1, qaPerson, { userId: other })).id]
  mine = (await row(1, complaint, { ...shared, paperRollNo: ROLL, qaId: myQa })).id
  colleague = await hiddenIn(1, { ...shared, qaId: otherQa }, other)
  elsewhere = await hiddenIn(2, shared, admin?.id ?? 0)
  ;[chief, limited] = [await server.login('reachall'), await server.login('reachme')]
})
afterAll(() => server.close())

type Who = readonly [what: string, hidden: () => Hidden, token: () => string]
const READERS: readonly Who[] = [
  ['of another QA person, for whoever sees their own alone', () => colleague, () => limited],
  ['of another plant, for whoever may do everything in this one', () => elsewhere, () => chief],
]

describe.each(READERS)('a complaint %s', (_what, hidden, token) => {
  const ask = (query: string, variables: object = {}) => server.send(query, { token: token(), variables })
  const codeOf = async (query: string, variables: object) => (await ask(query, variables)).errors?.[0]?.extensions.code
  const rest = (path: string, init: RequestInit = {}) =>
    fetch(`${server.address}/api/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
    })

  it('is found neither by its id, nor with what hangs on it', async () => {
    const { complaintId, actionId, evidenceId } = hidden()
    const calls: [string, number][] = [
      ['query($id: ID!) { complaint(id: $id) { id } }', complaintId],
      ['query($id: ID!) { complaintTimeline(id: $id) { from } }', complaintId],
      ['query($id: ID!) { complaintRecurrences(id: $id) { claimNo } }', complaintId],
      ['query($id: ID!) { history(resource: "complaint", id: $id) { changes { after } } }', complaintId],
      ['query($id: ID!) { complaintAction(id: $id) { id } }', actionId],
      ['query($id: ID!) { complaintEvidence(id: $id) { id } }', evidenceId],
      ['mutation($id: ID!) { updateComplaint(id: $id, input: { remark: "x" }) { id } }', complaintId],
      ['mutation($id: ID!) { investigateComplaint(id: $id, input: {}) { id } }', complaintId],
      ['mutation($id: ID!) { analyseComplaint(id: $id, input: {}) { id } }', complaintId],
      ['mutation($id: ID!) { completeComplaintAction(id: $id, input: { proof: "x" }) { id } }', actionId],
      ['mutation($id: ID!) { deleteComplaintEvidences(ids: [$id]) }', evidenceId],
      ['mutation($id: ID!) { deleteComplaints(ids: [$id]) }', complaintId],
    ]
    for (const [query, id] of calls) expect([query, await codeOf(query, { id })]).toEqual([query, 'NOT_FOUND'])
    for (const [path, id] of [
      ['complaints', complaintId],
      ['complaintactions', actionId],
      ['complaintevidences', evidenceId],
    ] as const) {
      expect([path, (await rest(`/${path}/${id}`)).status]).toEqual([path, 400])
      expect([path, (await rest(`/${path}/${id}`, { method: 'PUT', body: '{"remark":"x"}' })).status]).toEqual([path, 400])
    }
    const steps = Object.values(qaFlow).map(({ name }) => name)
    for (const step of steps) expect((await rest(`/complaints/${complaintId}/${step}`, { method: 'POST', body: '{}' })).status).toBe(400)
  })

  it('is in no list, search, scan, comparison or time line', async () => {
    const { claimNo, complaintId } = hidden()
    const told = [
      (await ask('{ complaints(page: { size: 200 }) { items { id catComment decorName } } }')).text,
      (await ask(`{ complaints(filter: { keyword: "${hidden().canary}" }) { total items { claimNo } } }`)).text,
      (await ask('{ complaintActions(page: { size: 200 }) { items { id name complaint { id title } } } }')).text,
      (await ask('{ complaintEvidences(page: { size: 200 }) { items { id name remark complaint { id title } } } }')).text,
      (await ask(`{ recordSearch(text: "${hidden().canary}") { hits { title hint } } }`)).text,
      (await ask('{ complaintPrefill(paperRollNo: "REACH-R-1") { values { value } earlier { claimNo } } }')).text,
      ...(await Promise.all(
        ['complaints', 'complaintactions', 'complaintevidences'].map(async (path) => (await rest(`/${path}?pageSize=1000`)).text()),
      )),
    ]
    if (token() === limited) {
      told.push((await ask('query($id: ID!) { complaintTimeline(id: $id) { entries { kind title } } }', { id: mine })).text)
      told.push((await ask('query($id: ID!) { complaintRecurrences(id: $id) { claimNo } }', { id: mine })).text)
    }
    for (const text of told) {
      expect(text).not.toContain(hidden().canary)
      expect(JSON.parse(text)).not.toHaveProperty('errors')
      if (hidden() === colleague) expect(text).not.toContain(claimNo)
    }
    expect((await ask(`{ scanned(code: "${ROLL}") { id } }`)).text).not.toContain(`"${complaintId}"`)
  })

  it('is in no workbook and no file', async () => {
    for (const path of ['complaints', 'complaintactions', 'complaintevidences']) {
      const response = await rest(`/${path}/export`)
      const book = new ExcelJS.Workbook()
      await book.xlsx.load(await response.arrayBuffer())
      expect([path, JSON.stringify(book.worksheets.map((sheet) => sheet.getSheetValues())).includes(hidden().canary)]).toEqual([
        path,
        false,
      ])
    }
    const got = await fetch(`${server.address}/files/${hidden().fileId}`, { headers: { authorization: `Bearer ${token()}` } })
    expect([403, 404]).toContain(got.status)
    expect(await got.text()).not.toContain(hidden().canary)
  })

  it('is pointed at by nothing that is written', async () => {
    const { complaintId, reportId } = hidden()
    const action = { complaintId, kind: 'CORRECTIVE', name: 'x', ownerId: 1, dueDate: '2026-11-30' }
    const pinned = { ofResource: 'complaint', recordId: complaintId }
    const before = await Promise.all(
      [complaintAction, complaintEvidence].map((one) =>
        server.app.store
          .read(systemActor(0))
          .of(one as ResourceDef)
          .count({}),
      ),
    )
    const fields = async (type: string, input: object) => {
      const answer = await ask(`mutation($input: Create${type}Input!) { create${type}(input: $input) { id } }`, { input })
      return (answer.errors?.[0]?.extensions.fields ?? []).map(({ field }) => field)
    }
    expect(await fields('ComplaintAction', action)).toEqual(['complaintId'])
    expect(await fields('ComplaintEvidence', { ...pinned, recordId: mine, complaintId })).toEqual(['complaintId'])
    expect(await fields('ComplaintEvidence', { ...pinned, complaintId: mine })).toEqual(['recordId'])
    if (token() === chief)
      expect(await fields('ComplaintEvidence', { ...pinned, ofResource: 'reportLog', recordId: reportId, complaintId: mine })).toEqual([
        'recordId',
      ])
    const after = await Promise.all(
      [complaintAction, complaintEvidence].map((one) =>
        server.app.store
          .read(systemActor(0))
          .of(one as ResourceDef)
          .count({}),
      ),
    )
    expect(after).toEqual(before)
  })
})

describe('what belongs to a complaint', () => {
  it('is seen by whoever sees the complaint: one that nobody answers for is everybody’s', async () => {
    const free = await row(1, complaint, { qaId: null })
    const [evidence, action] = [
      await row(1, complaintEvidence, { complaintId: free.id }),
      await row(1, complaintAction, { complaintId: free.id, ownerId: 1 }),
    ]
    const query = 'query($e: ID!, $a: ID!) { complaintEvidence(id: $e) { id } complaintAction(id: $a) { id } }'
    const answer = await server.send(query, { token: limited, variables: { e: evidence.id, a: action.id } })
    expect(answer.errors).toBeUndefined()
  })

  it('is seen by whoever has to do it, of whatever complaint', async () => {
    const [me] = await server.app.store.read(systemActor(0)).of(user).find({ username: 'reachme' })
    const task = await row(1, complaintAction, { complaintId: colleague.complaintId, ownerId: me?.id, name: `task ${unique()}` })
    const query = 'query($id: ID!) { complaintAction(id: $id) { id complaint { id title } } }'
    const { data, errors } = await server.send(query, { token: limited, variables: { id: task.id } })
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ complaintAction: { id: String(task.id) } })
  })
})
