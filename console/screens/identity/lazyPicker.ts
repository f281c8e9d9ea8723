import { lazyThemed } from '../../kit/overlays/lazyThemed.ts'
import { loadWords } from '../../kit/words/i18n.ts'

/** The page stands before the component library of its pickers has come. */
export const LinkPicker = lazyThemed(
  () => import('../../fields/inputs/LinkPicker.tsx').then((module) => module.LinkPicker),
  () => loadWords('formsafe'),
)
