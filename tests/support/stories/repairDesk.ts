import { role, user } from '../../../server/domain/identity/index.ts'
import { file } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { person, unique } from '../samples/factories.ts'
import { type TestApp, testApp } from '../servers/app.ts'

type Row = Record<string, unknown> & { id: string }
export interface Fault {
  readonly code: string
  /** Wrong fields, or the refusal. */
  readonly why: unknown
}

/** The real server as people of repair use it: people of plant 1 by log-in name, unless they bring a token. */
export async function openDesk(settings: Record<string, string> = {}) {
  const server: TestApp = await testApp(settings)
  const { store } = server.app
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (name: string) => {
    const known = tokens.get(name) ?? server.login(name)
    tokens.set(name, known)
    return known
  }
  const ask = async (who: string, query: string, variables: object = {}) => server.send(query, { token: await tokenOf(who), variables })
  /** What an operation that must succeed answers. */
  async function call<T>(who: string, query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await ask(who, query, variables)
    if (errors || !data) throw new Error(errors?.map((e) => e.message).join() ?? 'no data')
    return Object.values(data)[0] as T
  }
  /** Why an operation that must fail does. */
  async function fails(who: string, query: string, variables: object = {}): Promise<Fault> {
    const { errors } = await ask(who, query, variables)
    const [first] = errors ?? []
    if (!first) throw new Error('nothing was refused')
    const { code, fields, refusal } = first.extensions
    return { code, why: fields?.map((one) => one.field) ?? refusal }
  }
  const create = (type: string) => `mutation($input: Create${type}Input!) { create${type}(input: $input) { id } }`
  const make = async (type: string, input: object, who = 'admin') => (await call<Row>(who, create(type), { input })).id
  const userId = async (username: string) => (await store.read(systemActor(0)).of(user).find({ username }))[0]?.id as number

  return {
    server,
    store,
    ask,
    call,
    fails,
    make,
    create,
    close: () => server.close(),
    /** A machine of its own in plant 1: nothing else happens to it. */
    machine: async () => {
      const workshopId = await make('Workshop', { name: `hall ${unique()}` })
      return make('Equipment', { number: `M${unique()}`, name: `machine ${unique()}`, workshopId })
    },
    /** A file as the upload leaves it. */
    uploaded: async (username: string, { plantId = 1, ownerName = 'reportLog', ownerField = 'photoIds' } = {}) => {
      const by = person(plantId, ['*:*:*'], { userId: await userId(username) })
      const fact = { fileType: 'image/jpeg', bytes: 1, sha256: 'x', storageKey: 'k', ownerName, ownerField }
      const made = await store.write(by, (uow) => uow.of(file).create({ name: `${username}.jpg`, ...fact } as never))
      return String(made.id)
    },
    ownerOf: async (fileId: string, plantId = 1) => (await store.read(systemActor(plantId)).of(file).get(Number(fileId))).ownerId,
    /** Somebody of plant 1 with exactly these permissions; answers the log-in name. */
    somebody: async (permissions: string) => {
      const username = `desk${unique()}`
      await store.write(systemActor(0), async (uow) => {
        const [admin] = await uow.of(user).find({ username: 'admin' })
        const made = await uow.of(role).create({ roleName: username, roleKey: username, permissions } as never)
        const place = { passwordHash: admin?.passwordHash as string, roleIds: [made.id], plantIds: [1] }
        await uow.of(user).create({ username, name: '新来的', ...place } as never)
      })
      return username
    },
    userId,
  }
}
export type Desk = Awaited<ReturnType<typeof openDesk>>

export const REPORT = `mutation($input: CreateReportLogInput!) { createReportLog(input: $input) {
  id reportNo status joinedToId reporterId equipmentId ductId reporter { name } photos { id name }
} }`
export const ACCEPT = `mutation($id: ID!, $input: AcceptReportLogInput!) { acceptReportLog(id: $id, input: $input) { id status } }`
export const REPAIRS = 'query($id: ID!) { repairLogs(filter: { reportId: { eq: $id } }) { items { id repairNo status } } }'
