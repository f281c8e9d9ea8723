import { lazyComponent } from '../../kit/network/lazyComponent.tsx'

/** What a board is narrowed to: no part of its first paint. */
export const LinkPicker = lazyComponent(() => import('../../fields/inputs/LinkPicker.tsx').then((module) => module.LinkPicker), {
  words: ['formsafe'],
  themed: true,
})
