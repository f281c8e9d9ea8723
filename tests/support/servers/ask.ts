import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'

/** The server of this worker. Workers are numbered from 1. */
export const address = () => inject('addresses')[Number(process.env.VITEST_POOL_ID) - 1] as string

/** Asks the API of the browser tests' server; throws what it refuses. */
export async function ask<Data>(query: string, variables: object = {}, token?: string | null): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${address()}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}
/** The same as whoever is signed in on a page. */
export const askAs = async <Data>(page: Page, query: string, variables: object = {}): Promise<Data> =>
  ask<Data>(query, variables, await page.evaluate(() => localStorage.getItem('token')))

interface LogIn {
  login: { token: string; currentPlantId: string; plants: { id: string }[] }
}
const LOG_IN = 'mutation($input: LoginInput!) { login(input: $input) { token currentPlantId plants { id } } }'
const SWITCH = 'mutation($plantId: ID!) { switchPlant(plantId: $plantId) { token } }'

/**
 * A session of its own in one of the person's plants, the first unless named. Without that it would begin in the plant where the person
 * worked last, whatever an earlier test left behind.
 */
export async function tokenOf(username: string, { password = DEMO_PASSWORD, plant = 0 } = {}): Promise<string> {
  const { login } = await ask<LogIn>(LOG_IN, { input: { username, password: sha256Hex(password) } })
  const plantId = login.plants[plant]?.id
  if (!plantId || plantId === login.currentPlantId) return login.token
  return (await ask<{ switchPlant: { token: string } }>(SWITCH, { plantId }, login.token)).switchPlant.token
}
