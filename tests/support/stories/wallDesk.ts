import { ask as askApi, tokenOf } from '../servers/ask.ts'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** What people do at their desks while a wall is watched: in one plant, without a screen. */
export async function openDesk(plant: 0 | 1) {
  const token = await tokenOf('admin', { plant })
  const ask = <T>(query: string, variables: object = {}) => askApi<T>(query, variables, token)

  return {
    /** A display with a key of its own; answers its link and how to set it differently. */
    async hang(settings: object) {
      const create = 'mutation($input: CreateWallDisplayInput!) { made: createWallDisplay(input: $input) { id } }'
      const values = { name: `e2e ${Math.random()}`, language: 'zh', ...settings }
      const { made } = await ask<{ made: Row }>(create, { input: values })
      const issue = 'mutation($id: ID!) { issued: issueWallDisplayKey(id: $id) { url } }'
      const { issued } = await ask<{ issued: { url: string } }>(issue, made)
      const update = 'mutation($id: ID!, $input: UpdateWallDisplayInput!) { updateWallDisplay(id: $id, input: $input) { id } }'
      return { link: issued.url, set: (change: object) => ask(update, { id: made.id, input: change }) }
    },

    /** A machine that runs, and somebody to report it. */
    async findRunning() {
      const found = await ask<{ machines: { items: Row[] }; people: { items: Row[] }; downtimeSummary: { stopped: Row[] } }>(
        `{ machines: equipments(page: { size: 100 }) { items { id name isAssembly status } }
           people: reporters(page: { size: 1 }) { items { id } } downtimeSummary { stopped { equipmentId } } }`,
      )
      const stopped = new Set(found.downtimeSummary.stopped.map((stop) => stop.equipmentId))
      const machine = found.machines.items.find((m) => m.isAssembly && m.status === 'ENABLED' && !stopped.has(m.id))
      return { name: String(machine?.name), equipmentId: machine?.id, reporterId: found.people.items[0]?.id }
    },

    /** A report that the machine has stopped; answers how to accept it or take it back. */
    async reportStop({ equipmentId, reporterId }: { equipmentId: unknown; reporterId: unknown }, description: string) {
      const create = 'mutation($input: CreateReportLogInput!) { made: createReportLog(input: $input) { id } }'
      const input = { equipmentId, reporterId, description, urgency: 'STOP', isStopped: true }
      const { made } = await ask<{ made: Row }>(create, { input })
      const reject = 'mutation($id: ID!) { rejectReportLog(id: $id, input: { reason: "e2e" }) { id } }'
      return { accept: () => accept(made.id), takeBack: () => ask(reject, made) }
    },

    /** So that a wall has nothing to be alarmed about. */
    async acceptAll() {
      const { downtimeSummary } = await ask<{ downtimeSummary: { stopped: { reportId: string; status: string }[] } }>(
        '{ downtimeSummary { stopped { reportId status } } }',
      )
      for (const { reportId } of downtimeSummary.stopped.filter((stop) => stop.status === 'PENDING')) await accept(reportId)
    },
  }

  async function accept(id: string) {
    const { repairers } = await ask<{ repairers: { items: Row[] } }>('{ repairers(page: { size: 1 }) { items { id } } }')
    const step = 'mutation($id: ID!, $input: AcceptReportLogInput!) { acceptReportLog(id: $id, input: $input) { id } }'
    await ask(step, { id, input: { repairerIds: repairers.items.map((r) => r.id) } })
  }
}
