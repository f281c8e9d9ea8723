import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from '../../kernel/index.ts'
import { refusalOf } from '../../platform/connections/outage.ts'
import { wordsOf } from '../../platform/refusalWords.ts'
import { languageOf, words } from '../../platform/words.ts'
import type { ExportGroups, ExportRows, Route, Sheet } from '../call.ts'
import { FRAMED, framed } from '../framing.ts'
import type { Spelling } from '../spelling/names.ts'
import { oneOf, type Params } from '../spelling/params.ts'
import { about } from './crud.ts'
import { groupingOf } from './grouping.ts'
import { listingOf } from './listing.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

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

/** `columns=a,b`: which columns the sheet has, in that order, in any spelling that rows are read in. */
const columnsOf = (spelling: Spelling, params: Params) =>
  oneOf(params, 'columns')
    ?.split(',')
    .flatMap((name) => (name.trim() ? [spelling.fieldOf(name.trim())?.key ?? name.trim()] : []))

/** GET /{resource}/export: the rows that a list with the same filters and order would show, all of them, as a workbook. */
export const exportRoutes = (registry: Registry, exportRows: ExportRows): Route[] =>
  registry.exposed.map(
    (resource): Route => ({
      method: 'GET',
      path: `${resource.rest}/export`,
      permission: [`${resource.permission}:export`],
      handle: about(resource, async (call) => {
        const { actor, language, params } = call
        const filters: Params = new Map([...params].filter(([name]) => name !== 'columns'))
        const { request } = listingOf(call, resource, filters)
        return exportRows({ actor, resource, language, request, columns: columnsOf(call.spellingOf(resource), params) })
      }),
    }),
  )

/** GET /{resource}/group/export: all groups of such a list as a workbook. */
export const groupExportRoutes = (registry: Registry, exportGroups: ExportGroups): Route[] =>
  registry.exposed.map(
    (resource): Route => ({
      method: 'GET',
      path: `${resource.rest}/group/export`,
      permission: [`${resource.permission}:export`],
      handle: about(resource, async (call) => {
        const { actor, language } = call
        return exportGroups({ actor, resource, language, request: groupingOf(call, resource).request })
      }),
    }),
  )
