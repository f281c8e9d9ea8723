import { hash as digest } from 'node:crypto'

/** Printable signs of ASCII. */
const SIGNS = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
const SURROGATES = { from: 0xd800, to: 0xdfff }
/** A power of two, at least twice as many slots as there are passwords. */
const SLOTS = 2 ** 21
/** So many are hashed, in about 2 ms, before others are served. */
const PIECE = 2_000

/** Nothing, one sign of whatever script, and two or three signs of ASCII. */
function* shortPasswords(): Generator<string> {
  yield ''
  for (let code = 1; code <= 0xffff; code++) if (code < SURROGATES.from || code > SURROGATES.to) yield String.fromCharCode(code)
  for (const first of SIGNS)
    for (const second of SIGNS) {
      yield first + second
      for (const third of SIGNS) yield first + second + third
    }
}

const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve))
/** Four bytes of a hash that is a text of bytes: a buffer for each of 900,000 would cost three times as much. */
const word = (hash: string, at: number) =>
  ((hash.charCodeAt(at) << 24) | (hash.charCodeAt(at + 1) << 16) | (hash.charCodeAt(at + 2) << 8) | hash.charCodeAt(at + 3)) >>> 0
const slotOf = (hash: string) => word(hash, 0) % SLOTS
/** 0 stands for an empty slot. */
const markOf = (hash: string) => word(hash, 4) || 1

let table: Promise<Uint32Array> | undefined
/** 8 MB with a mark of each hash, filled once when first asked, beside other work. */
async function fillTable(): Promise<Uint32Array> {
  const marks = new Uint32Array(SLOTS)
  let count = 0
  for (const password of shortPasswords()) {
    const hash = digest('sha256', password, 'binary')
    let slot = slotOf(hash)
    while (marks[slot]) slot = (slot + 1) % SLOTS
    marks[slot] = markOf(hash)
    if (++count % PIECE === 0) await yieldToEventLoop()
  }
  return marks
}

/** Whether a client's hash is that of a password of at most three characters. Wrong once in about four thousand million other passwords. */
export async function isShortPassword(clientHash: string): Promise<boolean> {
  table ??= fillTable()
  const marks = await table
  const hash = Buffer.from(clientHash, 'hex').toString('latin1')
  for (let slot = slotOf(hash); marks[slot]; slot = (slot + 1) % SLOTS) if (marks[slot] === markOf(hash)) return true
  return false
}
