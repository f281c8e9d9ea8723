import { lazyThemed } from '../../kit/overlays/lazyThemed.ts'

/** The menu of the kit, whose code is not part of a first page. */
export const PopMenu = lazyThemed(() => import('../../kit/overlays/PopMenu.tsx').then((module) => module.PopMenu))
