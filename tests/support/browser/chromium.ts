import { chromiumToDrive } from '../../../server/tools/testing/chromium.mjs'

/**
 * What Chromium is started with where nobody looks. A page of a test lives for seconds: what V8 does for pages that live for hours costs a fifth of the
 * processor time of each start (`npm run bench pageStart`) and is left away, namely the compilers behind the first two, which work out what is called
 * a thousand times, and collecting for the sake of memory alone.
 */
const V8_FLAGS = [
  // Threads that compile and collect beside the page's own save waiting and cost processor time, of which a run has too little.
  '--single-threaded',
  '--no-maglev',
  '--no-turbofan',
  '--no-memory-reducer',
  // In MB: what a page allocates until it stands fits in.
  '--min-semi-space-size=16',
]

const FLAGS = [
  '--no-sandbox',
  `--js-flags=${V8_FLAGS.join(',')}`,
  '--disable-gpu',
  // Widths of words that do not depend on how large a pixel is.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const { executablePath, env } = await chromiumToDrive()
/** Where the characters of the system are not UTF-8, as in a container without a locale, Chromium calls a file with a Chinese name "download". */
const CHARACTERS = process.platform === 'linux' ? { LC_CTYPE: 'C.UTF-8' } : {}
export const CHROMIUM = { executablePath, args: FLAGS, env: { ...process.env, ...env, ...CHARACTERS } as Record<string, string> }
