import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { operation } from '../../kit/network/document.ts'
import { type AskingCount, type AskingPage, COUNTED_TO, cachedDocument, listType } from './documents.ts'

const matching = (meta: ResourceMeta) => ({ filter: `${meta.type}Filter!`, count: 'Int!' })

/** The same change of many rows, named or all that match; the server refuses when another number matches by then. */
export const updateManyDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.updateMany`, () =>
    operation('mutation', `Update${listType(meta)}`, { ids: '[ID!]!', input: `Update${meta.type}Input!` }, `count:update${listType(meta)}`),
  )
export const updateMatchingDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.updateMatching`, () =>
    operation(
      'mutation',
      `UpdateMatching${listType(meta)}`,
      { ...matching(meta), input: `Update${meta.type}Input!` },
      `count:updateMatching${listType(meta)}`,
    ),
  )
export const removeMatchingDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.removeMatching`, () =>
    operation('mutation', `DeleteMatching${listType(meta)}`, matching(meta), `count:deleteMatching${listType(meta)}`),
  )

/** Takes back a removal of a moment ago, the last one unless ids are given. */
export const undeleteDocument = (meta: ResourceMeta): AskingCount =>
  cachedDocument(`${meta.name}.undelete`, () =>
    operation('mutation', `Undelete${listType(meta)}`, { ids: '[ID!]' }, `count:undelete${listType(meta)}`),
  )

/** Only which rows there are and how old each is: what a list compares with what it shows. */
export const versionsDocument = (meta: ResourceMeta): AskingPage<{ readonly id: string; readonly updatedAt: string }> =>
  cachedDocument(`${meta.name}.versions`, () =>
    operation(
      'query',
      `${meta.type}Versions`,
      { filter: `${meta.type}Filter`, page: 'PageInput' },
      `page:${meta.list}{total(upTo:${COUNTED_TO}) items{id updatedAt}}`,
    ),
  )
