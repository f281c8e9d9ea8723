import { parseAddress } from '../../kit/network/network.ts'

/** What a code may mean to us: the name of one of our labels or a number that may be known, or just a text. */
export type Meaning = { kind: 'code'; code: string; isLabel: boolean } | { kind: 'text'; text: string }

const LONGEST = 64
const LABEL_PATH = /^\/q\/([^/]+)\/?$/
/** The numbers of what is labelled are one word. */
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}._#()+/-]*$/u

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const addressOf = (text: string) => (/^https?:\/\//i.test(text) ? parseAddress(text) : undefined)

/**
 * Labels carry the whole address of the site that printed them. Sites move, so only the code in it counts and never the host: nothing
 * that was scanned leads out of the console.
 */
export function meaningOf(scanned: string): Meaning {
  const text = scanned.trim()
  const address = addressOf(text)
  const [, label] = LABEL_PATH.exec(address?.pathname ?? text) ?? []
  const code = label ? decoded(label) : address ? '' : text.normalize('NFKC')
  return code.length <= LONGEST && NUMBER.test(code) ? { kind: 'code', code, isLabel: Boolean(label) } : { kind: 'text', text }
}

/** Where the console shows what a code stands for. */
export const pathOfCode = (code: string) => `/q/${encodeURIComponent(code)}`
