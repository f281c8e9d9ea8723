import { parseAddress } from '../../kit/network/network.ts'

/** A scanned code: one of our labels or a possible number, or other text. */
export type Meaning = { kind: 'code'; code: string; isLabel: boolean } | { kind: 'text'; text: string }

const LONGEST = 64
const LABEL_PATH = /^\/q\/([^/]+)\/?$/
/** Numbers of labelled things are a single word. */
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
 * Interprets a scanned text. Labels contain the URL of the installation that printed them; only the code in it counts, never the host, so
 * that no scan leads outside the console.
 */
export function meaningOf(scanned: string): Meaning {
  const text = scanned.trim()
  const address = addressOf(text)
  const [, label] = LABEL_PATH.exec(address?.pathname ?? text) ?? []
  const code = label ? decoded(label) : address ? '' : text.normalize('NFKC')
  return code.length <= LONGEST && NUMBER.test(code) ? { kind: 'code', code, isLabel: Boolean(label) } : { kind: 'text', text }
}

/** The console path that resolves a code. */
export const pathOfCode = (code: string) => `/q/${encodeURIComponent(code)}`
