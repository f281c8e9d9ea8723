import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { operation } from '../../kit/network/document.ts'
import { type AskingCount, type AskingPage, COUNTED_TO, cachedDocument, listType } from './documents.ts'

const matching = (meta: ResourceMeta) => ({ filter: `${meta.type}Filter!`, count: 'Int!' })

/** Updates the given rows alike. */
export const updateManyDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.updateMany`, () =>
    operation('mutation', `Update${listType(meta)}`, { ids: '[ID!]!', input: `Update${meta.type}Input!` }, `count:update${listType(meta)}`),
  )
/** Updates all rows that match a filter; refused when their number differs from the given one. */
export const updateMatchingDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.updateMatching`, () =>
    operation(
      'mutation',
      `UpdateMatching${listType(meta)}`,
      { ...matching(meta), input: `Update${meta.type}Input!` },
      `count:updateMatching${listType(meta)}`,
    ),
  )
/** Removes all rows that match a filter; refused when their number differs from the given one. */
export const removeMatchingDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.removeMatching`, () =>
    operation('mutation', `DeleteMatching${listType(meta)}`, matching(meta), `count:deleteMatching${listType(meta)}`),
  )

/** Undoes a removal: the last one, or that of the given ids. */
export const undeleteDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.undelete`, () =>
    operation('mutation', `Undelete${listType(meta)}`, { ids: '[ID!]' }, `count:undelete${listType(meta)}`),
  )

/** The ids and versions of rows, to compare with those shown. */
export const versionsDocument = (meta: ResourceMeta): AskingPage<{ readonly id: string; readonly updatedAt: string }> =>
  cachedDocument(`${meta.name}.versions`, () =>
    operation(
      'query',
      `${meta.type}Versions`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{total(upTo:${COUNTED_TO}) items{id updatedAt}}`,
    ),
  )
