import { loadWords } from '../../kit/i18n.ts'
import { lazyThemed } from '../../kit/lazyThemed.ts'

/** The page stands before the component library of its pickers has come. */
export const LinkPicker = lazyThemed(
  () => import('../../resource/form/LinkPicker.tsx').then((module) => module.LinkPicker),
  () => loadWords('formsafe'),
)
