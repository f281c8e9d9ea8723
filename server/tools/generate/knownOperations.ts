import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql'
import { resources } from '../../../console/kit/gen/resources.ts'
import { extended } from '../../../console/kit/network/document.ts'
import { actingDocument, blockedFields, rowFields, shownDocument, summedDocument } from '../../../console/resource/operations/documents.ts'
import { MyComplaintsDocument } from '../../../console/screens/quality/gen/myComplaints.ts'
import { type KnownSelections, type Selections, selectionsOf } from '../../graphql/known/selections.ts'
import { readDocument, runTimeDocuments, writtenFiles } from './operations.ts'

const fieldsOf = (name: 'complaint' | 'complaintAction') => `${rowFields(resources[name])}${blockedFields(resources[name])}`
/** What screens make of metadata besides: lists as they are shown, and what waits for a person. */
const more = (): DocumentNode[] => [
  ...Object.values(resources).flatMap((meta) => [shownDocument(meta), actingDocument(meta), summedDocument(meta)]),
  extended(MyComplaintsDocument, ['mine', 'complaints'], fieldsOf('complaint')),
  extended(MyComplaintsDocument, ['mine', 'actions'], fieldsOf('complaintAction')),
]

/** Every document that console, walls and playground send, and the fragments of their files. */
export function sentDocuments(): { documents: DocumentNode[]; fragments: Map<string, FragmentDefinitionNode> } {
  const written = writtenFiles()
    .filter((file) => !file.startsWith('console/playground/examples/'))
    .map(readDocument)
  const fragments = written.flatMap(({ definitions }) =>
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  )
  return { documents: [...written, ...runTimeDocuments(), ...more()], fragments: new Map(fragments) }
}

const textOf = (selections: Selections): string =>
  Object.keys(selections)
    .sort()
    .map((name) => {
      const below = textOf(selections[name] as Selections)
      return below ? `${name}{${below}}` : name
    })
    .join(' ')
/** The manifest as it is committed: a line of fields for each kind of operation. */
export function knownOperations(): string {
  const { documents, fragments } = sentDocuments()
  const known: KnownSelections = selectionsOf(documents, fragments)
  return `${JSON.stringify(Object.fromEntries(Object.entries(known).map(([kind, one]) => [kind, `{${textOf(one)}}`])), null, 2)}\n`
}
