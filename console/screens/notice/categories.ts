import { client } from '../../kit/client.ts'
import { observable } from '../../kit/observable.ts'
import { NoticeCategoriesDocument, type NoticeCategoriesQuery } from './gen/categories.ts'

export type Category = NoticeCategoriesQuery['page']['items'][number]

const SIZE = 200
const none: readonly Category[] = []

/** What forms know of the categories; empty until they have been read, and for whoever may not read them. */
export const categories = observable(none)
let isFollowed = false

export function followCategories() {
  if (isFollowed) return
  isFollowed = true
  client
    .watchQuery({ query: NoticeCategoriesDocument, variables: { page: { no: 1, size: SIZE } }, context: { handles: ['*'] } })
    .subscribe(({ data, dataState }) => categories.set(dataState === 'complete' ? data.page.items : none))
}

export const categoryOf = (id: unknown): Category | undefined => categories.get().find((one) => one.id === id)
