import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import { operation } from '../../kit/network/document.ts'
import { numberField, type Ref, type Row } from '../meta.ts'

/** A document made from metadata, and what it answers. `R` is a row as the asker knows it. */
export type Asking<Data> = TypedDocumentNode<Data, OperationVariables>
export interface PageOf<R> {
  readonly total: number
  readonly items: readonly R[]
}
export type AskingPage<R> = Asking<{ readonly page: PageOf<R> }>
export type AskingRecord<R> = Asking<{ readonly record: R }>
export type AskingCount = Asking<{ readonly count: number }>

const built = new Map<string, DocumentNode>()

/** Built on first use: a resource costs only its line of metadata until its screen opens. */
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

/** What is read of a row that a field points at. Files of a record are shown whole, those of a list at a glance. */
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
/** What a list reads of each row. The version is part of it, or an edit could overwrite a colleague's. */
export const rowFields = (meta: ResourceMeta): string => selectionOf(meta, false)

/** A record on its own also brings what is too large for lists. */
export const recordFields = (meta: ResourceMeta): string => selectionOf(meta, true) + blockedFields(meta)

const BLOCKED = '{step message record{resource id}}'
/** Which of the steps that are legal would be refused all the same, and why. */
export const blockedFields = (meta: ResourceMeta): string => (meta.flow ? ` blocked${BLOCKED}` : '')
/** The same of a row that offers its steps where it is listed: corrections say so once they are begun. */
const actingFields = (meta: ResourceMeta): string =>
  rowFields(meta) + (meta.flow?.isConditional ? ` blocked(corrections:false)${BLOCKED}` : '')

/** Only of records some of whose steps are demanding. */
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
export const listType = (meta: ResourceMeta) => capital(meta.list)
export const stepField = (meta: ResourceMeta, step: string) => `${step}${meta.type}`

export const listDocument = <R = Row>(meta: ResourceMeta): AskingPage<R> =>
  cachedDocument(`${meta.name}.list`, () =>
    operation(
      'query',
      `${meta.type}List`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{total items{${rowFields(meta)}}}`,
    ),
  )

/** What a list on the screen counts to where counting is dear: nobody turns so many pages. */
export const COUNTED_TO = 10_000

/** A page of a list on the screen, whose total stops there. */
export const shownDocument = <R = Row>(meta: ResourceMeta): AskingPage<R> =>
  cachedDocument(`${meta.name}.shown`, () =>
    operation(
      'query',
      `${meta.type}List`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{total(upTo:${COUNTED_TO}) items{${actingFields(meta)}}}`,
    ),
  )

/** Rows with the steps that would be refused, and why: of a few rows that are worked on where they are shown. */
export const actingDocument = <R = Row>(meta: ResourceMeta): AskingPage<R> =>
  cachedDocument(`${meta.name}.acting`, () =>
    operation(
      'query',
      `${meta.type}Acting`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{total items{${rowFields(meta)}${blockedFields(meta)}}}`,
    ),
  )

/** A page of a list with what there is of it over all pages: how many, and how much. */
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

export const oneDocument = <R = Row>(meta: ResourceMeta): AskingRecord<R> =>
  cachedDocument(`${meta.name}.one`, () =>
    operation('query', `${meta.type}One`, { id: 'ID!' }, `record:${meta.one}{${recordFields(meta)}}`),
  )

/** No total: a picker asks on every pause of typing and counting would be the dear part. */
export const choicesDocument = (meta: ResourceMeta): Asking<{ readonly page: { readonly items: readonly Ref[] } }> =>
  cachedDocument(`${meta.name}.choices`, () =>
    operation('query', `${meta.type}Choices`, { filter: `${meta.type}Filter`, page: 'PageInput' }, `page:${meta.list}{items{id title}}`),
  )

/** What the labels of rows say. */
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

export const createDocument = (meta: ResourceMeta): AskingRecord<Row> =>
  cachedDocument(`${meta.name}.create`, () =>
    operation('mutation', `Create${meta.type}`, { input: `Create${meta.type}Input!` }, `record:create${meta.type}{${actingFields(meta)}}`),
  )

export const updateDocument = (meta: ResourceMeta): AskingRecord<Row> =>
  cachedDocument(`${meta.name}.update`, () =>
    operation(
      'mutation',
      `Update${meta.type}`,
      { id: 'ID!', input: `Update${meta.type}Input!` },
      `record:update${meta.type}{${actingFields(meta)}}`,
    ),
  )

export const removeDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.remove`, () =>
    operation('mutation', `Delete${listType(meta)}`, { ids: '[ID!]!' }, `count:delete${listType(meta)}`),
  )

/** Hangs records of a tree below another one, in this order. */
export const arrangeDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.arrange`, () =>
    operation('mutation', `Arrange${listType(meta)}`, { parentId: 'ID', ids: '[ID!]!' }, `count:arrange${listType(meta)}`),
  )

/** All rows with a few of their fields: what a tree is drawn from. */
export const branchDocument = <R>(meta: ResourceMeta, fields: readonly string[]): AskingPage<R> =>
  cachedDocument(`${meta.name}.branch.${fields}`, () =>
    operation(
      'query',
      `${meta.type}Branches`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{total items{id title ${fields.join(' ')}}}`,
    ),
  )

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

/** How many match. */
export const countDocument = (meta: ResourceMeta): Asking<{ readonly page: { readonly total: number } }> =>
  cachedDocument(`${meta.name}.count`, () =>
    operation('query', `${meta.type}Count`, { filter: `${meta.type}Filter` }, `page:${meta.list}{total}`),
  )
