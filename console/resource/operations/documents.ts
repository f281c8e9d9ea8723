import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import { operation } from '../../kit/network/document.ts'
import { numberField, type Ref, type Row } from '../meta.ts'

/** A GraphQL document built from metadata, typed by its answer. `R` is the row type of the caller. */
export type Asking<Data> = TypedDocumentNode<Data, OperationVariables>
export interface PageOf<R> {
  readonly total: number
  readonly items: readonly R[]
}
export type AskingPage<R> = Asking<{ readonly page: PageOf<R> }>
export type AskingRecord<R> = Asking<{ readonly record: R }>
export type AskingCount = Asking<{ readonly count: number }>

const built = new Map<string, DocumentNode>()

/** Caches documents by resource, built on first use: until its screen opens, a resource costs only its metadata. */
export function cachedDocument<Data, Variables extends OperationVariables = OperationVariables>(
  key: string,
  make: () => DocumentNode,
): TypedDocumentNode<Data, Variables> {
  const known = built.get(key)
  if (known) return known as TypedDocumentNode<Data, Variables>
  const fresh = make()
  built.set(key, fresh)
  return fresh as TypedDocumentNode<Data, Variables>
}

/** The selection of a referenced row. Files of a record are selected in full, those of lists only for a preview. */
function referenceOf(field: FieldMeta, isWhole: boolean): string {
  const { accept } = field
  const number = numberField(field)
  if (!accept) return number ? `{id title ${number}}` : '{id title}'
  return isWhole ? '{id title name fileType bytes width height thumbURL}' : '{id title thumbURL}'
}
function selectionOf(meta: ResourceMeta, isWhole: boolean): string {
  const read = Object.entries(meta.fields).filter(([, field]) => !field.transient && (isWhole || !field.bulky))
  return [
    'id title actions',
    ...read.map(([key, field]) => (field.object ? `${key} ${field.object}${referenceOf(field, isWhole)}` : key)),
  ].join(' ')
}
/** The selection of a list row; includes the version, without which an edit could overwrite that of a colleague. */
export const rowFields = (meta: ResourceMeta): string => selectionOf(meta, false)

/** The selection of a single record; includes bulky fields. */
export const recordFields = (meta: ResourceMeta): string => selectionOf(meta, true) + blockedFields(meta)

const BLOCKED = '{step message record{resource id}}'
/** The selection of legal steps that would be refused, with the reason. */
export const blockedFields = (meta: ResourceMeta): string => (meta.flow ? ` blocked${BLOCKED}` : '')
/** The same for rows with actions in lists, without corrections, which are checked when started. */
const actingFields = (meta: ResourceMeta): string =>
  rowFields(meta) + (meta.flow?.isConditional ? ` blocked(corrections:false)${BLOCKED}` : '')

/** The additional fields that steps need; only for resources with such steps. */
export const needsDocument = (meta: ResourceMeta) =>
  cachedDocument<{ record: { needs: readonly { step: string; fields: readonly string[]; asks: readonly string[] }[] } | null }>(
    `${meta.name}.needs`,
    () => {
      const isDemanding = Object.values(meta.flow?.steps ?? {}).some((step) => step.isDemanding)
      return operation(
        'query',
        `${meta.type}Needs`,
        { id: 'ID!' },
        `record:${meta.one}{id ${isDemanding ? 'needs{step fields asks}' : ''}}`,
      )
    },
  )

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** The GraphQL name of the list type. */
export const listType = (meta: ResourceMeta) => capital(meta.list)
/** The GraphQL name of a step's mutation. */
export const stepField = (meta: ResourceMeta, step: string) => `${step}${meta.type}`

/** A page of a list with its exact total. */
export const listDocument = <R = Row>(meta: ResourceMeta): AskingPage<R> =>
  cachedDocument(`${meta.name}.list`, () =>
    operation(
      'query',
      `${meta.type}List`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{total items{${rowFields(meta)}}}`,
    ),
  )

/** Where the count of a list stops; nobody turns so many pages. */
export const COUNTED_TO = 10_000

/** A page of a list whose total stops at COUNTED_TO. */
export const shownDocument = <R = Row>(meta: ResourceMeta): AskingPage<R> =>
  cachedDocument(`${meta.name}.shown`, () =>
    operation(
      'query',
      `${meta.type}List`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{total(upTo:${COUNTED_TO}) items{${actingFields(meta)}}}`,
    ),
  )

