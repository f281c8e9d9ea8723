import { lazyComponent } from '../../kit/network/lazyComponent.tsx'

/** The page stands before the component library of its pickers has come. */
export const LinkPicker = lazyComponent(() => import('../../fields/inputs/LinkPicker.tsx').then((module) => module.LinkPicker), {
  words: ['formsafe'],
  themed: true,
})
