import { parseAddress } from '../../kit/network/network.ts'

/** A scanned code: one of our labels or a possible number, or other text. */
export type Meaning = { kind: 'code'; code: string; isLabel: boolean } | { kind: 'text'; text: string }

const LONGEST = 64
/** An installation may lie below the path of a proxy, and some printers write addresses in capital letters. */
const LABEL_PATH = /^(?:\/[^/]+)*\/q\/([^/]+)\/?$/i
/** An address without its scheme, as some scanners return it. A host of the intranet may have no dot, but then a port. */
const BARE_ADDRESS = /^[\w-]+(?:(?:\.[\w-]+)+(?::\d+)?|:\d+)\/(?:\S*\/)?q\//i
/** What scanners put before what they read: the symbology of ISO/IEC 15424 such as `]Q1`, and the word `URL:`. */
const SCANNER_PREFIX = /^(?:\][a-z][0-9a-z])?(?:(?:url|网址)\s*:\s*)?/i
/** What makers print before a number, such as `编号：` or `S/N:`. */
const NUMBER_PREFIX = /^(?:(?=\S*\p{Script=Han})[\p{L}\p{N}]{1,12}\s*:|(?:no|s\/?n|id|code|number)\s*[:#.])\s*/iu
/** Numbers of labelled things are a single word. */
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}._#()+/-]*$/u

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const addressOf = (text: string) =>
  /^https?:\/\//i.test(text) ? parseAddress(text) : BARE_ADDRESS.test(text) ? parseAddress(`http://${text}`) : undefined

/**
 * Interprets a scanned text. Labels contain the URL of the installation that printed them; only the code in it counts, never the host, so
 * that no scan leads outside the console.
 */
export function meaningOf(scanned: string): Meaning {
  const text = scanned.trim()
  const plain = text.normalize('NFKC').replace(SCANNER_PREFIX, '')
  const address = addressOf(plain)
  const [, label] = LABEL_PATH.exec(address?.pathname ?? plain) ?? []
  const code = label ? decoded(label) : address ? '' : plain.replace(NUMBER_PREFIX, '')
  return code.length <= LONGEST && NUMBER.test(code) ? { kind: 'code', code, isLabel: Boolean(label) } : { kind: 'text', text }
}

/** The console path that resolves a code. */
export const pathOfCode = (code: string) => `/q/${encodeURIComponent(code)}`
