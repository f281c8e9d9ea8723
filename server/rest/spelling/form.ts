import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { invalidField, Refusal } from '../../kernel/index.ts'

/** The field of a form that holds the workbook. */
const FIELD = 'file'
/** A little more than a workbook may weigh: what is too much for one is said by whoever takes it. */
const FORM_MAX = 11 * 1024 * 1024
const LIMITS = { fields: 20, fieldSize: 2000, parts: 25, headerPairs: 50 }

/** A form as browsers send it. */
export interface Form {
  readonly source: Readable
  /** What the sender called the file. */
  readonly fileName: string
  /** The other fields, known when all of the form has arrived. Refused when there was another file. */
  readonly fields: Promise<ReadonlyMap<string, string>>
}

export const isForm = ({ headers }: { headers: IncomingHttpHeaders }) => /^\s*multipart\/form-data\b/i.test(headers['content-type'] ?? '')

const broken = () => new Refusal('rest.brokenForm')
const tooLarge = () => new Refusal('limits.bodyTooLarge', { limit: '10 MB' })

function parserOf(request: IncomingMessage): BusboyInstance {
  if (Number(request.headers['content-length'] ?? 0) > FORM_MAX) throw tooLarge()
  try {
    return new Busboy({ headers: request.headers as never, limits: LIMITS })
  } catch {
    throw broken()
  }
}

/** The file as a stream that fails with words. A sender whose file is not wanted is not listened to for ever. */
function passedOn(request: IncomingMessage, file: Readable): PassThrough {
  const out = new PassThrough()
  // It may break before anybody reads it, who then finds it broken.
  out.on('error', () => {})
  file.once('error', () => out.destroy(broken()))
  out.once('close', () => {
    if (!file.readableEnded) file.resume()
  })
  request.once('close', () => request.complete || out.destroy(broken()))
  return file.pipe(out)
}

/** Reads a form up to its file, which is passed on as it arrives. Throws when there is none, or the body is no form. */
export function formOf(request: IncomingMessage): Promise<Form> {
  const parser = parserOf(request)
  const fields = new Map<string, string>()
  let source: PassThrough | undefined
  let bytes = 0
  const form = new Promise<Form>((resolve, reject) => {
    const whole = new Promise<ReadonlyMap<string, string>>((done, fail) => {
      const end = (refusal: Refusal) => {
        source?.destroy(refusal)
        fail(refusal)
        reject(refusal)
      }
      parser.on('field', (name, value) => fields.set(name, value))
      parser.on('file', (name, stream, fileName) => {
        if (name !== FIELD) return stream.resume()
        if (source) {
          fail(invalidField(FIELD, 'oneFile'))
          return stream.resume()
        }
        source = passedOn(request, stream)
        resolve({ source, fileName: fileName ?? '', fields: whole })
        return undefined
      })
      parser.once('error', () => end(broken()))
      parser.once('finish', () => (source ? done(fields) : end(invalidField(FIELD, 'required'))))
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes <= FORM_MAX) return
        end(tooLarge())
        request.destroy()
      })
    })
    // Whoever refuses the file itself never asks for the rest.
    whole.catch(() => {})
  })
  request.pipe(parser)
  return form
}
