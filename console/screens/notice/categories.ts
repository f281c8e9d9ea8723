import { client } from '../../kit/client.ts'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { observable } from '../../kit/observable.ts'
import { NoticeCategoriesDocument, type NoticeCategoriesQuery } from './gen/categories.ts'

export type Channel = ResourceTypes['noticeDelivery']['row']['channel']
type Flag = 'hasBell' | 'hasEmail' | 'hasSms' | 'hasVoice' | 'hasWechat'

/** Each way of telling: its switch at the category, its sign, and the address that a receiver needs for it. */
export const CHANNELS = [
  { channel: 'BELL', flag: 'hasBell', icon: 'bell', address: 'userId' },
  { channel: 'EMAIL', flag: 'hasEmail', icon: 'send', address: 'email' },
  { channel: 'SMS', flag: 'hasSms', icon: 'message', address: 'mobile' },
  { channel: 'VOICE', flag: 'hasVoice', icon: 'phone', address: 'voiceTel' },
  { channel: 'WECHAT', flag: 'hasWechat', icon: 'users', address: 'robotKey' },
] as const satisfies readonly { channel: Channel; flag: Flag; icon: string; address: string }[]

export const iconOf = (channel: Channel): string => CHANNELS.find((one) => one.channel === channel)?.icon ?? 'bell'

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
