import { client } from '../../kit/client.ts'
import { operation } from '../../kit/document.ts'
import { observable } from '../../kit/observable.ts'
import type { Flag } from './channels.ts'

export type Category = Readonly<Record<Flag, boolean>> & { readonly id: string }

const SIZE = 200
const categoriesDocument = operation(
  'query',
  'NoticeCategories',
  { page: 'PageInput' },
  'page:notificationTypes{items{id hasBell hasEmail hasSms hasVoice hasWechat}}',
)
const none: readonly Category[] = []

/** What forms know of the categories; empty until they have been read, and for whoever may not read them. */
export const categories = observable(none)
let isFollowed = false

export function followCategories() {
  if (isFollowed) return
  isFollowed = true
  client
    .watchQuery<{ page: { items: readonly Category[] } }>({
      query: categoriesDocument,
      variables: { page: { no: 1, size: SIZE } },
      context: { handles: ['*'] },
    })
    .subscribe(({ data }) => categories.set((data?.page?.items as readonly Category[] | undefined) ?? none))
}

export const categoryOf = (id: unknown): Category | undefined => categories.get().find((one) => one.id === id)
