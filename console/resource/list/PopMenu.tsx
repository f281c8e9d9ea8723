import { lazyThemed } from '../../kit/lazyThemed.ts'
import type { PopMenuProps } from '../../kit/PopMenu.tsx'

const Opened = lazyThemed(() => import('../../kit/PopMenu.tsx').then((module) => module.PopMenu))

/** The menu of the kit, whose code is not part of a first page. */
export const PopMenu = (props: PopMenuProps) => <Opened {...props} />
