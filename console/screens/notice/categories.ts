import { observable } from '../../kit/browser/observable.ts'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { client } from '../../kit/network/client.ts'
import { NoticeCategoriesDocument, type NoticeCategoriesQuery } from './gen/categories.ts'

export type Channel = ResourceTypes['noticeDelivery']['row']['channel']

/** Each channel: its flag at the category, its icon, and the field of a receiver with the address that it needs. */
const VIEWS = {
  BELL: { flag: 'hasBell', icon: 'bell', address: 'userId' },
  EMAIL: { flag: 'hasEmail', icon: 'send', address: 'email' },
  SMS: { flag: 'hasSms', icon: 'message', address: 'mobile' },
  VOICE: { flag: 'hasVoice', icon: 'phone', address: 'voiceTel' },
  WECHAT: { flag: 'hasWechat', icon: 'users', address: 'robotKey' },
} as const satisfies Readonly<Record<Channel, { flag: `has${Capitalize<Lowercase<Channel>>}`; icon: string; address: string }>>
export const CHANNELS = (Object.keys(VIEWS) as Channel[]).map((channel) => ({ channel, ...VIEWS[channel] }))

export const iconOf = (channel: Channel): string => VIEWS[channel].icon

type Category = NoticeCategoriesQuery['page']['items'][number]

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
