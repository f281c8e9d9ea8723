import type { FastifyInstance } from 'fastify'
import { refuse } from './transportFaults.ts'

/** No input of ours is nested deeper; code that walks a value by recursion must not meet one that is. */
const DEEPEST = 64
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

function isTooNested(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (isQuoted) {
      if (c === BACKSLASH) i++
      else if (c === QUOTE) isQuoted = false
    } else if (c === QUOTE) isQuoted = true
    else if (c === OPEN_LIST || c === OPEN_OBJECT) {
      if (++depth > DEEPEST) return true
    } else if (c === CLOSE_LIST || c === CLOSE_OBJECT) depth--
  }
  return false
}

/** The only content type that is read is JSON, without keys that reach a prototype. */
export function readJson(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Old clients name the type of a body that they do not send.
    if (body === '' && request.url.startsWith('/api/')) done(null, {})
    else if (isTooNested(body as string)) done(refuse('tooNested'), undefined)
    else parse(request, body as string, done)
  })
}
