import { lazyThemed } from '../../kit/lazyThemed.ts'

/** The menu of the kit, whose code is not part of a first page. */
export const PopMenu = lazyThemed(() => import('../../kit/PopMenu.tsx').then((module) => module.PopMenu))
