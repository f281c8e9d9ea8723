import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { usePathOf } from '../../kit/session/navigation.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  of: ResourceName
  /** What stands behind the page's address, from '?' on. */
  search?: string
  children: ReactNode
}

/** Leads to a page of a resource wherever the menu tree has put it; plain text for people who have no such page. */
export function ResourceLink({ of, search = '', children, ...rest }: Props) {
  const path = usePathOf()(of)
  if (!path) return <span {...rest}>{children}</span>
  return (
    <Link {...rest} to={path + search}>
      {children}
    </Link>
  )
}
