import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isUnmodifiedClick } from '../../kit/browser/isUnmodifiedClick.ts'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { usePathOf } from '../../kit/session/navigation.ts'
import type { FigureLink } from './figureKey.ts'

/** Where the rows behind a figure are listed; undefined for people who have no such list. */
export function useRowsLink(): (of: ResourceName, search: string) => FigureLink | undefined {
  const pathOf = usePathOf()
  const navigate = useNavigate()
  return (of, search) => {
    const path = pathOf(of)
    if (!path) return undefined
    const href = path + search
    const onClick = (event: MouseEvent) => {
      if (isUnmodifiedClick(event, 'a')) void navigate(href)
    }
    return { href, onClick }
  }
}
