import { type FunctionComponent, memo } from 'react'
import type { ListController } from './listController.ts'

/**
 * Memoizes a component on the given members of its list: other changes do not render it, and its type prevents reading them.
 * @param keys FRAME or ROW.
 */
export function memoList<const Key extends keyof ListController, Props extends { list: Pick<ListController, Key> }>(
  keys: readonly Key[],
  component: FunctionComponent<Props>,
) {
  return memo(component, (before, after) => {
    const names = Object.keys(after) as (keyof Props)[]
    const isSameList = keys.every((key) => Object.is(before.list[key], after.list[key]))
    return isSameList && names.every((name) => name === 'list' || Object.is(before[name], after[name]))
  })
}
