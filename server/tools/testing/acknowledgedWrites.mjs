// Clients that write to a server which is ended meanwhile, and the question which of their acknowledged writes are gone.
import { createHash } from 'node:crypto'
import { asker } from './smokeStory.mjs'

const WRITING_MS = 3_000
const WRITERS = 4
const PAGE = 100

/** Asks a server in the name of its administrator. */
export async function signedIn(address, password) {
  const ask = asker(address)
  const input = { username: 'admin', password: createHash('sha256').update(password).digest('hex') }
  await ask('mutation($input: LoginInput!) { login(input: $input) { token } }', { input })
  return ask
}
/**
 * Ends the server after some seconds, while several clients write.
 * @param {string} address
 * @param {string} password
 * @param {() => unknown} end
 * @returns {Promise<string[]>} the names that the server has acknowledged
 */
export async function writeUntil(address, password, end) {
  const ask = await signedIn(address, password)
  const began = Date.now()
  const acknowledged = []
  let isOver = false
  const writer = async (nth) => {
    for (let count = 0; !isOver; count++) {
      const name = `hall ${began}-${nth}-${count}`
      const made = await ask('mutation($name: String!) { createWorkshop(input: { name: $name }) { id } }', { name }).catch(() => undefined)
      if (made) acknowledged.push(name)
      // One that is refused because the server is away comes back at once.
      else await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, nth) => writer(nth))
  await new Promise((resolve) => setTimeout(resolve, WRITING_MS))
  await end()
  isOver = true
  await Promise.all(writers)
  return acknowledged
}
/**
 * The names that a server does not know.
 * @param {string} address
 * @param {string} password
 * @param {readonly string[]} names
 */
export async function lostOf(address, password, names) {
  const ask = await signedIn(address, password)
  const found = new Set()
  for (let no = 1; ; no++) {
    const { workshops } = await ask('query($no: Int!) { workshops(page: { no: $no, size: 100 }) { items { name } } }', { no })
    for (const { name } of workshops.items) found.add(name)
    if (workshops.items.length < PAGE) return names.filter((name) => !found.has(name))
  }
}
