import { loadWords } from '../../kit/i18n.ts'
import { lazyThemed } from '../../kit/lazyThemed.ts'

/** What a board is narrowed to: no part of its first paint. */
export const LinkPicker = lazyThemed(
  () => import('../../resource/form/LinkPicker.tsx').then((module) => module.LinkPicker),
  () => loadWords('formsafe'),
)