/** Rows with their blocked steps and reasons, for short lists with actions. */
export const actingDocument = <R = Row>(meta: ResourceMeta): AskingPage<R> =>
  cachedDocument(`${meta.name}.acting`, () =>
    operation(
      'query',
      `${meta.type}Acting`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{total items{${rowFields(meta)}${blockedFields(meta)}}}`,
    ),
  )

/** A page of a list with total and sums over all pages. */
export const summedDocument = (
  meta: ResourceMeta,
): Asking<{ readonly page: PageOf<Row> & { readonly sums?: Readonly<Record<string, number>> } }> =>
  cachedDocument(`${meta.name}.summed`, () => {
    const sums = meta.sums ? `sums{${meta.sums.join(' ')}}` : ''
    return operation(
      'query',
      `${meta.type}Summed`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{total ${sums} items{${actingFields(meta)}}}`,
    )
  })

/** A single record. */
export const oneDocument = <R = Row>(meta: ResourceMeta): AskingRecord<R> =>
  cachedDocument(`${meta.name}.one`, () =>
    operation('query', `${meta.type}One`, { id: 'ID!' }, `record:${meta.one}{${recordFields(meta)}}`),
  )

/** Choices of a picker, without a total: the query runs at every pause of typing, and counting would be the costly part. */
export const choicesDocument = (meta: ResourceMeta): Asking<{ readonly page: { readonly items: readonly Ref[] } }> =>
  cachedDocument(`${meta.name}.choices`, () =>
    operation('query', `${meta.type}Choices`, { filter: `${meta.type}Filter`, page: 'PageInput' }, `page:${meta.list}{items{id title}}`),
  )

/** The fields on the labels of rows. */
export const labelsDocument = (meta: ResourceMeta): Asking<{ readonly page: { readonly items: readonly Row[] } }> =>
  cachedDocument(`${meta.name}.labels`, () => {
    const labelFields = (meta.qr ?? []).map((key) => {
      const { object } = meta.fields[key] ?? {}
      return object ? `${key} ${object}{id title}` : key
    })
    const read = ['id title actions qrCode', ...labelFields].join(' ')
    return operation(
      'query',
      `${meta.type}Labels`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{items{${read}}}`,
    )
  })

/** Creates a record. */
export const createDocument = (meta: ResourceMeta): AskingRecord<Row> =>
  cachedDocument(`${meta.name}.create`, () =>
    operation('mutation', `Create${meta.type}`, { input: `Create${meta.type}Input!` }, `record:create${meta.type}{${actingFields(meta)}}`),
  )

/** Updates a record. */
export const updateDocument = (meta: ResourceMeta): AskingRecord<Row> =>
  cachedDocument(`${meta.name}.update`, () =>
    operation(
      'mutation',
      `Update${meta.type}`,
      { id: 'ID!', input: `Update${meta.type}Input!` },
      `record:update${meta.type}{${actingFields(meta)}}`,
    ),
  )

/** Removes records. */
export const removeDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.remove`, () =>
    operation('mutation', `Delete${listType(meta)}`, { ids: '[ID!]!' }, `count:delete${listType(meta)}`),
  )

/** Moves records of a tree below a parent, in this order. */
export const arrangeDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.arrange`, () =>
    operation('mutation', `Arrange${listType(meta)}`, { parentId: 'ID', ids: '[ID!]!' }, `count:arrange${listType(meta)}`),
  )

/** All rows of a tree with few fields. */
export const branchDocument = <R>(meta: ResourceMeta, fields: readonly string[]): AskingPage<R> =>
  cachedDocument(`${meta.name}.branch.${fields}`, () =>
    operation(
      'query',
      `${meta.type}Branches`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{total items{id title ${fields.join(' ')}}}`,
    ),
  )

/** Takes a flow step on a record. */
export function stepDocument(meta: ResourceMeta, step: string): AskingRecord<Row> {
  return cachedDocument(`${meta.name}.${step}`, () => {
    const needed = Object.values(meta.flow?.steps[step]?.input ?? {}).some((field) => field.required)
    const input = `${capital(step)}${meta.type}Input${needed ? '!' : ''}`
    return operation(
      'mutation',
      `${capital(step)}${meta.type}`,
      { id: 'ID!', input },
      `record:${stepField(meta, step)}{${actingFields(meta)}}`,
    )
  })
}

/** The number of matching rows. */
export const countDocument = (meta: ResourceMeta): Asking<{ readonly page: { readonly total: number } }> =>
  cachedDocument(`${meta.name}.count`, () =>
    operation('query', `${meta.type}Count`, { filter: `${meta.type}Filter` }, `page:${meta.list}{total}`),
  )
