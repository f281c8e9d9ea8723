export { Nothing, Tag } from './cells.tsx'
export { type ActionProps, type AnySpec, defineScreen, type Screen, type ScreenSpec } from './defineScreen.ts'
export { RelatedList } from './detail/RelatedList.tsx'
export { ResourceLink } from './ResourceLink.tsx'
