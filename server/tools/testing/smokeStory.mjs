import { createHash } from 'node:crypto'

const MACHINES = `{
  equipments(page: { size: 100 }) { items { id state } }
  reporters { items { id } }
  repairers { items { id } }
  faultCategories { items { id } }
}`

/** Asks a server in the name of whoever has signed in through it. */
export function asker(address) {
  let token = ''
  const headers = () => (token ? { authorization: `Bearer ${token}` } : {})
  const ask = async (query, variables = {}) => {
    const sent = { ...headers(), 'content-type': 'application/json' }
    const answer = await fetch(`${address}/graphql`, { method: 'POST', headers: sent, body: JSON.stringify({ query, variables }) })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`)
    token = data.login?.token ?? token
    return data
  }
  return Object.assign(ask, { headers })
}

/** A fault of a demo machine, from its report to the running machine, as a client of the API takes it; then every door is knocked at. */
export async function story(address, password) {
  const ask = asker(address)
  const input = { username: 'admin', password: createHash('sha256').update(password).digest('hex') }
  await ask('mutation($input: LoginInput!) { login(input: $input) { token } }', { input })
  const { equipments, reporters, repairers, faultCategories } = await ask(MACHINES)
  const equipmentId = equipments.items.find(({ state }) => state === 'RUNNING').id
  const { createReportLog: report } = await ask('mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id } }', {
    input: { equipmentId, reporterId: reporters.items[0].id, description: '印版断裂，停机', urgency: 'STOP' },
  })
  await ask('mutation($id: ID!, $input: AcceptReportLogInput!) { acceptReportLog(id: $id, input: $input) { status } }', {
    id: report.id,
    input: { repairerIds: [repairers.items[0].id] },
  })
  const { repairLogs } = await ask('query($id: ID!) { repairLogs(filter: { reportId: { eq: $id } }) { items { id } } }', { id: report.id })
  const { id } = repairLogs.items[0]
  await ask('mutation($id: ID!) { startRepairLog(id: $id) { status } }', { id })
  await ask('mutation($id: ID!, $input: CompleteRepairLogInput) { completeRepairLog(id: $id, input: $input) { status } }', {
    id,
    input: {
      description: '更换印版',
      faultCategoryId: faultCategories.items[0].id,
      hours: [{ id: repairers.items[0].id, amount: 1.5 }],
    },
  })
  const { reportLog } = await ask('query($id: ID!) { reportLog(id: $id) { status } }', { id: report.id })
  if (reportLog.status !== 'COMPLETED') throw new Error(`the report is ${reportLog.status}`)
  const pages = ['/', '/bigscreen/', '/graphql', '/api/v1/docs/', '/healthz', '/readyz']
  for (const page of pages) {
    const { status } = await fetch(`${address}${page}`, { headers: { accept: 'text/html' } })
    if (status !== 200) throw new Error(`${page} answers ${status}`)
  }
}
