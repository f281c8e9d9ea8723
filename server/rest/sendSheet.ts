import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from '../platform/outage.ts'
import { wordsOf } from '../platform/refusalWords.ts'
import { languageOf, words } from '../platform/words.ts'
import type { Sheet } from './call.ts'
import { FRAMED, framed } from './framing.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook as the caller wants it: the file, or the file in frames that tell how far it is. */
export function sendSheet(request: FastifyRequest, reply: FastifyReply, { disposition, rowCount, stream, rowsDone }: Sheet) {
  void reply.header('content-disposition', disposition).header('x-row-count', rowCount)
  // Whoever has gone away meanwhile wants nothing made.
  if (request.raw.destroyed || reply.raw.destroyed) stream.destroy()
  if (!request.headers.accept?.includes(FRAMED)) return reply.type(XLSX).send(stream)
  const language = languageOf(request.headers['accept-language'])
  const sentenceOf = (error: unknown) => {
    const refusal = refusalOf(error)
    return refusal ? wordsOf(refusal, language).message : words(language)('export.brokenOff')
  }
  // Proxies that gather a whole answer first would keep the progress to themselves.
  return reply.type(FRAMED).header('x-accel-buffering', 'no').send(framed(stream, { rowsDone, sentenceOf }))
}
