import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { usePathOf } from '../../kit/session/navigation.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  of: ResourceName
  /** The query string of the link, including '?'. */
  search?: string
  children: ReactNode
}

/** A link to the list of a resource, wherever the menu has it; plain text for users without that page. */
export function ResourceLink({ of, search = '', children, ...rest }: Props) {
  const path = usePathOf()(of)
  if (!path) return <span {...rest}>{children}</span>
  return (
    <Link {...rest} to={path + search}>
      {children}
    </Link>
  )
}
