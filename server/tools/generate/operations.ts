import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DocumentNode, parse, print, separateOperations, stripIgnoredCharacters } from 'graphql'
import { type ResourceMeta, resources } from '../../../console/kit/gen/resources.ts'
import { joined } from '../../../console/kit/network/document.ts'
import { groupsDocument } from '../../../console/list/groups/groupsDocument.ts'
import * as generic from '../../../console/resource/operations/documents.ts'
import * as many from '../../../console/resource/operations/manyDocuments.ts'
import { PendingMaintenanceDocument } from '../../../console/screens/maintenance/gen/pending.ts'
import { workDocument } from '../../../console/screens/repair/documents.ts'
import { passportDocument } from '../../../console/screens/roller/passport.ts'
import { PulseDocument } from '../../../console/shell/idle/gen/polling.ts'
import { root } from '../../platform/paths.ts'

/* Every GraphQL operation that the product sends: those written in .graphql files, and those that are made from metadata at run time. */

/** What the generic screens ask of one resource. */
export function genericDocuments(meta: ResourceMeta): DocumentNode[] {
  const may = (what: ResourceMeta['can'][number], ...documents: DocumentNode[]) => (meta.can.includes(what) ? documents : [])
  return [
    generic.listDocument(meta),
    generic.oneDocument(meta),
    generic.choicesDocument(meta),
    generic.countDocument(meta),
    groupsDocument(meta),
    ...(meta.qr ? [generic.labelsDocument(meta)] : []),
    ...('updatedAt' in meta.fields ? [many.versionsDocument(meta)] : []),
    ...may('create', generic.createDocument(meta)),
    ...may('update', generic.updateDocument(meta), many.updateManyDocument(meta), many.updateMatchingDocument(meta)),
    ...may('delete', generic.removeDocument(meta), many.removeMatchingDocument(meta)),
    ...(meta.can.includes('delete') && !meta.isFinal ? [many.undeleteDocument(meta)] : []),
    ...(meta.tree ? [generic.branchDocument(meta, [meta.tree]), generic.arrangeDocument(meta)] : []),
    ...Object.keys(meta.flow?.steps ?? {}).map((step) => generic.stepDocument(meta, step)),
    ...(Object.values(meta.flow?.steps ?? {}).some((step) => step.isDemanding) ? [generic.needsDocument(meta)] : []),
  ]
}

const SEES = [true, false]
/** Written documents that read the fields of a resource besides. */
export const extendedDocuments = (): DocumentNode[] => [
  passportDocument(),
  joined([PulseDocument, PendingMaintenanceDocument]),
  ...SEES.flatMap((reportLog) => SEES.map((repairLog) => workDocument({ reportLog, repairLog }))),
]

export const runTimeDocuments = (): DocumentNode[] => [...Object.values(resources).flatMap(genericDocuments), ...extendedDocuments()]

/** The .graphql files of both apps; the playground's examples are what people may send, not what the product sends. */
export const writtenFiles = (): string[] => globSync('{console,bigscreen}/**/*.graphql', { cwd: fileURLToPath(root) }).sort()
export const readDocument = (file: string): DocumentNode => parse(readFileSync(new URL(file, root), 'utf8'))
const isSent = (file: string) => !file.startsWith('console/playground/examples/')

export interface Operation {
  name: string
  /** Of the text without what means nothing, in hexadecimal. */
  sha256: string
  bytes: number
}

/** The list that a gateway could hold requests to. */
export function operations(): Operation[] {
  const documents = [...writtenFiles().filter(isSent).map(readDocument), ...runTimeDocuments()]
  const found = documents.flatMap((document) =>
    Object.entries(separateOperations(document)).map(([name, one]) => {
      const text = stripIgnoredCharacters(print(one))
      return { name, sha256: createHash('sha256').update(text).digest('hex'), bytes: Buffer.byteLength(text) }
    }),
  )
  const unique = new Map(found.map((one) => [one.sha256, one]))
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name) || a.sha256.localeCompare(b.sha256))
}
